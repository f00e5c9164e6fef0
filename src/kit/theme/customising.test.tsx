import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import { createTheme, styled as muiStyled, ThemeProvider, type Theme } from '@mui/material/styles';
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type {} from '../themeAugmentation.ts';
import { Alert } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { CategoryTree } from '../CategoryTree/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { FormField } from '../FormField/index.ts';
import { Form, TextInput } from '../forms.ts';
import { FormPanel } from '../FormPanel/index.ts';
import { Heading } from '../Heading/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { Stack } from '../Stack/index.ts';
import { MuiTheme } from './MuiTheme.tsx';

const inside = (theme: Theme, children: ReactNode) => render(<ThemeProvider theme={theme}>{children}</ThemeProvider>);
const button = () => screen.getByRole('button');
const looks = (element: Element) => getComputedStyle(element);

test('`sx` knows the palette, the corners and the type of the brand without a provider', () => {
  document.documentElement.style.cssText =
    '--tk-color-control-checked: #112233; --tk-radius-medium: 3px; --tk-font-size-3xl: 30px; --tk-space-2: 8px';
  render(
    <Button variant="contained" sx={{ color: 'primary.main', bgcolor: 'background.paper', borderRadius: 1, typography: 'h1', p: 2 }}>
      Order
    </Button>,
  );
  expect(looks(button())).toMatchObject({ color: '#112233', borderRadius: '3px', fontSize: '30px', padding: 'calc(8px * 2)' });
  document.documentElement.removeAttribute('style');
});

test('`sx` reads the theme of the application around', () => {
  inside(createTheme({ palette: { primary: { main: '#6a1b9a' } } }), <Button sx={{ color: 'primary.main', p: 2 }}>Order</Button>);
  expect(looks(button())).toMatchObject({ color: '#6a1b9a', padding: '16px' });
});

test('`sx` wins in a theme with a layer for each kind of styles, too', () => {
  inside(createTheme({ modularCssLayers: true }), <Button sx={{ p: 4 }}>Order</Button>);
  expect(looks(button()).padding).toBe('32px');
});

test('a Dialog is labelled by its title, which may have an id of its own', () => {
  const { rerender } = render(<Dialog open title="Prices" onClose={() => undefined} slotProps={{ title: { id: 'prices' } }} />);
  expect(screen.getByRole('dialog', { name: 'Prices' }).getAttribute('aria-labelledby')).toBe('prices');
  rerender(<Dialog open title="Terms" onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Terms' })).toBeDefined();
});

test("a theme's palette, corners and type are those of the kit's parts", () => {
  inside(
    createTheme({ palette: { primary: { main: '#6a1b9a' } }, shape: { borderRadius: 20 }, typography: { fontFamily: 'Courier' } }),
    <>
      <Button variant="contained">Order</Button>
      <Alert severity="warning">Closed on Friday</Alert>
    </>,
  );
  expect(looks(button())).toMatchObject({ backgroundColor: '#6a1b9a', fontFamily: 'Courier' });
  expect(looks(screen.getByText('Closed on Friday').closest('.TkAlert-root')!).borderRadius).toBe('20px');
});

test("what floats has the theme's shadow of MUI's menus", () => {
  const shadows = createTheme().shadows.with(8, '1px 2px 3px #010203') as Theme['shadows'];
  inside(createTheme({ shadows }), <Dialog open title="Prices" onClose={() => undefined} />);
  expect(looks(screen.getByRole('dialog')).boxShadow).toBe('1px 2px 3px #010203');
});

test("the outline of the kit's field is restyled by its slot, as MUI's", () => {
  const outline = { MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#010203' } } } };
  inside(createTheme({ components: outline }), <TextInput label="Name" />);
  expect(looks(document.querySelector('.MuiOutlinedInput-notchedOutline')!).borderColor).toBe('#010203');
});

test("a theme's `components` give a part of the kit its default props, overrides by slot and variants", () => {
  const theme = createTheme({
    components: {
      TkButton: {
        defaultProps: { variant: 'contained', size: 'large' },
        styleOverrides: { root: ({ ownerState }) => ({ backgroundColor: ownerState.size === 'large' ? '#010203' : '#040506' }) },
        variants: [{ props: { fullWidth: true }, style: { letterSpacing: '3px' } }],
      },
    },
  });
  const { rerender } = inside(theme, <Button fullWidth>Order</Button>);
  expect(button().dataset).toMatchObject({ variant: 'contained', size: 'large' });
  expect(looks(button())).toMatchObject({ backgroundColor: '#010203', letterSpacing: '3px' });
  rerender(
    <ThemeProvider theme={theme}>
      <Button size="small">Order</Button>
    </ThemeProvider>,
  );
  expect(looks(button()).backgroundColor).toBe('#040506');
  expect(looks(button()).letterSpacing).not.toBe('3px');
});

test('overrides may be lists and have variants of their own, as MUI reads them', () => {
  const variants = [
    { props: { size: 'large' as const }, style: { letterSpacing: '9px' } },
    { props: { size: 'small' as const }, style: { letterSpacing: '1px' } },
  ];
  const theme = createTheme({ components: { TkButton: { styleOverrides: { root: { color: '#010203', variants } } } } });
  inside(theme, <Button size="large">Order</Button>);
  expect(looks(button())).toMatchObject({ color: '#010203', letterSpacing: '9px' });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText).join('')).not.toContain('variants');
});

