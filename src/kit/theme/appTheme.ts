import type { CSSObject } from '@emotion/react';
import { THEME_ID } from '@mui/material/styles';
export { useDefaultProps } from '@mui/system/DefaultPropsProvider';
import { Children, createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { square } from './boxes.ts';
import { breakpoints, type TokenName } from './generated/token-names.ts';
import { hover } from './media.ts';
import { token } from './token.ts';
import { states, utilityKeys } from './placed.ts';

/*
 * Everything that the kit does for an application with a theme of MUI's, or that the shop does not ask for: a `Stack` with a divider or by breakpoint, sizes of an `IconButton`, looks of pages. The shop has none, and its build leaves this module out (`vite.config.ts`).
 */

/** The values of a theme of MUI's that the kit's parts follow. */
export interface AppTheme {
  palette?: Readonly<Record<string, unknown>>;
  shape?: { borderRadius?: number | string };
  typography?: { fontFamily?: string };
  shadows?: readonly string[];
  components?: Readonly<Record<string, ThemedPart | undefined>>;
  breakpoints?: { up: (name: string) => string };
  /** The same as variables of CSS, in a theme that has them. */
  vars?: Pick<AppTheme, 'palette'>;
}

/** The props that a variant is for: by name, or by a function. */
type Wanted = Readonly<Record<string, unknown>> | ((state: StyleProps) => boolean);

/** One component in a theme. */
export interface ThemedPart {
  styleOverrides?: Readonly<Record<string, unknown>>;
  variants?: readonly { props: Wanted; style: unknown }[];
}

/** The design tokens of a status, by MUI's name of it. */
const ofStatus = (
  name: string,
  token: 'success' | 'warning' | 'danger' | 'info',
  ...further: TokenName[]
): Record<string, readonly TokenName[]> => ({
  [`${name}.main`]: [`color.status.${token}.border`, ...further],
  [`${name}.main 12% background.paper`]: [`color.status.${token}.background`],
  [`${name}.main 50% text.primary`]: [`color.status.${token}.text`],
});

/** The design tokens that each colour of a theme, or a mixture of two, stands for. Header, navigation, footer, banner and storage keep pairs of the brand's. */
const tokensOf: Readonly<Record<string, readonly TokenName[]>> = {
  ...ofStatus('success', 'success', 'color.text.success'),
  ...ofStatus('warning', 'warning'),
  ...ofStatus('info', 'info'),
  ...ofStatus('error', 'danger', 'color.text.danger', 'color.border.danger'),
  'primary.main': [
    'color.action.background',
    'color.action.border',
    'color.control.checked',
    'color.text.link',
    'color.ticket.background',
    'color.focus.ring',
  ],
  'primary.main 14% background.default': ['color.surface.selected'],
  'primary.dark': ['color.action.background-hover', 'color.action.background-pressed', 'color.text.link-hover'],
  'primary.contrastText': ['color.action.text', 'color.control.on-checked', 'color.ticket.text'],
  'text.primary': [
    'color.text.default',
    'color.text.on-selected',
    'color.quiet-action.text',
    'color.border.strong',
    'color.surface.inverse',
    'color.tag.text',
  ],
  'text.primary 5% background.default': ['color.surface.sunken', 'color.surface.media', 'color.skeleton.base', 'color.tag.background'],
  'text.primary 8% background.paper': ['color.surface.hover', 'color.quiet-action.background-hover', 'color.skeleton.shine'],
  'text.primary 14% background.paper': ['color.quiet-action.background-pressed'],
  'text.primary 55% background.paper': ['color.border.control', 'color.quiet-action.border'],
  'text.secondary': ['color.text.muted', 'color.control.placeholder'],
  'text.disabled': ['color.text.disabled'],
  'background.default': ['color.surface.page', 'color.text.inverse', 'color.focus.gap'],
  'background.paper': ['color.surface.raised', 'color.control.background', 'color.quiet-action.background'],
  divider: ['color.border.hairline', 'color.tag.border'],
};

const known = new WeakMap<object, CSSObject>();

/** The design tokens with the values that an application's theme has for them; those that it has from the kit stay. */
function variablesOf(theme: AppTheme): CSSObject {
  const before = known.get(theme);
  if (before) return before;
  const { palette = {}, shape, typography, shadows, vars } = theme;
  const found: Record<string, string | number> = {};
  const set = (names: readonly TokenName[], value: unknown) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || String(value).includes('var(--tk-')) return;
    for (const name of names) found[`--tk-${name.replaceAll('.', '-')}`] = typeof value === 'number' ? `${value}px` : value;
  };
  const at = (path = '') =>
    path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], vars?.palette ?? palette) as
      | string
      | undefined;
  for (const [paths, names] of Object.entries(tokensOf)) {
    const [path, share, ground] = paths.split(' ');
    const [colour, other] = [at(path), at(ground)];
    set(names, share ? colour && other && `color-mix(in srgb, ${colour} ${share}, ${other})` : colour);
  }
  set(['radius.action', 'radius.medium', 'radius.large'], shape?.borderRadius);
  // The elevation of MUI's menus.
  set(['shadow.overlay'], shadows?.[8]);
  set(['font.family.text', 'font.family.heading'], typography?.fontFamily);
  // Parts whose text has the font of the page have the theme's, as MUI's have.
  if (found['--tk-font-family-text']) found['fontFamily'] = found['--tk-font-family-text'];
  known.set(theme, found);
  return found;
}

