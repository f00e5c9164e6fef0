import type { ElementType } from 'react';
import { useDefaultProps } from './appTheme.ts';
import type { Called, Overridden } from './customised.ts';
import { states, utilityKeys } from './utilityKeys.ts';

/** Props of a component's root that only the theme, and `component`, give it. */
export interface Owned {
  /** The props of the component, with its defaults. */
  ownerState?: object;
  /** The element or component that stands in the root's place. */
  as?: ElementType;
}

/** Props that are never missing, since a component has defaults for them. */
type WithDefaults<Props, Defaults> = { [Name in keyof Props & keyof Defaults]: Exclude<Props[Name], undefined> };

/** The names of a part's slots. */
type SlotOf<Props> = Props extends { slotProps?: infer Slots } ? Extract<keyof NonNullable<Slots>, string> : never;

interface Customised extends Record<string, unknown> {
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
  if (classes || props.slots) {
    props.className = joined(props.className, classes?.['root']);
    for (const slot of Object.keys({ ...classes, ...props.slots })) {
      const own = props.slotProps?.[slot];
      const next = { ...own, as: props.slots?.[slot], className: joined(own?.className, classes?.[slot]) };
      if (slot !== 'root') props.slotProps = { ...props.slotProps, [slot]: next };
    }
  }
  return props as unknown as Called<Props>;
}

/**
 * The props of a component: those that are given, else the `defaultProps` that a theme of MUI's has for it, else its own. All of them are the `ownerState` that a theme's
 * overrides and variants read; it reaches the root with the rest of the props. `classes`, `slots` and `component` have become props of the root and of `slotProps`:
 * a part hands `slotProps` to the slots' styled elements, and needs nothing else for all three.
 *
 * @param name - the component as a theme's `components` names it: `TkButton`
 * @param defaults - its own defaults
 * @param slots - those of its slots that a theme's overrides style: each has the `ownerState` among its `slotProps`
 */
export function useThemedProps<Props, Root extends ElementType, const Defaults>(
  name: `Tk${string}`,
  given: Overridden<Props, Root>,
  defaults?: Defaults & Partial<Props>,
  slots: readonly SlotOf<Props>[] = [],
): Called<Props> & WithDefaults<Props, Defaults> & Owned {
  const props = { ...useDefaultProps({ name, props: given }) } as Record<string, unknown>;
  for (const [prop, value] of Object.entries({ ...defaults })) if (props[prop] === undefined) props[prop] = value;
  const called = placed(props, name) as Customised;
  // Without functions: handlers in them are called beside the part's own.
  props['slotProps'] = called.slotProps;
  for (const slot of slots) called.slotProps = { ...called.slotProps, [slot]: { ...called.slotProps?.[slot], ownerState: props } };
  return { ...called, ownerState: props } as Called<Props> & WithDefaults<Props, Defaults> & Owned;
}
