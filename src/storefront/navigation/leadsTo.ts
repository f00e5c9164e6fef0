import type { SyntheticEvent } from 'react';

/**
 * Props of a group of boxes or buttons that lead to addresses, as links do: each says its own when it is pointed at, before `linkIntent.ts` hears of it.
 *
 * @param addressOf - the address that pressing the control of a value leads to
 */
export function leadsTo(
  addressOf: (value: string) => string,
): Record<'onPointerOver' | 'onPointerDown' | 'onFocus', (event: SyntheticEvent) => void> {
  const say = ({ target }: SyntheticEvent): void => {
    const place = target instanceof Element ? (target.closest('label') ?? target.closest('button')) : null;
    const control = place instanceof HTMLLabelElement ? place.control : place;
    const value = control?.getAttribute('value');
    if (place && value) place.dataset.leadsTo = addressOf(value);
  };
  return { onPointerOver: say, onPointerDown: say, onFocus: say };
}