/** Props of a styled part. */
export interface StyleProps {
  theme: AppTheme;
  sx?: unknown;
  ownerState?: Readonly<Record<string, unknown>>;
  [name: string]: unknown;
}

/** The theme of MUI's around. Beside another theme it stands under a name of its own. */
export const themeOf = (theme: AppTheme & { [THEME_ID]?: AppTheme }): AppTheme => theme[THEME_ID] ?? theme;

/** Whether a provider of MUI's stands around. */
export const isGiven = (theme: AppTheme): boolean => themeOf(theme).components !== undefined;

/** On a root, the design tokens by the values of the application's theme. */
export const tokensOfApp = ({ theme }: StyleProps) => (isGiven(theme) ? variablesOf(themeOf(theme)) : undefined);

/** The props of a part as a theme's functions and variants read them: with those of its component. */
const stateOf = ({ theme, ownerState = {}, ...props }: StyleProps): StyleProps => ({ ...props, ...ownerState, ownerState, theme });

/** A style of a theme: it may be a function of the component's props, a list, or have variants of its own. */
function styleOf(style: unknown, state: StyleProps): unknown {
  if (typeof style === 'function') return styleOf((style as (props: object) => unknown)(state), state);
  if (Array.isArray(style)) return style.map((each) => styleOf(each, state));
  const { variants, ...own } = (style ?? {}) as ThemedPart;
  return variants ? [own, ...fitting(variants, state)] : style;
}

/** The variants of a theme that fit a component's props. */
function fitting(variants: ThemedPart['variants'] = [], state: StyleProps): unknown[] {
  const fits = (wanted: Wanted) =>
    typeof wanted === 'function' ? wanted(state) : Object.entries(wanted).every(([name, value]) => state[name] === value);
  return variants.filter((variant) => fits(variant.props)).map(({ style }) => styleOf(style, state));
}

/** The kit's own colours, by MUI's names, as an icon has them. */
const iconColors: Readonly<Record<string, string>> = {
  primary: token('color.text.link'),
  error: token('color.text.danger'),
  inherit: 'inherit',
};

/** Black or white, whichever is read better on a colour; reckoned in CSS. */
export const getContrastText = (color: string) => `oklch(from ${color} clamp(0, (0.62 - l) * 999, 1) 0 0)`;

/** A colour of the application's palette that is none of the kit's; for an outlined part `primary` is one, too. */
function furtherColor({ theme, color }: StyleProps, outlined = false): Readonly<Record<string, string | undefined>> {
  const palette = (theme.vars?.palette ?? theme.palette) as Readonly<Record<string, Record<string, string> | undefined>> | undefined;
  return (String(color) in iconColors && !(outlined && color === 'primary') ? undefined : palette?.[String(color)]) ?? {};
}

/** A button in another colour of the application's palette, by the rules of MUI's. An outlined one in `primary` keeps the kit's ground, since it stands on any. */
function inPalette(props: StyleProps): CSSObject | undefined {
  const [filled, outlined] = [props['variant'] === 'contained', props['variant'] === 'outlined'];
  const { main, dark = main, contrastText = main && getContrastText(main) } = furtherColor(props, outlined);
  if (!main || main.includes('var(--tk-')) return undefined;
  const ground = props['color'] === 'primary' ? token('color.quiet-action.background') : 'transparent';
  const borderColor = outlined ? main : 'transparent';
  const pressed = { background: filled ? dark : `color-mix(in srgb, ${main} 8%, ${ground})`, borderColor };
  const look = filled ? { color: contrastText, background: main } : { color: main, background: ground };
  return { ...look, borderColor, '&:where(:not([aria-disabled="true"]))': { [hover]: { '&:hover': pressed }, '&:active': pressed } };
}

