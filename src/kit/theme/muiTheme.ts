import { createTheme, THEME_ID, type Components, type CSSObject, type Shadows, type Theme } from '@mui/material/styles';
import { tokensOfApp, type StyleProps } from './appTheme.ts';
import { breakpoints } from './generated/token-names.ts';
import { down, forcedColors, up } from './media.ts';
import { action, disabled, floating, hairline, hovered, inverse, noRing, off, quiet, ring, root, rowFocus, selected } from './muiLooks.ts';
import { slots } from './muiLooks.ts';
import { muiParts } from './muiParts.ts';
import { applyStyles, heading, palette, typography, zIndex } from './muiValues.ts';
import { line, square } from './boxes.ts';
import { transitions } from './transitions.ts';
import { token } from './token.ts';

/*
 * MUI's theme made of the design tokens, for the parts of the kit that use MUI's components. Every value is a CSS variable of the
 * brand's style sheet, so this one theme serves every brand and mode, and a change of mode needs no script. MUI 9 can work with
 * variables because of `nativeColor`: it mixes colours in CSS instead of in JavaScript.
 */

/** Nothing lies above anything by a shadow but what floats. MUI asks by elevation: 8 menus, 16 drawers, 24 dialogs. */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : token('shadow.overlay'))) as Shadows;

/** The place that the kit's `Dialog` gives to MUI's overlays in it, said once more: a module of both would bring this theme to every dialog. */
const inOpenDialog = {
  defaultProps: {
    container: () =>
      document.activeElement?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
  },
};

const statusOverrides = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  color: token(`color.status.${name}.text`),
  backgroundColor: token(`color.status.${name}.background`),
  borderColor: token(`color.status.${name}.border`),
});

/** The outline of a field. */
const edge = (width: 'hairline' | 'strong', color: 'strong' | 'danger') => ({
  borderWidth: token(`border-width.${width}`),
  borderColor: token(`color.border.${color}`),
});

/** A style for colours of MUI's `primary` that are the brand's. An application's theme that spreads this one may have its own. */
const ifOurs = (style: CSSObject) => (props: { theme: Theme }) =>
  props.theme.palette.primary.main === token('color.control.checked') ? style : {};

/** Whether a paper of MUI lies on the page with nothing but a light shadow to show for it. */
const liesOnPage = ({ variant, elevation = 1 }: { variant?: string; elevation?: number }): boolean =>
  variant === 'elevation' && elevation > 0 && elevation < 6;

/** A box that is ticked, or a ring that is filled. */
const box = {
  padding: token('space.2'),
  color: token('color.border.control'),
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: token('color.control.checked') },
  '&.Mui-disabled': { color: token('color.text.disabled') },
  '&:has(input:focus-visible)': ring,
};

