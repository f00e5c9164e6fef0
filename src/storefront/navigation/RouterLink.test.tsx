import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RouterLink, RouterLinks } from './RouterLink.tsx';

const rendered = vi.fn<() => void>();

function Words({ text }: { text: string }) {
  rendered();
  return text;
}

function Place() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return <output>{pathname + search + (state === null ? '' : JSON.stringify(state))}</output>;
}

const links = (
  <>
    <RouterLink href="/product/1" state={{ from: 'list' }}>
      <Words text="Cod" />
    </RouterLink>
    <RouterLink href="/?page=2">Page 2</RouterLink>
    <RouterLink href="#main">To the content</RouterLink>
    <RouterLink href="/terms" target="_blank">
      Terms
    </RouterLink>
    <RouterLink href="/" onClick={(event) => event.preventDefault()}>
      Nowhere
    </RouterLink>
  </>
);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  rendered.mockClear();
  render(
    <BrowserRouter>
      <RouterLinks>{links}</RouterLinks>
      <Place />
    </BrowserRouter>,
  );
});

const press = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByRole('link', { name }), init);

it('follows a press within the shop, with its state, and renders no link again', () => {
  expect(press('Cod')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('/product/1{"from":"list"}');
  expect(rendered).toHaveBeenCalledOnce();
});

it.each<[string, MouseEventInit]>([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a press with %s to the browser', (_how, init) => {
  // A link that opens elsewhere takes the browser nowhere here either.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('Cod', init);
  expect(screen.getByRole('status').textContent).toBe('/');
});

it('adds no entry to the history for the present address', () => {
  press('Page 2');
  const entries = window.history.length;
  press('Page 2');
  expect(window.history.length).toBe(entries);
  expect(screen.getByRole('status').textContent).toBe('/?page=2');
});

it.each(['Terms', 'To the content', 'Nowhere'])('does not follow "%s" by the router', (name) => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(name);
  expect(screen.getByRole('status').textContent).toBe('/');
});