test("a form of the kit leaves an application's own colours to what stands in it", () => {
  const theme = createTheme({ palette: { ochre: { main: '#e3d026' } } } as object);
  const Price = muiStyled('b')(({ theme: given }) => ({ color: (given.palette as unknown as { ochre: { main: string } }).ochre.main }));
  inside(
    theme,
    <MuiTheme>
      <Price>£4</Price>
    </MuiTheme>,
  );
  expect(looks(screen.getByText('£4')).color).toBe('#e3d026');
});

test('parts of the kit have the classes of MUI by name and slot', () => {
  render(
    <>
      <Button>Order</Button>
      <Heading level={1}>Fish</Heading>
      <Alert>Closed</Alert>
    </>,
  );
  expect(button().className).toContain('TkButton-root');
  expect(screen.getByRole('heading').className).toContain('TkHeading-root');
  expect(document.querySelector('.TkAlert-root.MuiAlert-root')).not.toBeNull();
});

test('values of props and states have the utility classes of MUI, which overrides and `classes` know', () => {
  // @ts-expect-error -- a Button has no such slot
  createTheme({ components: { TkButton: { styleOverrides: { rot: {} } } } });
  const styleOverrides = { contained: { letterSpacing: '1px' }, sizeLarge: { wordSpacing: '2px' }, colorError: { letterSpacing: '9px' } };
  inside(
    createTheme({ components: { TkButton: { styleOverrides }, TkAlert: { styleOverrides: { colorWarning: { wordSpacing: '3px' } } } } }),
    <>
      <Button variant="contained" size="large" disabled classes={{ contained: 'loud', sizeSmall: 'little' }}>
        Order
      </Button>
      <Alert severity="warning">Closed on Friday</Alert>
      <TextInput id="name" name="name" label="Name" error="Missing" multiline />
    </>,
  );
  expect(button().className).toMatch(/TkButton-contained loud TkButton-colorPrimary TkButton-sizeLarge Mui-disabled/u);
  expect(button().className).not.toContain('little');
  expect(looks(button())).toMatchObject({ letterSpacing: '1px', wordSpacing: '2px' });
  expect(looks(document.querySelector('.TkAlert-colorWarning')!).wordSpacing).toBe('3px');
  expect(document.querySelector('.TkTextInput-root.Mui-error.TkTextInput-multiline')).not.toBeNull();
});

test("a theme's overrides of MUI's field reach the kit's, which is one", () => {
  inside(
    createTheme({
      components: { MuiOutlinedInput: { styleOverrides: { root: { letterSpacing: '7px' } }, defaultProps: { placeholder: 'Here' } } },
    }),
    <TextInput id="name" name="name" label="Name" />,
  );
  expect(looks(screen.getByRole('textbox').parentElement!).letterSpacing).toBe('7px');
  expect(screen.getByPlaceholderText('Here')).toBeDefined();
});

test('a form and a panel leave the grid, the breakpoints and the looks of the theme around to what stands in them', () => {
  const theme = createTheme({ spacing: 5, breakpoints: { values: { xs: 0, sm: 1, md: 2, lg: 3, xl: 9000 } } });
  const sx = { p: 2, fontStyle: { lg: 'italic', xl: 'normal' } } as const;
  const Read = muiStyled('i')(({ theme: given }) => ({ padding: given.spacing(3) }));
  inside(
    theme,
    <FormPanel heading="Basket">
      <Form initialValues={{}} onSubmit={() => undefined}>
        <Box sx={sx}>Fish</Box>
        <MuiButton>Send</MuiButton>
        <FormField label="Mail" controlId="mail">
          <Box sx={sx}>Meat</Box>
          <Read>Bread</Read>
          <Button sx={sx}>Order</Button>
        </FormField>
      </Form>
    </FormPanel>,
  );
  for (const element of [screen.getByText('Fish'), screen.getByText('Meat'), screen.getByText('Order').closest('button')!])
    expect(looks(element)).toMatchObject({ padding: '10px', fontStyle: 'italic' });
  expect(looks(screen.getByText('Bread')).padding).toBe('15px');
  expect(screen.getByText('Send').className).toContain('MuiButton-text');
});

