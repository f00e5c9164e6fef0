import { useDefaultProps } from '@mui/system/DefaultPropsProvider';

/** Props of a component's root that only a theme's overrides and variants read. */
export interface Owned {
  /** The props of the component, with its defaults. */
  ownerState?: object;
}

/** Props that are never missing, since a component has defaults for them. */
type Kept<Props, Defaults> = { [Name in keyof Props & keyof Defaults]: Exclude<Props[Name], undefined> };

/**
 * The props of a component: those that are given, else the `defaultProps` that a theme of MUI's has for it, else its own. All of them are the `ownerState` that a theme's
 * overrides and variants read; it reaches the root with the rest of the props.
 *
 * @param name - the component as a theme's `components` names it: `TkButton`
 * @param given - its props
 * @param defaults - its own defaults
 */
export function useThemedProps<Props, const Defaults>(
  name: `Tk${string}`,
  given: Props,
  defaults?: Defaults & Partial<Props>,
): Props & Kept<Props, Defaults> & Owned {
  const props = { ...useDefaultProps({ name, props: given }) } as Record<string, unknown>;
  for (const [prop, value] of Object.entries({ ...defaults })) if (props[prop] === undefined) props[prop] = value;
  return { ...props, ownerState: props } as Props & Kept<Props, Defaults> & Owned;
}
