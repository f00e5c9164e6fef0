import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { applyMode, readMode, themeInitScript, useMode } from './mode.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.mode;
});

function Shown() {
  const [mode] = useMode();
  return <p>{mode}</p>;
}

/** Runs the script of the page's head. */
const runInitScript = () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text, as the server writes it into the page
  new Function(themeInitScript)();
};

test('a mode is put on the page, remembered, and found again by the script of the next page', () => {
  applyMode('dark');
  expect(document.documentElement.dataset.mode).toBe('dark');
  expect(localStorage.getItem('mode')).toBe('dark');
  delete document.documentElement.dataset.mode;
  runInitScript();
  expect(readMode()).toBe('dark');
});

test('system leaves nothing behind', () => {
  applyMode('light');
  applyMode('system');
  expect(document.documentElement.hasAttribute('data-mode')).toBe(false);
  expect(localStorage.getItem('mode')).toBeNull();
  expect(readMode()).toBe('system');
});

test('what is not a mode is not put on the page', () => {
  localStorage.setItem('mode', '"><script>');
  runInitScript();
  expect(document.documentElement.hasAttribute('data-mode')).toBe(false);
});

test('everyone who uses it follows, also a choice made in another tab; the server says system', () => {
  expect(renderToString(<Shown />)).toBe('<p>system</p>');
  render(<Shown />);
  act(() => applyMode('dark'));
  expect(screen.getByText('dark')).toBeDefined();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'light' })));
  expect(screen.getByText('light')).toBeDefined();
});