const components: Components<Theme> = {
  ...muiParts,
  MuiButtonBase: { defaultProps: { disableRipple: true }, ...root({ '&.Mui-focusVisible': ring }) },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    ...slots({
      root: {
        minBlockSize: token('size.control.medium'),
        padding: `${token('space.2')} ${token('space.4')}`,
        borderRadius: token('radius.action'),
        borderWidth: token('border-width.hairline'),
        borderStyle: 'solid',
        lineHeight: token('font.line-height.tight'),
        '&.Mui-disabled': disabled,
        // A button without a ground gets none when it is disabled.
        '&.MuiButton-text.Mui-disabled': { backgroundColor: 'transparent', borderColor: 'transparent' },
        variants: [
          { props: { variant: 'outlined', color: 'primary' }, style: ifOurs(quiet) },
          { props: { variant: 'contained', color: 'primary' }, style: ifOurs(action) },
          { props: { variant: 'text', color: 'primary' }, style: ifOurs({ color: token('color.text.link') }) },
        ],
      },
      contained: { borderColor: 'transparent' },
      text: { borderColor: 'transparent' },
      sizeSmall: { minBlockSize: token('size.control.small'), paddingInline: token('space.3'), fontSize: token('font.size.sm') },
      sizeLarge: { minBlockSize: token('size.control.large'), paddingInline: token('space.6'), fontSize: token('font.size.md') },
    }),
  },
  MuiIconButton: slots({
    root: { ...square('size.control.medium'), color: 'inherit', borderRadius: token('radius.action') },
    sizeSmall: square('size.control.small'),
  }),
  MuiPaper: root({
    backgroundImage: 'none',
    '--Paper-overlay': 'none',
    // A surface that lies on the page is told from it by a line, not by a shadow.
    variants: [{ props: ({ ownerState }) => liesOnPage(ownerState), style: { border: hairline } }],
  }),

  // Labels stand above their field: they never cover what was typed, never shrink, and wrap when long.
  MuiFormControl: root({ gap: token('space.1') }),
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    ...root({
      position: 'static',
      transform: 'none',
      maxInlineSize: 'none',
      overflow: 'visible',
      whiteSpace: 'normal',
      color: token('color.text.default'),
      fontWeight: token('font.weight.medium'),
      lineHeight: token('font.line-height.snug'),
      pointerEvents: 'auto',
      '&.Mui-focused, &.Mui-error': { color: token('color.text.default') },
      '&.Mui-disabled': { color: token('color.text.disabled') },
    }),
  },
  MuiFormLabel: slots({
    root: {
      color: token('color.text.default'),
      '&.Mui-focused, &.Mui-error': { color: token('color.text.default') },
      // The name of a group, as the kit's labels.
      'legend&': { fontWeight: token('font.weight.medium') },
    },
    asterisk: { color: token('color.text.danger') },
  }),
  MuiInputBase: slots({
    root: { minBlockSize: token('size.control.medium'), lineHeight: token('font.line-height.text') },
    input: {
      blockSize: 'auto',
      '&::placeholder': { color: token('color.control.placeholder'), opacity: 1 },
      // The ring is drawn round the whole field instead.
      '&:focus-visible': noRing,
    },
  }),
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    ...slots({
      root: {
        backgroundColor: token('color.control.background'),
        borderRadius: token('radius.medium'),
        '&.Mui-focused': ring,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('color.border.control') },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': edge('hairline', 'strong'),
        '&.Mui-error .MuiOutlinedInput-notchedOutline': edge('strong', 'danger'),
        '&.Mui-disabled': { backgroundColor: token('color.surface.sunken'), color: token('color.text.disabled') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: token('color.border.hairline') },
      },
      notchedOutline: { insetBlockStart: 0, padding: 0, border: line('color.border.control'), '& legend': { display: 'none' } },
      input: { padding: `${token('space.2')} ${token('space.3')}` },
      multiline: { padding: 0 },
      adornedStart: { paddingInlineStart: token('space.3') },
      adornedEnd: { paddingInlineEnd: token('space.3') },
    }),
  },
  MuiFormHelperText: root({
    marginInline: 0,
    marginBlockStart: 0,
    fontSize: token('font.size.sm'),
    lineHeight: token('font.line-height.snug'),
    color: token('color.text.muted'),
    '&.Mui-error': { color: token('color.text.danger') },
  }),
  MuiFormControlLabel: slots({
    root: { alignItems: 'flex-start', marginInline: 0, gap: token('space.2') },
    label: { paddingBlock: token('space.2') },
  }),
  MuiCheckbox: root({ ...box, borderRadius: token('radius.small') }),
  MuiRadio: root(box),
  MuiSelect: slots({ icon: { color: 'inherit' } }),

  MuiBackdrop: root({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: token('color.scrim') } }),
  MuiDrawer: slots({
    paper: { inlineSize: token('size.drawer'), maxInlineSize: '100%', backgroundColor: token('color.surface.raised'), border: 0 },
  }),
  MuiDialog: {
    defaultProps: { maxWidth: false },
    ...slots({
      paper: {
        maxInlineSize: token('size.text'),
        border: hairline,
        borderRadius: token('radius.large'),
        [down('sm')]: { margin: token('space.4'), maxBlockSize: `calc(100% - ${token('space.8')})`, inlineSize: '100%' },
      },
    }),
  },
  MuiDialogTitle: root({ ...heading('font.size.xl'), padding: `${token('space.5')} ${token('space.6')}` }),
  MuiDialogContent: root({ padding: `0 ${token('space.6')} ${token('space.5')}` }),
  MuiDialogActions: root({
    gap: token('space.3'),
    padding: `${token('space.4')} ${token('space.6')}`,
    borderBlockStart: hairline,
  }),
  MuiModal: inOpenDialog,
  MuiPopper: inOpenDialog,
  MuiPopover: { ...inOpenDialog, ...slots({ paper: floating }) },
  MuiMenuItem: root({
    minBlockSize: token('size.control.medium'),
    // MUI drops the height from `sm` up.
    [up('sm')]: { minBlockSize: token('size.control.medium') },
    paddingInline: token('space.4'),
    whiteSpace: 'normal',
    '&:hover': hovered,
    '&.Mui-focusVisible': rowFocus,
    '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': selected,
    '&.Mui-disabled': off,
  }),
  MuiTooltip: slots({
    tooltip: {
      ...inverse,
      borderRadius: token('radius.small'),
      fontSize: token('font.size.sm'),
      [forcedColors]: { border: `${token('border-width.hairline')} solid` },
    },
    arrow: { color: token('color.surface.inverse') },
  }),
  MuiAlert: {
    ...root({
      border: hairline,
      borderRadius: token('radius.medium'),
      fontSize: token('font.size.md'),
      '& .MuiAlert-icon': { color: 'inherit' },
    }),
    variants: (['success', 'warning', 'error', 'info'] as const).map((severity) => ({
      props: { severity },
      style: statusOverrides(severity === 'error' ? 'danger' : severity),
    })),
  },
  MuiLinearProgress: slots({
    root: { backgroundColor: token('color.surface.hover'), borderRadius: token('radius.small') },
    bar: { backgroundColor: token('color.control.checked') },
  }),
};

