import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { Button } from './index.ts';

const RouterLink = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

it('a button that is another element has the role, the tab stop and the keys of one', () => {
  const press = vi.fn<() => void>();
  render(
    <Button component="span" onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.tagName).toBe('SPAN');
  expect(button.tabIndex).toBe(0);
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyDown(button, { key: ' ' });
  expect(press).toHaveBeenCalledTimes(2);
});

it('`component="button"` sends no form, and a link of a router stays a link', () => {
  render(
    <>
      <Button component="button">Go on</Button>
      <Button component={RouterLink} to="/prices">
        Prices
      </Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Go on' }).getAttribute('type')).toBe('button');
  expect(screen.getByText('Prices').closest('a')?.hasAttribute('role')).toBe(false);
});
