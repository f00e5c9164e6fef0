import isPropValid from '@emotion/is-prop-valid';
import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import emotionStyled from '@emotion/styled/base';
import type { CreateMUIStyled } from '@mui/system/createStyled';
import createTheme, { type Theme } from '@mui/system/createTheme';
import styleFunctionSx, { type SxProps } from '@mui/system/styleFunctionSx';
import { breakpoints } from './generated/token-names.ts';

let defaultTheme: Theme | undefined;

/** The theme that `sx` needs without a provider: the 4 px grid (`p: 2` is 8 px) and the breakpoints of the tokens. Made when first needed. */
const themeOfSx = (): Theme =>
  (defaultTheme ??= createTheme({
    breakpoints: { values: { xs: 0, ...breakpoints } },
    spacing: (factor: number) => (factor === 0 ? 0 : `calc(var(--tk-space-1) * ${factor})`),
  }));

/** Styles of `sx`, after everything the component says itself. */
const sxStyles = (props: { sx?: unknown }) => (props.sx ? styleFunctionSx({ sx: props.sx as SxProps, theme: themeOfSx() }) : undefined);

/** Attributes that Emotion's list of valid ones lacks: newer HTML, and `replace` and `state` of the kit's link components. */
const furtherAttributes = new Set(['command', 'commandfor', 'closedby', 'replace', 'state']);

/** Props that steer styles and must never arrive in the DOM or in the component below. `$name` is a transient prop. */
const isStyleProp = (name: string): boolean =>
  name === 'sx' || name === 'ownerState' || name === 'theme' || name === 'as' || name.startsWith('$');

/** Whether a prop may reach an element. */
export const reachesElement = (name: string): boolean => !isStyleProp(name) && (isPropValid(name) || furtherAttributes.has(name));
const reachesComponent = (name: string): boolean => !isStyleProp(name);

/** Styles that no prop changes, written as text once, at the first rendering: not at each, and not while a page with a hundred components starts. */
function written<Style>(style: Style): Style {
  if (typeof style !== 'object' || style === null || Array.isArray(style)) return style;
  let text: SerializedStyles | undefined;
  return (() => (text ??= css(style as CSSObject))) as Style;
}

/**
 * The kit's `styled`: Emotion with the `sx` prop, at a fraction of the weight of MUI's own (no theme object, no provider).
 *
 *     const Box = styled('div')<{ dense?: boolean }>(({ dense }) => ({ padding: token(dense ? 'space.2' : 'space.4') }));
 *
 * On an element only valid HTML attributes reach the DOM – also when `as` swaps it for a component, so give a link `href`.
 * On a component (unless it says `standsForElement`, as the kit's link does) everything does but `sx`, `ownerState` and transient `$props`. A prop that is an HTML attribute as well
 * (`size`, `color`, `open`) does reach the element: name it otherwise or make it transient.
 */
export const styled: CreateMUIStyled<Theme> = ((tag: Parameters<typeof emotionStyled>[0], options?: object) => {
  const standsForElement = typeof tag === 'string' || 'standsForElement' in tag;
  const create = emotionStyled(tag, { shouldForwardProp: standsForElement ? reachesElement : reachesComponent, ...options });
  return (...styles: Parameters<typeof create>) => create(...styles.map(written), sxStyles as (typeof styles)[number]);
}) as unknown as CreateMUIStyled<Theme>;