function create(): Theme {
  const { vars: _vars, ...made } = createTheme({
    cssVariables: { nativeColor: true },
    breakpoints: { values: { xs: 0, ...breakpoints } },
    spacing: 8,
    shape: { borderRadius: token('radius.medium') },
    palette,
    typography,
    shadows,
    transitions,
    zIndex,
    components,
  });
  // Without `vars` MUI's components take the palette's values as they are – our variables – and need no style sheet of MUI's own. Both are named, so that those
  // of an application's theme around do not shine through.
  return {
    ...made,
    components: { ...made.components, [ofKit]: true },
    applyStyles,
    colorSpace: 'oklch',
    vars: undefined,
    [THEME_ID]: undefined,
  } as unknown as Theme;
}

/** Marks components that have the kit's looks; a theme that spreads them takes it along. */
const ofKit = Symbol('kit');

/** Whether a theme is the kit's, or an application's that spreads it. */
export const extendsKit = ({ components = {} }: { components?: object }): boolean => ofKit in components;

let theme: Theme | undefined;
const ofApps = new WeakMap<Theme, Theme>();

interface Part {
  defaultProps?: object;
  styleOverrides?: Record<string, unknown>;
  variants?: unknown[];
}

/** One of MUI's components in the kit's theme, with the overrides of an application's theme after the kit's. */
function joined(kit: Part = {}, { defaultProps, styleOverrides = {}, variants = [] }: Part = {}): Part {
  const own = Object.entries(styleOverrides).map(([slot, style]) => [slot, [kit.styleOverrides?.[slot], style].flat().filter(Boolean)]);
  return {
    ...kit,
    defaultProps: { ...kit.defaultProps, ...defaultProps },
    styleOverrides: { ...kit.styleOverrides, ...Object.fromEntries(own) },
    variants: [...(kit.variants ?? []), ...variants],
  };
}

/** An application's theme with the kit's looks of MUI's components below its own; the design tokens that those name have its values, as in the kit's parts. */
function withApp(app: Theme): Theme {
  const kit = muiTheme();
  const [parts, further] = [kit.components, app.components] as Readonly<Record<string, Part>>[];
  const tokens = { styleOverrides: { root: tokensOfApp({ theme: app as unknown as StyleProps['theme'] }) } };
  const own = Object.keys({ ...parts, ...further }).map((name) => [name, joined(joined(tokens, parts![name]), further![name])]);
  return { ...kit, colorSpace: undefined, ...app, components: { ...kit.components, ...Object.fromEntries(own) } } as Theme;
}

/**
 * See the comment at the top. Made at the first call. Imported by `MuiTheme` only; it is too heavy for the first load.
 *
 * @param around - the theme of the application around; everything but looks of components is its
 */
export function muiTheme(around?: object): Theme {
  const app = around as Theme | undefined;
  if (!app?.components) return (theme ??= create());
  if (!ofApps.has(app)) ofApps.set(app, withApp(app));
  return ofApps.get(app)!;
}
