import { layers, type TokenName } from './generated/token-names.ts';
import { token } from './token.ts';

/*
 * Palette and typography in MUI's words, made of the design tokens: for `sx` everywhere, and for MUI's own components.
 */

/** The colours MUI asks for by intent. `main` is what text, ticks and edges of that intent are painted with. */
const intent = (main: TokenName, contrastText: TokenName, light: TokenName = main, dark: TokenName = main) => ({
  main: token(main),
  contrastText: token(contrastText),
  light: token(light),
  dark: token(dark),
});

const status = (name: 'success' | 'warning' | 'danger' | 'info') =>
  intent(`color.status.${name}.text`, `color.status.${name}.background`, `color.status.${name}.border`);

/** The type of a heading. */
export const heading = (size: TokenName) => ({
  fontFamily: token('font.family.heading'),
  fontWeight: token('font.weight.heading'),
  fontSize: token(size),
  lineHeight: token('font.line-height.tight'),
  letterSpacing: token('font.tracking.heading'),
});
const text = (size: TokenName) => ({ fontSize: token(size), lineHeight: token('font.line-height.text'), letterSpacing: 'normal' });

/** Colours by MUI's names; each value is a variable of the brand. */
export const palette = {
  // Ink, not the action colour: MUI paints ticks, focused labels and text with it.
  primary: intent('color.control.checked', 'color.control.on-checked'),
  secondary: intent('color.text.link', 'color.text.inverse', 'color.text.link', 'color.text.link-hover'),
  error: intent('color.text.danger', 'color.text.inverse', 'color.status.danger.border', 'color.status.danger.text'),
  success: status('success'),
  warning: status('warning'),
  info: status('info'),
  text: { primary: token('color.text.default'), secondary: token('color.text.muted'), disabled: token('color.text.disabled') },
  divider: token('color.border.hairline'),
  // MUI's snackbar reckons with it in JavaScript, which takes this form and no plain variable; what comes out is overridden.
  background: { default: `color(srgb from ${token('color.surface.page')} r g b)`, paper: token('color.surface.raised') },
  action: {
    active: token('color.text.default'),
    hover: token('color.surface.hover'),
    selected: token('color.surface.selected'),
    disabled: token('color.text.disabled'),
    disabledBackground: token('color.surface.sunken'),
    focus: token('color.surface.hover'),
  },
};

/** Type by MUI's names. */
export const typography = {
  fontFamily: token('font.family.text'),
  fontWeightLight: token('font.weight.regular'),
  fontWeightRegular: token('font.weight.regular'),
  fontWeightMedium: token('font.weight.medium'),
  fontWeightBold: token('font.weight.bold'),
  h1: heading('font.size.3xl'),
  h2: heading('font.size.2xl'),
  h3: heading('font.size.xl'),
  h4: heading('font.size.lg'),
  h5: heading('font.size.lg'),
  h6: heading('font.size.lg'),
  subtitle1: text('font.size.lg'),
  subtitle2: text('font.size.md'),
  body1: text('font.size.md'),
  body2: text('font.size.sm'),
  caption: text('font.size.xs'),
  overline: text('font.size.xs'),
  button: {
    fontFamily: token('font.family.heading'),
    fontWeight: token('font.weight.medium'),
    fontSize: token('font.size.md'),
    letterSpacing: 'normal',
    textTransform: 'none',
  },
} as const;

/** Layers by MUI's names. */
export const zIndex = {
  mobileStepper: layers.sticky,
  fab: layers.floating,
  speedDial: layers.floating,
  appBar: layers.sticky,
  drawer: layers.drawer,
  modal: layers.dialog,
  snackbar: layers.spinner,
  tooltip: layers.spinner,
};

/** `theme.applyStyles` of MUI's, without a provider: styles of one mode, which the page (`data-mode`) or else the system says. */
export const applyStyles = <Styles extends object>(mode: string, styles: Styles) => ({
  [`*:where([data-mode="${mode}"]) &`]: styles,
  [`@media (prefers-color-scheme: ${mode})`]: { '*:where(:root:not([data-mode])) &': styles },
});
