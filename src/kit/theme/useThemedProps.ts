import { useDefaultProps } from '@mui/system/DefaultPropsProvider';

/**
 * The props of a component, with the `defaultProps` that a theme of MUI's has for it in the place of those that are not given.
 *
 * @param name - the component as a theme's `components` names it: `TkButton`
 */
export const useThemedProps = <Props>(name: `Tk${string}`, props: Props): Props => useDefaultProps({ name, props });
