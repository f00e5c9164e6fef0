import { render, screen } from '@testing-library/react';
import { createTheme, type Theme } from '@mui/material/styles';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { SxProps } from '@mui/system';
import { Button, type ButtonProps } from '../Button/index.ts';

/** Values that MUI's documentation of `sx` has, with what each is in the kit without a provider. */
const values: { sx: SxProps; css: RegExp }[] = [
  { sx: { boxShadow: 1 }, css: /box-shadow:\s*var\(--tk-shadow-overlay\)/u },
  { sx: { boxShadow: 0 }, css: /box-shadow:\s*none/u },
  { sx: { zIndex: 'modal' }, css: /z-index:\s*1300/u },
  { sx: { zIndex: 'tooltip' }, css: /z-index:\s*1400/u },
  { sx: { color: 'primary.main' }, css: /color:\s*var\(--tk-color-control-checked\)/u },
  { sx: { bgcolor: 'background.paper' }, css: /background-color:\s*var\(--tk-color-surface-raised\)/u },
  { sx: { borderRadius: 1 }, css: /border-radius:\s*calc\(var\(--tk-radius-medium\)|border-radius:\s*var\(--tk-radius-medium\)/u },
  { sx: { border: 1, borderColor: 'divider' }, css: /border-color:\s*var\(--tk-color-border-hairline\)/u },
  { sx: { fontWeight: 'fontWeightBold' }, css: /font-weight:\s*var\(--tk-font-weight-bold\)/u },
  { sx: { typography: 'h2' }, css: /font-size:\s*var\(--tk-font-size-2xl\)/u },
  { sx: { p: 2 }, css: /padding:\s*calc\(var\(--tk-space-2\) \* 2\)/u },
  { sx: { display: { md: 'flex' } }, css: /@media \(min-width:\s*768px\)/u },
];

describe('Without a provider', () => {
  it.each(values)('$sx means what it does in the documentation of MUI', ({ sx, css }) => {
    render(<Button sx={sx}>Order</Button>);
    const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
    const own = [...screen.getByRole('button').classList].find((name) => name.startsWith('css-'))!;
    expect(
      rules
        .split('\n')
        .filter((rule) => rule.includes(own))
        .join('\n'),
    ).toMatch(css);
  });

  it('what is no value of a property does not compile', () => {
    expectTypeOf<{ boxShadow: 1; zIndex: 'modal'; color: 'primary.main' }>().toExtend<ButtonProps['sx']>();
    expectTypeOf<{ p: true }>().not.toExtend<ButtonProps['sx']>();
  });
});

/** The paths of values that a theme of MUI's has and another lacks. */
const missingIn = (theme: object, muis: object, path = ''): string[] =>
  Object.entries(muis).flatMap(([name, value]: [string, unknown]) => {
    const own = (theme as Record<string, unknown>)[name];
    if (own === undefined) return value === undefined ? [] : [path + name];
    return typeof value === 'object' && value !== null ? missingIn(own as object, value, `${path}${name}.`) : [];
  });

it('a function of `sx` reads what MUI’s theme has, without a provider', () => {
  const sx = vi.fn((theme: Theme) => ({
    ...theme.typography.overline,
    transition: theme.transitions.create(['opacity', 'color'], { duration: theme.transitions.duration.short, delay: 50 }),
    fontSize: theme.typography.pxToRem(18),
    padding: theme.spacing(1, 'auto'),
    margin: theme.spacing(0),
    [theme.breakpoints.up('md')]: { color: theme.alpha(theme.palette.grey[500], 0.5) },
    [theme.containerQueries.up('sm')]: { color: theme.palette.getContrastText(theme.palette.common.white) },
    background: theme.lighten(theme.palette.primary.main, 0.2),
    ...theme.mixins.toolbar,
  }));
  render(<Button sx={sx}>Order</Button>);
  expect(sx.mock.results[0]!.value).toMatchObject({
    transition: expect.stringMatching(/^opacity \d+ms var\(.+\) 50ms,color \d+ms var\(.+\) 50ms$/u),
    fontSize: expect.stringMatching(/rem$/u),
    padding: 'calc(var(--tk-space-2) * 1) auto',
    minHeight: 56,
  });
  const [theme] = sx.mock.calls[0]!;
  // MUI's minimal heights of the toolbar by width, the props of `inherit` one by one, the capitals of `overline`, and what MUI writes of itself.
  const brandsOwn = /@media|inherit\.|textTransform|toRuntimeSource/u;
  expect(missingIn(theme, createTheme()).filter((name) => !brandsOwn.test(name))).toEqual([]);
  expect(theme.palette.augmentColor({ color: { 500: '#123456' } })).toMatchObject({ main: '#123456' });
});