test("as in MUI, an override wins over a part's looks for its props, `sx` over overrides, `styled()` over both, and a later class over all", () => {
  const theme = createTheme({
    components: {
      TkButton: {
        styleOverrides: { root: { color: 'red', fontSize: '1px', padding: '1px', letterSpacing: '1px', wordSpacing: '1px' } },
        variants: [{ props: { size: 'small' }, style: { padding: '2px', letterSpacing: '2px', wordSpacing: '2px' } }],
      },
    },
  });
  const Own = muiStyled(Button)({ letterSpacing: '4px', wordSpacing: '4px', background: 'blue' });
  const { container } = inside(
    theme,
    <>
      <style>{'.own { word-spacing: 5px }'}</style>
      <Button variant="contained" size="small" sx={{ letterSpacing: '3px' }}>
        Plain
      </Button>
      <Own variant="contained" size="small" className="own">
        Own
      </Own>
      <Own disabled>Off</Own>
    </>,
  );
  const [plain, own, off] = [...container.querySelectorAll('button')].map(looks);
  expect(plain).toMatchObject({ color: 'red', fontSize: '1px', padding: '2px', letterSpacing: '3px', wordSpacing: '2px' });
  expect(own).toMatchObject({ color: 'red', fontSize: '1px', letterSpacing: '4px', wordSpacing: '5px', backgroundColor: 'blue' });
  expect(off!.color).not.toBe('red');
});

test("a slot's override reads the part's props; one for a state, or for an element of MUI's, wins over the part's looks", () => {
  const theme = createTheme({
    components: {
      TkDialog: { styleOverrides: { body: ({ ownerState }) => ({ opacity: ownerState.open ? 0.5 : 1 }) } },
      TkButton: { styleOverrides: { disabled: { color: 'red' } } },
      TkTextInput: { styleOverrides: { input: { color: 'red' } } },
    },
  });
  const { container } = inside(
    theme,
    <>
      <Dialog open title="Fish" onClose={() => undefined} />
      <Button disabled>Off</Button>
      <TextInput label="Name" />
      <Alert severity="error" sx={{ color: 'blue' }}>
        Late
      </Alert>
      <Heading level={2} sx={{ fontSize: 9 }}>
        Small
      </Heading>
    </>,
  );
  const of = (selector: string) => looks(container.querySelector(selector)!);
  expect(of('.TkDialog-body').opacity).toBe('0.5');
  expect(of('.TkButton-root').color).toBe('red');
  expect(of('input').color).toBe('red');
  expect(of('.TkAlert-root').color).toBe('blue');
  expect(of('h2.TkHeading-root').fontSize).toBe('9px');
});

test("a Stack's `spacing` is a factor of the theme's grid, by breakpoint if wanted; its `direction` is by breakpoint too, and gives way to `sx`", () => {
  const { container } = inside(
    createTheme({ spacing: 5 }),
    <>
      <Stack spacing={{ xs: 2, xl: 4 }} direction="row" sx={{ flexWrap: 'nowrap' }}>
        Fish
      </Stack>
      <Stack direction={{ xs: 'row', xl: 'column' }}>Meat</Stack>
    </>,
  );
  const [plain, responsive] = [...container.querySelectorAll('.TkStack-root')].map(looks);
  expect(plain).toMatchObject({ gap: '10px', flexWrap: 'nowrap' });
  expect(responsive).toMatchObject({ flexFlow: 'row wrap' });
});

/** The design tokens that a part has from the theme around. */
const tokensWith = (theme: Theme): Record<string, string> => {
  const { unmount } = inside(theme, <Alert severity="warning">Closed</Alert>);
  const own = [...document.querySelector('.TkAlert-root')!.classList].find((name) => name.startsWith('css-') && name.includes('Alert'))!;
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const rule = rules.split('\n').find((line) => line.startsWith(`.${own}{`)) ?? '';
  unmount();
  return Object.fromEntries([...rule.matchAll(/--tk-([\w-]+):([^;]+);/gu)].map(([, name, value]) => [name!, value!]));
};

test("a theme's dark palette, its `primary` and its status colours are those of all surfaces, texts, borders, tickets and messages", () => {
  const dark = createTheme({ palette: { mode: 'dark', primary: { main: '#6a1b9a' }, warning: { main: '#010203' } } });
  const found = tokensWith(dark);
  const brandsOwn = /on-media|^color-(?:header|navigation|banner|footer|storage|scrim)/u;
  const css = readFileSync('src/kit/theme/generated/tarnbrook.css', 'utf8');
  const wanted = [...new Set([...css.matchAll(/--tk-(color-[\w-]+):/gu)].map(([, name]) => name!))].filter((name) => !brandsOwn.test(name));
  expect(wanted.filter((name) => !(name in found))).toEqual([]);
  expect(found['color-ticket-background']).toBe('#6a1b9a');
  expect(found['color-surface-selected']).toContain('#6a1b9a');
  expect(found['color-status-warning-border']).toBe('#010203');
  expect(found['color-surface-sunken']).toBe('color-mix(in srgb, #fff 5%, #121212)');
});

