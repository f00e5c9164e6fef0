import type { ElementType } from 'react';
import { useDefaultProps } from './appTheme.ts';
import type { Called, Overridden } from './customised.ts';
import { placed, type Customised } from './placed.ts';

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
