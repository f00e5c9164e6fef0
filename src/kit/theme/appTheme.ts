import type { CSSObject } from '@emotion/react';
import type { TokenName } from './generated/token-names.ts';

/** The values of a theme of MUI's that the kit's parts follow. */
export interface AppTheme {
  palette?: Readonly<Record<string, unknown>>;
  shape?: { borderRadius?: number | string };
  typography?: { fontFamily?: string };
  components?: Readonly<Record<string, ThemedPart | undefined>>;
  /** The same as variables of CSS, in a theme that has them. */
  vars?: Pick<AppTheme, 'palette'>;
}

/** One component in a theme. */
export interface ThemedPart {
  styleOverrides?: Readonly<Record<string, unknown>>;
  variants?: readonly { props: object; style: unknown }[];
}

/** The design tokens that each colour of a theme stands for. */
const tokensOf: Readonly<Record<string, readonly TokenName[]>> = {
  'primary.main': ['color.action.background', 'color.action.border', 'color.control.checked', 'color.text.link'],
  'primary.dark': ['color.action.background-hover', 'color.action.background-pressed', 'color.text.link-hover'],
  'primary.contrastText': ['color.action.text', 'color.control.on-checked'],
  'error.main': ['color.text.danger', 'color.border.danger'],
  'success.main': ['color.text.success'],
  'text.primary': ['color.text.default', 'color.quiet-action.text'],
  'text.secondary': ['color.text.muted'],
  'text.disabled': ['color.text.disabled'],
  'background.default': ['color.surface.page'],
  'background.paper': ['color.surface.raised', 'color.control.background', 'color.quiet-action.background'],
  divider: ['color.border.hairline'],
};

const known = new WeakMap<object, CSSObject>();

/** The design tokens with the values that an application's theme has for them; those that it has from the kit stay. */
export function variablesOf(theme: AppTheme): CSSObject {
  const before = known.get(theme);
  if (before) return before;
  const { palette = {}, shape, typography, vars } = theme;
  const found: Record<string, string | number> = {};
  const set = (names: readonly TokenName[], value: unknown) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || String(value).includes('var(--tk-')) return;
    for (const name of names) found[`--tk-${name.replaceAll('.', '-')}`] = typeof value === 'number' ? `${value}px` : value;
  };
  for (const [path, names] of Object.entries(tokensOf)) {
    const [group, shade] = path.split('.') as [string, string?];
    const colour = (vars?.palette ?? palette)[group];
    set(names, shade === undefined ? colour : (colour as Record<string, unknown> | undefined)?.[shade]);
  }
  set(['radius.action', 'radius.medium'], shape?.borderRadius);
  set(['font.family.text', 'font.family.heading'], typography?.fontFamily);
  // Parts whose text has the font of the page have the theme's, as MUI's have.
  if (found['--tk-font-family-text']) found['fontFamily'] = found['--tk-font-family-text'];
  known.set(theme, found);
  return found;
}