test("the selected page, the chosen mode and an Alert have a theme's colours and type", () => {
  inside(
    createTheme({ palette: { primary: { main: '#6a1b9a' } }, typography: { fontFamily: 'Courier' } }),
    <>
      <Pagination count={9} page={2} />
      <Alert severity="warning">Closed</Alert>
    </>,
  );
  expect(looks(document.querySelector('[aria-current="page"]')!).backgroundColor).toBe('#6a1b9a');
  expect(looks(document.querySelector('.TkAlert-root')!).fontFamily).toBe('Courier');
});

test("a Button takes each colour of an application's palette, as MUI's does", () => {
  const ochre = { main: '#e3d026', dark: '#a29415', contrastText: '#242105' };
  inside(
    createTheme({ palette: { ochre } } as object),
    (['contained', 'outlined', 'text'] as const).flatMap((variant) =>
      ['ochre', 'secondary'].map((color) => (
        <Button key={variant + color} variant={variant} {...{ color: color as 'primary' }} sx={{ letterSpacing: '1px' }}>
          {`${variant} ${color}`}
        </Button>
      )),
    ),
  );
  const of = (name: string) => looks(screen.getByRole('button', { name }));
  expect(of('contained ochre')).toMatchObject({ backgroundColor: '#e3d026', color: '#242105', letterSpacing: '1px' });
  expect(of('outlined ochre')).toMatchObject({ backgroundColor: 'transparent', color: '#e3d026', borderColor: '#e3d026' });
  expect(of('text ochre')).toMatchObject({ backgroundColor: 'transparent', color: '#e3d026', borderColor: 'transparent' });
  expect(of('contained secondary')).toMatchObject({ backgroundColor: '#9c27b0', color: '#fff' });
});

test("an outlined Button is written in an application's `primary`; a text one stays in the colour around it", () => {
  document.documentElement.style.cssText = '--tk-color-quiet-action-text: #112233; --tk-color-control-checked: #445566';
  const { rerender } = inside(
    createTheme({ palette: { primary: { main: '#6a1b9a' } } }),
    <>
      <Button>Outlined</Button>
      <Button variant="text">Text</Button>
      <Button disabled>Off</Button>
    </>,
  );
  const of = (name: string) => looks(screen.getByRole('button', { name }));
  expect(of('Outlined')).toMatchObject({ color: '#6a1b9a', borderColor: '#6a1b9a' });
  expect(of('Text').color).not.toBe('#6a1b9a');
  expect(of('Off').color).not.toBe('#6a1b9a');
  rerender(
    <MuiTheme>
      <Button>Brand</Button>
    </MuiTheme>,
  );
  expect(of('Brand').color).toBe('#112233');
  document.documentElement.removeAttribute('style');
});

test('a Button takes each colour in each variant, filled when it is `contained`', () => {
  document.documentElement.style.cssText = '--tk-color-text-danger: #910000; --tk-color-text-inverse: #fefefe';
  render(
    <Button variant="contained" color="error">
      Delete
    </Button>,
  );
  expect(looks(button())).toMatchObject({ backgroundColor: '#910000', color: '#fefefe' });
  document.documentElement.removeAttribute('style');
});

test('props of a slot may be a function, a Dialog has the widths of MUI, rows of the tree a class, and overrides may be lists', () => {
  const theme = createTheme({
    components: {
      TkButton: { styleOverrides: { root: [{ letterSpacing: '1px' }, ({ ownerState }) => ({ order: ownerState.fullWidth ? 1 : 2 })] } },
    },
  });
  inside(
    theme,
    <>
      <Button component="label" htmlFor="file">
        Choose
      </Button>
      <Dialog open onClose={() => undefined} title="Terms" maxWidth="sm" slotProps={{ title: () => ({ lang: 'de' }) }} />
      <CategoryTree nodes={[{ id: 1, name: 'Fish' }]} getHref={() => '/'} slotProps={{ item: { className: 'own' } }} />
    </>,
  );
  expect(looks(document.querySelector('label[for="file"]')!)).toMatchObject({ letterSpacing: '1px', order: '2' });
  expect(document.querySelector('h2[lang="de"]')).not.toBeNull();
  expect(looks(document.querySelector('dialog')!).width || looks(document.querySelector('dialog')!).inlineSize).toContain('px');
  expect(document.querySelector('a.TkCategoryTree-item.own')).not.toBeNull();
});
