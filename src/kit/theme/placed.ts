import type { ElementType } from 'react';
import type { Called } from './customised.ts';

/** States, whose class every part of MUI's shares: `Mui-disabled`. */
export const states: readonly string[] = ['disabled', 'selected', 'error', 'readOnly'];

const whenOn = [...states, 'fullWidth', 'loading', 'indeterminate', 'multiline'];

/** The ends of a part's utility classes, as MUI's have: `contained`, `colorError`, `sizeSmall`, what is on. `styleOverrides` and `classes` know them by the same names. */
export function utilityKeys(props: Readonly<Record<string, unknown>>): string[] {
  const { variant, orientation, shape, color, severity = color, size, edge } = props;
  const named = (value: unknown, before: string) => typeof value === 'string' && before + value.charAt(0).toUpperCase() + value.slice(1);
  const ofValues = [variant, orientation, shape, named(severity, 'color'), named(size, 'size'), named(edge, 'edge')];
  return [...ofValues, ...whenOn.map((key) => props[key] && key)].filter((key) => typeof key === 'string');
}

/** Props by which an application changes a part. */
export interface Customised extends Record<string, unknown> {
  classes?: Record<string, string | undefined>;
  slots?: Record<string, ElementType | undefined>;
  slotProps?: Record<string, { className?: string; ownerState?: object } | undefined>;
  className?: string;
  component?: ElementType;
}

const joined = (...classes: (string | undefined)[]): string | undefined => classes.filter(Boolean).join(' ') || undefined;

/**
 * Writes what `component`, `classes` and `slots` ask for into the props of the root and those of each slot, which styled elements take: `as` and `className`, with
 * MUI's utility classes: `TkButton-contained`, `Mui-disabled`. A part without an element of its own calls it itself, without a name.
 */
export function placed<Props extends object>(given: Props, name?: string): Called<Props> {
  const { component, classes, ...props } = given as Customised;
  for (const [slot, own] of Object.entries(props.slotProps ?? {}))
    if (typeof own === 'function') props.slotProps = { ...props.slotProps, [slot]: (own as (ownerState: object) => object)(props) };
  if (component) props['as'] = component;
  if (name)
    for (const key of utilityKeys(props))
      props.className = joined(props.className, `${states.includes(key) ? 'Mui' : name}-${key}`, classes?.[key]);
  if (classes) props.className = joined(props.className, classes['root']);
  for (const slot of Object.keys({ ...classes, ...props.slots })) {
    const own = props.slotProps?.[slot];
    const next = { ...own, as: props.slots?.[slot], className: joined(own?.className, classes?.[slot]) };
    if (slot !== 'root') props.slotProps = { ...props.slotProps, [slot]: next };
  }
  return props as unknown as Called<Props>;
}
