import isPropValid from '@emotion/is-prop-valid';
import { css, type CSSObject } from '@emotion/react';
import emotionStyled from '@emotion/styled/base';
import type { Theme } from '@mui/material/styles';
import type { CreateMUIStyled } from '@mui/system/createStyled';
import { listening, themed, tokensOfApp, type StyleProps } from './appTheme.ts';
import { sxStyles } from './sx.ts';

/** Attributes that Emotion's list of valid ones lacks: newer HTML, and `replace` and `state` of the kit's link components. */
const furtherAttributes = new Set(['command', 'commandfor', 'closedby', 'replace', 'state']);

/** Props that steer styles and must never arrive in the DOM or in the component below. `$name` is a transient prop. */
const isStyleProp = (name: string): boolean =>
  name === 'sx' || name === 'ownerState' || name === 'theme' || name === 'as' || name.startsWith('$');

/** Whether a prop may reach an element. */
export const reachesElement = (name: string): boolean => !isStyleProp(name) && (isPropValid(name) || furtherAttributes.has(name));
/** A component decides itself in the place of which element another stands. */
const reachesComponent = (name: string): boolean => name === 'as' || !isStyleProp(name);

/** Makes styles of a slot win over selectors of its root. */
const raised = (style: (props: StyleProps) => unknown) => (props: StyleProps) => {
  const styles = style(props);
  return styles ? { '&&&': styles } : undefined;
};

/** The key of styles for attributes of the element itself: `&[data-size="small"]`. */
const ofAttributes = /^&(?:\[data-[\w-]+(?:="[^"]+")?\])+$/u;
const attributes = /\[([\w-]+)(?:="(.+?)")?\]/gu;

/**
 * Styles that only attributes change, written as text once, at the first rendering: not at each, and not while a page with a hundred components starts.
 * Those of an attribute join the others where it is there, as variants of MUI's do: a theme, `sx`, `styled()` and classes come later and win.
 */
function written<Style>(style: Style): Style {
  if (typeof style !== 'object' || style === null || Array.isArray(style)) return style;
  let pieces: ((props: StyleProps) => unknown)[] | undefined;
  const write = ([key, styles]: [string, CSSObject]) => {
    const wanted = ofAttributes.test(key) ? [...key.matchAll(attributes)] : [];
    const text = css(wanted.length > 0 ? styles : { [key]: styles });
    return (props: StyleProps) =>
      wanted.every(([, name = '', value]) => (value ? String(props[name]) === value : props[name] !== undefined)) && text;
  };
  return ((props: StyleProps) => (pieces ??= Object.entries(style).map(write)).map((piece) => piece(props))) as Style;
}

/** The name of a styled part. */
export interface PartName {
  /** The component, as a theme's `components` names it: `TkButton`. */
  name?: string;
  /** Its part: `Label`. Default: `Root`. */
  slot?: string;
}

/**
 * The kit's `styled`: Emotion with what MUI's has – the `sx` prop, and with a name the class, the overrides and variants of a theme – but no provider.
 *
 *     const Root = styled('div', { name: 'TkCard' })<{ dense?: boolean }>(({ dense }) => ({ padding: token(dense ? 'space.2' : 'space.4') }));
 *
 * The element has the class `TkCard-root` then, and `components.TkCard` of a theme reaches it. Inside an application's own theme a root has that theme's colours,
 * corners and type in the place of the brand's.
 * On an element only valid HTML attributes reach the DOM – also when `as` swaps it for a component, so give a link `href`.
 * On a component (unless it says `standsForElement`, as the kit's link does) everything does, `as` too, but `sx`, `ownerState` and transient `$props`. A prop that is an HTML attribute as well
 * (`size`, `color`, `open`) does reach the element: name it otherwise or make it transient.
 */
export const styled: CreateMUIStyled<Theme> = ((
  tag: Parameters<typeof emotionStyled>[0],
  { name, slot = 'Root', ...options }: PartName = {},
) => {
  const standsForElement = typeof tag === 'string' || 'standsForElement' in tag;
  const part = slot.charAt(0).toLowerCase() + slot.slice(1);
  const create = emotionStyled(tag, {
    shouldForwardProp: standsForElement ? reachesElement : reachesComponent,
    ...(name === undefined ? {} : { target: `${name}-${part}` }),
    ...options,
  });
  return (...styles: Parameters<typeof create>) => {
    const made = create(
      ...([
        ...(name !== undefined && part === 'root' ? [tokensOfApp] : []),
        ...styles.map(written),
        ...(name === undefined ? [sxStyles] : [themed(name, part), sxStyles].map(part === 'root' ? (style) => style : raised)),
      ] as typeof styles),
    );
    return part === 'root' ? made : listening(made, part);
  };
}) as unknown as CreateMUIStyled<Theme>;
