import createTheme from '@mui/system/createTheme';
import styleFunctionSx, { type SxProps } from '@mui/system/styleFunctionSx';
import { getContrastText, isGiven, themeOf, type StyleProps } from './appTheme.ts';
import { breakpoints, durations } from './generated/token-names.ts';
import { applyStyles, palette, typography, zIndex } from './muiValues.ts';
import { token } from './token.ts';
import { transitions } from './transitions.ts';

// The `sx` prop resolves its styles at each rendering, and weighs 5 kB: the shop writes its layout by `styled`, and its build leaves this module out (`vite.config.ts`).

type Times = Partial<Record<'duration' | 'easing' | 'delay', string | number>>;

/** `transitions.create` of MUI's. */
function create(props: string | string[] = 'all', times: Times = {}): string {
  const { duration = durations.medium, easing = transitions.easing.easeInOut, delay = 0 } = times;
  const [lasts, waits] = [duration, delay].map((time) => (typeof time === 'number' ? `${time}ms` : time));
  return [props]
    .flat()
    .map((prop) => `${prop} ${lasts} ${easing} ${waits}`)
    .join();
}

/** MUI's greys, `50` to `900` and `A100` to `A700`: the ink on the page, so that they turn round in the dark. */
const greys = ['50', ...Array.from('123456789'), 'A1', 'A2', 'A4', 'A7'].map((name) => {
  const shade = name === '50' ? name : `${name}00`;
  return [
    shade,
    `color-mix(in srgb, ${token('color.text.default')} ${Number(shade.replace('A', '')) / 10}%, ${token('color.surface.page')})`,
  ];
});

const mixed = (other: string) => (color: string, share: number) => `color-mix(in oklch, ${color}, ${other} ${share * 100}%)`;

const [lighten, darken] = [mixed('white'), mixed('black')];

/** The parts of a theme of MUI's that only functions in `sx` read. Without a provider, colours are reckoned in CSS. */
const forFunctions = {
  palette: {
    common: { black: 'black', white: 'white' },
    grey: Object.fromEntries(greys) as object,
    contrastThreshold: 3,
    tonalOffset: 0.2,
    getContrastText,
    augmentColor: ({ color, mainShade = 500 }: { color: Record<string, string>; mainShade?: string | number }) => {
      const { main = color[mainShade]! } = color;
      return { main, light: lighten(main, 0.2), dark: darken(main, 0.3), contrastText: getContrastText(main), ...color };
    },
    action: { hoverOpacity: 0.04, selectedOpacity: 0.08, disabledOpacity: 0.38, focusOpacity: 0.12, activatedOpacity: 0.12 },
  },
  typography: {
    fontSize: 14,
    htmlFontSize: 16,
    inherit: { font: 'inherit', letterSpacing: 'inherit' },
    ...Object.fromEntries(
      ['subtitle1', 'subtitle2', 'body1', 'body2', 'caption', 'overline'].map((name) => [
        name,
        { fontFamily: token('font.family.text'), fontWeight: token('font.weight.regular') },
      ]),
    ),
    button: { lineHeight: token('font.line-height.tight') },
    pxToRem: (size: number) => `${size / 16}rem`,
  },
  transitions: { ...transitions, create, getAutoHeightDuration: () => durations.medium },
  mixins: { toolbar: { minHeight: 56 } },
  motion: { reducedMotion: 'system' },
  alpha: (color: string, share: number | string) => `oklch(from ${color} l c h / ${share})`,
  lighten,
  darken,
};

/** The part of a theme of MUI's that `sx` reads. */
type SystemTheme = ReturnType<typeof createTheme>;

let defaultTheme: SystemTheme | undefined;

/** The theme of the brand, without a provider: MUI's grid of 8 px (`p: 2` is 16 px), the breakpoints, and the colours, type, shadow and layers of the tokens. */
const themeOfKit = (): SystemTheme =>
  (defaultTheme ??= createTheme(
    {
      breakpoints: { values: { xs: 0, ...breakpoints } },
      spacing: (factor: number | string) => (factor && typeof factor === 'number' ? `calc(${token('space.2')} * ${factor})` : factor),
      shape: { borderRadius: token('radius.medium') },
      palette,
      typography,
      // The tokens have one shadow; every elevation has it.
      shadows: ['none', ...Array<string>(24).fill(token('shadow.overlay'))],
      zIndex,
    },
    { applyStyles, ...forFunctions },
  ));

/** Styles of `sx`, after everything the component and the theme say: in no layer, since those of the kit's parts are in none. */
export function sxStyles({ sx, theme }: StyleProps) {
  const read = { ...(isGiven(theme) ? themeOf(theme) : themeOfKit()), modularCssLayers: false } as unknown as SystemTheme;
  return sx ? styleFunctionSx({ sx: sx as SxProps, theme: read }) : undefined;
}
