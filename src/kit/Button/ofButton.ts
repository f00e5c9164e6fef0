import type { ElementType, KeyboardEvent } from 'react';

interface ButtonElement {
  as?: ElementType | undefined;
  type?: string | undefined;
  to?: unknown;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Props that make an element a button, as MUI's `ButtonBase` has them: its type where it is a `<button>`, else role, tab stop and keys, unless it leads somewhere. The
 * shop's buttons are buttons, and its build leaves the rest out (`vite.config.ts`).
 */
export function ofButton({ as = 'button', type = 'button', to, onKeyDown }: ButtonElement): object {
  if (as === 'button') return { type };
  if (to !== undefined) return {};
  return {
    role: 'button',
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
}
