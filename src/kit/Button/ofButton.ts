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

const slot = (name: string) => styled('span', { name: 'TkButton', slot: name })({ display: 'inline-flex' });
const slots = { startIcon: slot('StartIcon'), endIcon: slot('EndIcon'), loadingIndicator: slot('LoadingIndicator') };

/** An icon of a button in an element of its own, which an application's theme reaches. In the shop it stands for itself. */
export const inSlot = (
  name: ButtonSlot,
  icon: ReactNode,
  slotProps: { [Slot in ButtonSlot]?: object } | undefined,
  { ownerState }: Pick<Owned, 'ownerState'>,
): ReactNode => icon && createElement(slots[name], { ownerState, ...slotProps?.[name] } as object, icon);
