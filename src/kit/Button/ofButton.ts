import { createElement, type ElementType, type KeyboardEvent, type ReactNode } from 'react';
import { styled, type Owned } from '../part.ts';

/** The parts of a button beside its text. */
export type ButtonSlot = 'startIcon' | 'endIcon' | 'loadingIndicator';

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
export function ofButton({ as = 'button', type = 'button', to, onKeyDown, ...rest }: ButtonElement): object {
  // A tooltip of MUI's around it says what it does, and gives it a name, or none.
  if (as === 'button') return 'aria-label' in rest && !('title' in rest) ? { type, title: undefined } : { type };
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

const slot = (name: string) => styled('span', { name: 'TkButton', slot: name })({ display: 'inline-flex' });
const slots = { startIcon: slot('StartIcon'), endIcon: slot('EndIcon'), loadingIndicator: slot('LoadingIndicator') };

type Icons = { [Slot in ButtonSlot]?: ReactNode } & { slotProps?: { [Slot in ButtonSlot]?: object } | undefined } & Owned;

/** Puts the icons of a button into elements of their own, which an application's theme reaches. In the shop they stand for themselves. */
export function inSlots<Props extends Icons>(props: Props): Props {
  const icons = Object.entries(slots).map(([name, Slot]) => {
    const { [name as ButtonSlot]: icon, slotProps, ownerState } = props as Icons;
    return [name, icon && createElement(Slot, { ownerState, ...slotProps?.[name as ButtonSlot] } as object, icon)];
  });
  return { ...props, ...Object.fromEntries(icons) };
}
