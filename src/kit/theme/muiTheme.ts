import { createTheme, THEME_ID, type Components, type Shadows, type Theme } from '@mui/material/styles';
import { breakpoints, durations, layers, type TokenName } from './generated/token-names.ts';
import { down, forcedColors, up } from './media.ts';
import { action, disabled, floating, hairline, innerRing, inverse, noRing, quiet, ring } from './muiLooks.ts';
import { muiParts } from './muiParts.ts';
import { token } from './token.ts';

/*
 * MUI's theme made of the design tokens, for the parts of the kit that use MUI's components. Every value is a CSS variable of the
 * brand's style sheet, so this one theme serves every brand and mode, and a change of mode needs no script. MUI 9 can work with
 * variables because of `nativeColor`: it mixes colours in CSS instead of in JavaScript.
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

const heading = (size: TokenName) => ({
  fontFamily: token('font.family.heading'),
  fontWeight: token('font.weight.heading'),
  fontSize: token(size),
  lineHeight: token('font.line-height.tight'),
  letterSpacing: token('font.tracking.heading'),
});
const text = (size: TokenName) => ({ fontSize: token(size), lineHeight: token('font.line-height.text'), letterSpacing: 'normal' });

/** Nothing lies above anything by a shadow but what floats. MUI asks by elevation: 8 menus, 16 drawers, 24 dialogs. */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : token('shadow.overlay'))) as Shadows;

const statusOverrides = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  color: token(`color.status.${name}.text`),
  backgroundColor: token(`color.status.${name}.background`),
  borderColor: token(`color.status.${name}.border`),
});

/** Whether the colours of MUI's `primary` are the brand's. An application's theme that spreads this one may have its own. */
const isOurs = (theme: Theme): boolean => theme.palette.primary.main === token('color.control.checked');

/** Whether a paper of MUI lies on the page with nothing but a light shadow to show for it. */
const liesOnPage = ({ variant, elevation = 1 }: { variant?: string; elevation?: number }): boolean =>
  variant === 'elevation' && elevation > 0 && elevation < 6;

const components: Components<Theme> = {
  ...muiParts,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        minBlockSize: token('size.control.medium'),
        paddingBlock: token('space.2'),
        paddingInline: token('space.4'),
        borderRadius: token('radius.action'),
        borderWidth: token('border-width.hairline'),
        borderStyle: 'solid',
        lineHeight: token('font.line-height.tight'),
        '&.Mui-disabled': disabled,
        // A button without a ground gets none when it is disabled.
        '&.MuiButton-text.Mui-disabled': { backgroundColor: 'transparent', borderColor: 'transparent' },
        variants: [
          { props: { variant: 'outlined', color: 'primary' }, style: ({ theme }) => (isOurs(theme) ? quiet : {}) },
          { props: { variant: 'contained', color: 'primary' }, style: ({ theme }) => (isOurs(theme) ? action : {}) },
          {
            props: { variant: 'text', color: 'primary' },
            style: ({ theme }) => (isOurs(theme) ? { color: token('color.text.link') } : {}),
          },
        ],
      },
      contained: { borderColor: 'transparent' },
      text: { borderColor: 'transparent' },
      sizeSmall: { minBlockSize: token('size.control.small'), paddingInline: token('space.3'), fontSize: token('font.size.sm') },
      sizeLarge: { minBlockSize: token('size.control.large'), paddingInline: token('space.6'), fontSize: token('font.size.md') },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        inlineSize: token('size.control.medium'),
        blockSize: token('size.control.medium'),
        color: 'inherit',
        borderRadius: token('radius.action'),
      },
      sizeSmall: { inlineSize: token('size.control.small'), blockSize: token('size.control.small') },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: {
        backgroundImage: 'none',
        '--Paper-overlay': 'none',
        // A surface that lies on the page is told from it by a line, not by a shadow.
        variants: [{ props: ({ ownerState }) => liesOnPage(ownerState), style: { border: hairline } }],
      },
    },
  },

  // Labels stand above their field: they never cover what was typed, never shrink, and wrap when long.
  MuiFormControl: { styleOverrides: { root: { gap: token('space.1') } } },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
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
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: token('color.text.default'),
        '&.Mui-focused, &.Mui-error': { color: token('color.text.default') },
        // The name of a group, as the kit's labels.
        'legend&': { fontWeight: token('font.weight.medium') },
      },
      asterisk: { color: token('color.text.danger') },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { minBlockSize: token('size.control.medium'), lineHeight: token('font.line-height.text') },
      input: {
        blockSize: 'auto',
        '&::placeholder': { color: token('color.control.placeholder'), opacity: 1 },
        // The ring is drawn round the whole field instead.
        '&:focus-visible': noRing,
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: token('color.control.background'),
        borderRadius: token('radius.medium'),
        '&.Mui-focused': ring,
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          insetBlockStart: 0,
          padding: 0,
          border: `${token('border-width.hairline')} solid ${token('color.border.control')}`,
          '& legend': { display: 'none' },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: token('border-width.hairline'),
          borderColor: token('color.border.strong'),
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: token('border-width.strong'),
          borderColor: token('color.border.danger'),
        },
        '&.Mui-disabled': { backgroundColor: token('color.surface.sunken'), color: token('color.text.disabled') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: token('color.border.hairline') },
      },
      input: { paddingBlock: token('space.2'), paddingInline: token('space.3') },
      multiline: { paddingBlock: 0, paddingInline: 0 },
      adornedStart: { paddingInlineStart: token('space.3') },
      adornedEnd: { paddingInlineEnd: token('space.3') },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginBlockStart: 0,
        fontSize: token('font.size.sm'),
        lineHeight: token('font.line-height.snug'),
        color: token('color.text.muted'),
        '&.Mui-error': { color: token('color.text.danger') },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { alignItems: 'flex-start', marginInline: 0, gap: token('space.2') },
      label: { paddingBlock: token('space.2') },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: token('space.2'),
        color: token('color.border.control'),
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: token('color.control.checked') },
        '&.Mui-disabled': { color: token('color.text.disabled') },
        '&:has(input:focus-visible)': ring,
        borderRadius: token('radius.small'),
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        padding: token('space.2'),
        color: token('color.border.control'),
        '&.Mui-checked': { color: token('color.control.checked') },
        '&.Mui-disabled': { color: token('color.text.disabled') },
        '&:has(input:focus-visible)': ring,
      },
    },
  },
  MuiSelect: { styleOverrides: { icon: { color: 'inherit' } } },

  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: token('color.scrim') } } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        inlineSize: token('size.drawer'),
        maxInlineSize: '100%',
        backgroundColor: token('color.surface.raised'),
        border: 0,
      },
    },
  },
  MuiDialog: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      paper: {
        maxInlineSize: token('size.text'),
        border: hairline,
        borderRadius: token('radius.large'),
        [down('sm')]: { margin: token('space.4'), maxBlockSize: `calc(100% - ${token('space.8')})`, inlineSize: '100%' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { ...heading('font.size.xl'), padding: `${token('space.5')} ${token('space.6')}` } } },
  MuiDialogContent: { styleOverrides: { root: { padding: `0 ${token('space.6')} ${token('space.5')}` } } },
  MuiDialogActions: {
    styleOverrides: { root: { gap: token('space.3'), padding: `${token('space.4')} ${token('space.6')}`, borderBlockStart: hairline } },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minBlockSize: token('size.control.medium'),
        // MUI drops the height from `sm` up.
        [up('sm')]: { minBlockSize: token('size.control.medium') },
        paddingInline: token('space.4'),
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: token('color.surface.hover') },
        '&.Mui-focusVisible': { ...innerRing, backgroundColor: token('color.surface.hover') },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          color: token('color.text.on-selected'),
          backgroundColor: token('color.surface.selected'),
        },
        '&.Mui-disabled': { opacity: 1, color: token('color.text.disabled') },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        ...inverse,
        borderRadius: token('radius.small'),
        fontSize: token('font.size.sm'),
        [forcedColors]: { border: `${token('border-width.hairline')} solid` },
      },
      arrow: { color: token('color.surface.inverse') },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        border: hairline,
        borderRadius: token('radius.medium'),
        fontSize: token('font.size.md'),
        '&.MuiAlert-colorSuccess': statusOverrides('success'),
        '&.MuiAlert-colorWarning': statusOverrides('warning'),
        '&.MuiAlert-colorError': statusOverrides('danger'),
        '&.MuiAlert-colorInfo': statusOverrides('info'),
        '& .MuiAlert-icon': { color: 'inherit' },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { backgroundColor: token('color.surface.hover'), borderRadius: token('radius.small') },
      bar: { backgroundColor: token('color.control.checked') },
    },
  },
};

