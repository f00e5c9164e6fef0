/**
 * Stands in builds of the shop in the place of `src/kit/theme/appTheme.ts`, `src/kit/theme/sx.ts`, `src/kit/theme/placed.ts` and `src/kit/Button/ofButton.ts`: what
 * they do for an application with a theme of MUI's, with `sx`, with `classes` and `slots` or with buttons that are other elements is left out.
 */
import type * as button from '../src/kit/Button/ofButton.ts';
import type * as appTheme from '../src/kit/theme/appTheme.ts';
import type * as place from '../src/kit/theme/placed.ts';
import type * as sx from '../src/kit/theme/sx.ts';

const none = () => undefined;

export const ofButton: typeof button.ofButton = ({ type = 'button' }) => ({ type });
export const inSlots: typeof button.inSlots = (props) => props;

export const useDefaultProps: typeof appTheme.useDefaultProps = ({ props }) => props;
export const tokensOfApp: typeof appTheme.tokensOfApp = none;
export const themed: typeof appTheme.themed = () => none;
export const divided: typeof appTheme.divided = (children) => children;
export const composed: typeof appTheme.composed = (_given, props) => props;
export const listening: typeof appTheme.listening = (slot) => slot;
export const sxStyles: typeof sx.sxStyles = none;

/** The shop gives its parts other elements, but no classes and slots of its own. */
export const placed = (({ component, ...props }: place.Customised) =>
  component ? { ...props, as: component } : props) as typeof place.placed;
