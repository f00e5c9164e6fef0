/** Ten customisations from MUI's documentation ("How to customize", "Theme components", "Composition"), written as there, on five parts of the kit. */
import { createTheme, styled, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ComponentProps, ComponentType, JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type {} from '../themeAugmentation.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { CategoryTree } from '../CategoryTree/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Form, TextField } from '../forms.ts';
import { Pagination, PaginationItem } from '../Pagination/index.ts';

const nothing = () => undefined;
const nodes = [{ id: 1, name: 'Fish', children: [{ id: 2, name: 'Cod' }] }];

const Field = (props: Partial<ComponentProps<typeof TextField>>) => (
  <Form initialValues={{}} onSubmit={nothing}>
    <TextField name="mail" label="Mail" {...props} />
  </Form>
);

type Part = ComponentType<Record<string, unknown>>;

/** The parts by the name that a theme has for each, with what each needs, and a class inside it. */
const parts: { name: string; Part: Part; inner: string }[] = [
  { name: 'TkButton', Part: (props) => <Button startIcon={<i className="icon" />} {...props} />, inner: 'icon' },
  { name: 'TkTextInput', Part: (props) => <Field {...props} />, inner: 'MuiOutlinedInput-root' },
  { name: 'TkDialog', Part: (props) => <Dialog open onClose={nothing} title="Terms" {...props} />, inner: 'TkDialog-title' },
  { name: 'TkPagination', Part: (props) => <Pagination count={9} page={2} {...props} />, inner: 'TkPaginationItem-root' },
  { name: 'TkCategoryTree', Part: (props) => <CategoryTree nodes={nodes} getHref={() => '/'} {...props} />, inner: 'TkCategoryTree-tree' },
];

const show = (element: JSX.Element, theme: ThemeOptions = {}) =>
  render(<ThemeProvider theme={createTheme(theme)}>{element}</ThemeProvider>);
const found = (selector: string) => document.querySelector(selector)!;
const looks = (selector: string) => getComputedStyle(found(selector));

describe.each(parts)('As in the documentation of MUI, $name', ({ name, Part, inner }) => {
  it('1. takes one-off styles by `sx`, with the colours of the theme', () => {
    show(<Part sx={{ width: 300, color: 'success.main' }} />, { palette: { success: { main: '#010203' } } });
    expect(looks(`.${name}-root`)).toMatchObject({ width: '300px', color: '#010203' });
  });

  it('2. takes styles of what is inside by nested class selectors', () => {
    show(<Part sx={{ [`& .${inner}`]: { borderRadius: '1px' } }} />);
    expect(looks(`.${name}-root .${inner}`).borderRadius).toBe('1px');
  });

  it('3. takes a class by `className` and by `classes`', () => {
    show(<Part className="one" classes={{ root: 'two' }} />);
    expect([...found(`.${name}-root`).classList]).toEqual(expect.arrayContaining(['one', 'two']));
  });

  it('5. is made a part of its own by `styled()`', () => {
    const Own = styled(Part)(({ theme }) => ({ width: 300, color: theme.palette.success.main, [`& .${inner}`]: { letterSpacing: '2px' } }));
    show(<Own />, { palette: { success: { main: '#010203' } } });
    expect(looks(`.${name}-root`)).toMatchObject({ width: '300px', color: '#010203' });
    expect(looks(`.${name}-root .${inner}`).letterSpacing).toBe('2px');
  });

  it("6. has the theme's `defaultProps`", () => {
    show(<Part />, { components: { [name]: { defaultProps: { lang: 'de' } } } });
    expect(found(`.${name}-root`).getAttribute('lang')).toBe('de');
  });

  it("7. has the theme's `styleOverrides`", () => {
    show(<Part />, { components: { [name]: { styleOverrides: { root: { fontSize: '17px' } } } } });
    expect(looks(`.${name}-root`).fontSize).toBe('17px');
  });

  it("8. has the theme's `variants`, for a value of the application's too", () => {
    const variants = [{ props: { lang: 'de' }, style: { textTransform: 'none', border: '2px dashed grey' } }];
    show(<Part lang="de" />, { components: { [name]: { variants } } });
    expect(looks(`.${name}-root`).border).toBe('2px dashed grey');
  });

  it('10. can be wrapped', () => {
    const ref = vi.fn();
    const Wrapped = (props: ComponentProps<Part>) => <Part id="wrapped" {...props} />;
    show(<Wrapped ref={ref} sx={{ p: 1 }} />);
    expect(ref).toHaveBeenCalledWith(found(`.${name}-root`));
    expect(looks(`.${name}-root`).padding).toBe('8px');
  });
});

it('4. As in the documentation of MUI, states are classes', () => {
  show(
    <>
      <Button disabled sx={{ '&.Mui-disabled': { letterSpacing: '1px' } }} />
      <Field disabled sx={{ '& .Mui-disabled': { letterSpacing: '2px' } }} />
      <Pagination count={9} page={2} sx={{ '& .Mui-selected': { letterSpacing: '3px' } }} />
    </>,
  );
  expect(looks('.TkButton-root').letterSpacing).toBe('1px');
  expect(looks('.MuiOutlinedInput-root').letterSpacing).toBe('2px');
  expect(looks('[aria-current="page"]').letterSpacing).toBe('3px');
});

describe('9. As in the documentation of MUI', () => {
  const RouterLink = ({ to, children, ...rest }: { to: string } & ComponentProps<'a'>) => (
    <a {...rest} href={to}>
      {children}
    </a>
  );

  it("a button and the pages are a router's links", () => {
    show(
      <>
        <Button component={RouterLink} to="/prices">
          Prices
        </Button>
        <Pagination
          count={9}
          renderItem={(item) => (
            <PaginationItem component={RouterLink} to={`/inbox${item.page === 1 ? '' : `?page=${item.page}`}`} {...item} />
          )}
        />
      </>,
    );
    expect(screen.getByText('Prices').closest('a.TkButton-root')?.getAttribute('href')).toBe('/prices');
    expect(screen.getByText('2').closest('a')?.getAttribute('href')).toBe('/inbox?page=2');
  });

  it('slots take other components, and `slotProps` their props', () => {
    const Back = () => <i className="back" />;
    const Title = ({ children, ...rest }: ComponentProps<'h3'>) => <h3 {...rest}>{children}</h3>;
    const Name = ({ node }: { node: { name: string } }) => <b>{node.name}</b>;
    const Own = (props: ButtonProps) => <Button {...props} />;
    show(
      <>
        <Own component="span" />
        <Pagination count={9} renderItem={(item) => <PaginationItem slots={{ previous: Back }} {...item} />} />
        <Dialog open onClose={nothing} title="Terms" slots={{ title: Title }} slotProps={{ title: { lang: 'de' } }} />
        <Field slotProps={{ input: { placeholder: 'Here' } }} classes={{ input: 'own' }} />
        <CategoryTree nodes={nodes} getHref={() => '/'} slots={{ item: Name }} />
      </>,
    );
    for (const selector of ['span.TkButton-root', '.back', 'h3.TkDialog-title[lang="de"]', 'input.own[placeholder="Here"]', 'a b'])
      expect(found(selector), selector).not.toBeNull();
  });
});