const palette = {
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

const typography = {
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
  button: {
    fontFamily: token('font.family.heading'),
    fontWeight: token('font.weight.medium'),
    fontSize: token('font.size.md'),
    letterSpacing: 'normal',
    textTransform: 'none',
  },
} as const;

const transitions = {
  duration: {
    shortest: durations.fast,
    shorter: durations.fast,
    short: durations.medium,
    standard: durations.medium,
    complex: durations.slow,
    enteringScreen: durations.medium,
    leavingScreen: durations.fast,
  },
  easing: {
    easeInOut: token('motion.easing.standard'),
    easeOut: token('motion.easing.standard'),
    easeIn: token('motion.easing.exit'),
    sharp: token('motion.easing.exit'),
  },
};

const zIndex = {
  mobileStepper: layers.sticky,
  fab: layers.floating,
  speedDial: layers.floating,
  appBar: layers.sticky,
  drawer: layers.drawer,
  modal: layers.dialog,
  snackbar: layers.spinner,
  tooltip: layers.spinner,
};

/** In the shape of each theme that extends the kit's: a theme that an application makes from nothing has a shape of its own. */
const mark = 'ofKit';
const shape: object = { borderRadius: token('radius.medium'), [mark]: true };

function create(): Theme {
  const { vars: _vars, ...made } = createTheme({
    cssVariables: { nativeColor: true },
    breakpoints: { values: { xs: 0, ...breakpoints } },
    spacing: 4,
    shape,
    palette,
    typography,
    shadows,
    transitions,
    zIndex,
    components,
  });
  // Without `vars` MUI's components take the palette's values as they are – our variables – and need no style sheet of MUI's own. Both are named, so that those
  // of an application's theme around do not shine through.
  return { ...made, colorSpace: 'oklch', vars: undefined, [THEME_ID]: undefined } as unknown as Theme;
}

/** Whether a theme is the kit's, or an application's that spreads it. */
export const extendsKit = (theme: object): boolean => {
  const { shape } = theme as { shape?: object };
  return shape !== undefined && mark in shape;
};

let theme: Theme | undefined;

/** See the comment at the top. Made at the first call. Imported by `MuiTheme` only; it is too heavy for the first load. */
export const muiTheme = (): Theme => (theme ??= create());
