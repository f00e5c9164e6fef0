import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from './index.ts';

it.each(['small', 'medium', 'large'] as const)('is a square of the size %s, with the class of MUI', (size) => {
  document.documentElement.style.cssText = `--tk-size-control-${size}: 7px`;
  render(
    <IconButton label="Menu" size={size}>
      ≡
    </IconButton>,
  );
  const button = screen.getByRole('button');
  expect(getComputedStyle(button)).toMatchObject({ inlineSize: '7px', blockSize: '7px' });
  expect(button.className).toContain(`TkIconButton-size${size.charAt(0).toUpperCase()}${size.slice(1)}`);
  document.documentElement.removeAttribute('style');
});