/** A `Stack` that stands in one direction up to a breakpoint, and in another from there. */
function byBreakpoint({ theme, direction }: StyleProps): CSSObject | undefined {
  if (typeof direction !== 'object') return undefined;
  const up = theme.breakpoints?.up ?? ((at: string) => `@media (min-width:${at in breakpoints ? breakpoints[at as 'md'] : 0}px)`);
  const flow = (value: unknown) =>
    value === 'row' ? { flexFlow: 'row wrap', alignItems: 'center' } : { flexFlow: 'column', alignItems: 'normal' };
  return Object.fromEntries(Object.entries(direction ?? {}).map(([at, value]) => [up(at), flow(value)]));
}

/** Props of an element; for those events for which it is given a handler as well, both are called, the given one first. */
export function composed<Props extends object>(given: object | undefined, props: Props): Props {
  const all = new Map<string, unknown>(Object.entries(props));
  for (const [name, theirs] of Object.entries({ ...given })) {
    const handlers = [...new Set([theirs, all.get(name)])].filter((handler) => typeof handler === 'function');
    if (/^on[A-Z]/u.test(name)) all.set(name, (...args: unknown[]) => handlers.forEach((handle) => void handle(...args)));
  }
  return Object.fromEntries(all) as Props;
}

/** A slot that calls the handlers that `slotProps` has for it beside the part's own. */
export const listening = <Slot extends ElementType>(Slot: Slot, name: string): Slot =>
  ((props: StyleProps) => {
    const { slotProps } = (props.ownerState ?? {}) as { slotProps?: Readonly<Record<string, object>> };
    return createElement(Slot, composed(slotProps?.[name], props));
  }) as unknown as Slot;

/** The items of a `Stack` with its divider between them. */
export const divided = (children: ReactNode, divider: ReactNode): ReactNode =>
  divider
    ? Children.toArray(children).flatMap((child, index) => (index > 0 ? [createElement(Fragment, { key: index }, divider), child] : child))
    : children;

/** The looks of a part for values that the kit's own styles do not know. */
const further: Readonly<Record<string, ((props: StyleProps) => CSSObject | undefined) | undefined>> = {
  TkButton: inPalette,
  TkIconButton(state) {
    const size = `size.control.${state['size'] as 'small' | 'medium' | 'large'}` as const;
    const { main = iconColors[String(state['color'])] } = furtherColor(state);
    return {
      ...square(size),
      ...(main !== undefined && !state['disabled'] && { color: main }),
      ...(typeof state['edge'] === 'string' && {
        [`margin-inline-${state['edge']}`]: `calc((${token('size.icon.medium')} - ${token(size)}) / 2)`,
      }),
    };
  },
  TkPaginationItem: ({ variant, shape }) => ({
    ...(variant === 'outlined' && { borderColor: token('color.border.hairline') }),
    ...(shape === 'circular' && { borderRadius: token('radius.full') }),
  }),
  TkStack: byBreakpoint,
};

/** Slots whose elements are plain, since there are thousands of them or they are MUI's: their styles stand at the slot around. */
const plainSlots: Readonly<Record<string, readonly [key: string, selector: string] | undefined>> = {
  'TkCategoryTree-tree': ['item', '& .TkCategoryTree-item'],
  'TkProductCard-root': ['link', '& :is(h1, h2, h3, h4, h5, h6) > a'],
  'TkTextInput-root': ['input', '& .MuiInputBase-input'],
};

/** The styles that a theme has for one slot of a component. */
export const themed =
  (name: string, slot: string) =>
  (props: StyleProps): unknown => {
    const theme = themeOf(props.theme);
    const { styleOverrides = {}, variants } = theme.components?.[name] ?? {};
    const state = stateOf({ ...props, theme });
    const override = (key: string) => styleOf(styleOverrides[key], state);
    const [key = '', selector = ''] = plainSlots[`${name}-${slot}`] ?? [];
    const own = [override(slot), styleOverrides[key] ? { [selector]: override(key) } : undefined];
    if (slot !== 'root') return own.some(Boolean) ? own : undefined;
    // A state weighs more than a part's looks for it, as `&.Mui-disabled` does.
    const ofProps = utilityKeys(state).map((each) =>
      states.includes(each) && styleOverrides[each] ? { '&&&': override(each) } : override(each),
    );
    return [further[name]?.(state), ...own, ...ofProps, ...fitting(variants, state)];
  };
