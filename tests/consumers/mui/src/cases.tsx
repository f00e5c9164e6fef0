/** Ten customisations, each as MUI's documentation writes it: "How to customize", "Theme components", "Theming", "CSS theme variables", "Composition", "Routing". */
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type ThemeOptions } from '@mui/material/styles';
import { Button, type ButtonProps } from '@tarnbrook/kit/Button';
import { CategoryTree, type CategoryTreeNode, type CategoryTreeProps } from '@tarnbrook/kit/CategoryTree';
import { Dialog, type DialogProps } from '@tarnbrook/kit/Dialog';
import { Form } from '@tarnbrook/kit/Form';
import { Pagination, PaginationItem, type PaginationProps } from '@tarnbrook/kit/Pagination';
import { TextField, type TextFieldProps } from '@tarnbrook/kit/TextField';
import type {} from '@tarnbrook/kit/themeAugmentation';
import type { ComponentProps, ComponentType, JSX } from 'react';
import { Link } from 'react-router';

declare module '@tarnbrook/kit/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
  interface ButtonPropsColorOverrides {
    secondary: true;
  }
}

const nothing = () => undefined;
const nodes = [{ id: 1, name: 'Fish', children: [{ id: 2, name: 'Cod' }] }];

// The five parts with the least that each needs.
const Order = (props: ButtonProps) => <Button {...props}>Order</Button>;
const Mail = (props: Partial<TextFieldProps>) => (
  <Form initialValues={{ mail: 'orders@example.com' }} onSubmit={nothing}>
    <TextField name="mail" label="Mail" {...props} />
  </Form>
);
const Pages = (props: Partial<PaginationProps>) => <Pagination count={9} page={2} getHref={(page) => `?page=${page}`} {...props} />;
const Tree = (props: Partial<CategoryTreeProps>) => (
  <CategoryTree nodes={nodes} expandedItems={[1]} selectedId={2} getHref={() => '?'} {...props} />
);
const Terms = (props: Partial<DialogProps>) => (
  <Dialog open onClose={nothing} placement="end" title="Terms" {...props}>
    We deliver from Monday to Saturday.
  </Dialog>
);

const Five = () => (
  <>
    <Order />
    <Mail />
    <Pages />
    <Tree />
    <Terms />
  </>
);

/** Styles that elements have, by selector. */
type Looks = Readonly<Record<string, Readonly<Partial<Record<keyof CSSStyleDeclaration, string>>>>>;

interface Case {
  theme?: ThemeOptions;
  mode?: 'light' | 'dark';
  Case: ComponentType;
  looks: Looks;
}

const purple = { palette: { primary: { main: '#6a1b9a' }, success: { main: '#2e7d32' } } };
const green = 'rgb(46, 125, 50)';

const sx = { width: 300, color: 'success.main' };

const OwnButton = styled(Button)<ButtonProps>(({ theme }) => ({
  width: 300,
  color: theme.palette.success.main,
  padding: theme.spacing(1, 4),
  '&.TkButton-outlined': { backgroundColor: theme.palette.action.hover },
}));
const OwnMail = styled(Mail)(({ theme }) => ({
  '& .TkFormField-label': { color: theme.palette.success.main, ...theme.typography.overline },
}));
const OwnPages = styled(Pages)(({ theme }) => ({ '& .TkPaginationItem-root': { borderRadius: Number(theme.shape.borderRadius) * 2 } }));
const OwnTree = styled(Tree)(({ theme }) => ({ '& .TkCategoryTree-item': { paddingBlock: theme.spacing(2), transition: 'none' } }));
const OwnTerms = styled(Terms)(({ theme }) => ({
  width: 300,
  '& .TkDialog-body': { padding: theme.spacing(5), color: theme.palette.success.main },
}));

const Title = (props: ComponentProps<'h3'>) => <h3 {...props}>★ {props.children}</h3>;
const Back = () => <b data-own="">«</b>;
const Name = ({ node }: { node: CategoryTreeNode }) => <i data-own="">{node.name}</i>;

export const cases: readonly Case[] = [
  // 1. One-off: the prop `sx`.
  {
    theme: purple,
    Case: (): JSX.Element => (
      <>
        <Order sx={{ ...sx, px: 4, textTransform: 'uppercase' }} />
        <Mail sx={{ width: 300, mt: 2, '& .TkFormField-label': { color: 'success.main' } }} />
        <Pages sx={{ mb: -1, '& .TkPaginationItem-root': { color: 'success.main', borderRadius: 2 } }} />
        <Tree sx={{ ...sx, '& .TkCategoryTree-item': { py: { xs: 1, sm: 3 } } }} />
        <Terms sx={(theme) => ({ ...sx, '& .TkDialog-head': { bgcolor: theme.palette.primary.main, color: 'primary.contrastText' } })} />
      </>
    ),
    looks: {
      '.TkButton-root': { width: '300px', paddingLeft: '32px' },
      '.TkButton-root [data-label]': { color: green, textTransform: 'uppercase' },
      '.TkTextInput-root': { width: '300px', marginTop: '16px' },
      '.TkFormField-label': { color: green },
      '.TkPagination-root': { marginBottom: '-8px' },
      '.TkPaginationItem-root:not(.Mui-selected)': { color: green, borderTopLeftRadius: '8px' },
      '.TkCategoryTree-root': { width: '300px', color: green },
      '.TkCategoryTree-item': { paddingTop: '24px' },
      '.TkDialog-root': { width: '300px' },
      '.TkDialog-head': { backgroundColor: 'rgb(106, 27, 154)', color: 'rgb(255, 255, 255)' },
      '.TkDialog-body': { color: green },
    },
  },
  // 2. Nested classes, states, `classes`, and a global class.
  {
    Case: () => (
      <>
        <GlobalStyles styles={{ '.TkButton-root.TkButton-colorError': { letterSpacing: '4px' }, '.wide': { outline: '2px dashed' } }} />
        <Order color="error" classes={{ colorError: 'wide' }} />
        <Mail disabled sx={{ '& .Mui-disabled': { borderRadius: '16px' } }} />
        <Pages sx={{ '& .TkPaginationItem-root.Mui-selected': { borderRadius: '50%' } }} />
        <Tree sx={{ '& .TkCategoryTree-tree': { borderInlineStart: '4px solid' }, '& .TkCategoryTree-item': { letterSpacing: '2px' } }} />
        <Terms classes={{ title: 'wide' }} sx={{ '& .TkDialog-title': { textTransform: 'uppercase' } }} />
      </>
    ),
    looks: {
      '.TkButton-root.wide': { letterSpacing: '4px', outlineStyle: 'dashed' },
      '.MuiOutlinedInput-root': { borderTopLeftRadius: '16px' },
      '[aria-current="page"].TkPaginationItem-root': { borderTopLeftRadius: '50%' },
      '.TkCategoryTree-tree': { borderLeftWidth: '4px' },
      '.TkCategoryTree-item[aria-current]': { letterSpacing: '2px' },
      '.TkDialog-title.wide': { textTransform: 'uppercase', outlineStyle: 'dashed' },
    },
  },
  // 3. Reusable: `styled()`.
  {
    theme: purple,
    Case: () => (
      <>
        <OwnButton>Order</OwnButton>
        <OwnMail />
        <OwnPages />
        <OwnTree />
        <OwnTerms />
      </>
    ),
    looks: {
      '.TkButton-root': { width: '300px', color: green, padding: '8px 32px', backgroundColor: 'rgba(0, 0, 0, 0.04)' },
      '.TkFormField-label': { color: green, textTransform: 'uppercase' },
      '.TkPaginationItem-root': { borderTopLeftRadius: '8px' },
      '.TkCategoryTree-item': { paddingTop: '16px' },
      '.TkDialog-root': { width: '300px' },
      '.TkDialog-body': { padding: '40px', color: green },
    },
  },
  // 4. Theme: default props.
  {
    theme: {
      components: {
        TkButton: { defaultProps: { variant: 'contained', size: 'large' } },
        TkTextInput: { defaultProps: { hint: 'Where the invoice goes' } },
        TkPagination: { defaultProps: { siblingCount: 3 } },
        TkCategoryTree: { defaultProps: { sx: { fontStyle: 'italic' } } },
        TkDialog: { defaultProps: { hideCloseButton: true } },
      },
    },
    Case: Five,
    looks: {
      '.TkButton-contained.TkButton-sizeLarge': { minHeight: '52px' },
      '.TkTextInput-root:has([aria-describedby])': { display: 'flex' },
      '.TkPaginationItem-root[href="?page=5"]': { visibility: 'visible' },
      '.TkCategoryTree-root': { fontStyle: 'italic' },
      '.TkDialog-root:not(:has(.TkDialog-close))': { display: 'flex' },
    },
  },
  // 5. Theme: style overrides by slot, by class key, and by the props of the part.
  {
    theme: {
      components: {
        TkButton: { styleOverrides: { root: { fontSize: '1.25rem' }, outlined: { borderStyle: 'dotted' } } },
        TkTextInput: { styleOverrides: { root: ({ ownerState }) => ({ ...(ownerState.name === 'mail' && { letterSpacing: '1px' }) }) } },
        MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 16 } } },
        TkPaginationItem: { styleOverrides: { root: { fontStyle: 'italic' }, selected: { textDecoration: 'underline' } } },
        TkCategoryTree: { styleOverrides: { tree: { borderInlineStart: '4px solid' }, item: { fontSize: '1.25rem' } } },
        TkDialog: { styleOverrides: { title: { fontSize: '2rem' }, body: { fontStyle: 'italic' } } },
      },
    },
    Case: Five,
    looks: {
      '.TkButton-root': { fontSize: '20px', borderTopStyle: 'dotted' },
      '.TkTextInput-root': { letterSpacing: '1px' },
      '.MuiOutlinedInput-root': { borderTopLeftRadius: '16px' },
      '.TkPaginationItem-root.Mui-selected': { fontStyle: 'italic', textDecorationLine: 'underline' },
      '.TkCategoryTree-tree': { borderLeftWidth: '4px' },
      '.TkCategoryTree-item': { fontSize: '20px' },
      '.TkDialog-title': { fontSize: '32px' },
      '.TkDialog-body': { fontStyle: 'italic' },
    },
  },
  // 6. Theme: new variants, one of a value that the kit does not know.
  {
    theme: {
      components: {
        TkButton: { variants: [{ props: { variant: 'dashed' }, style: { textTransform: 'none', border: '2px dashed grey' } }] },
        TkTextInput: { variants: [{ props: { required: true }, style: { borderLeft: '4px solid grey', paddingLeft: 12 } }] },
        TkPagination: { variants: [{ props: ({ count }) => Number(count) > 5, style: { border: '2px dashed grey' } }] },
        TkCategoryTree: { variants: [{ props: { selectedId: 2 }, style: { border: '2px dashed grey' } }] },
        TkDialog: { variants: [{ props: { placement: 'end' }, style: { borderInlineStart: '8px solid grey' } }] },
      },
    },
    Case: () => (
      <>
        <Order variant="dashed" />
        <Mail required />
        <Pages />
        <Tree />
        <Terms />
      </>
    ),
    looks: {
      '.TkButton-dashed': { borderTop: '2px dashed rgb(128, 128, 128)', textTransform: 'none' },
      '.TkTextInput-root': { paddingLeft: '12px', borderLeft: '4px solid rgb(128, 128, 128)' },
      '.TkPagination-root': { borderTop: '2px dashed rgb(128, 128, 128)' },
      '.TkCategoryTree-root': { borderTop: '2px dashed rgb(128, 128, 128)' },
      '.TkDialog-root': { borderLeftWidth: '8px' },
    },
  },
  // 7. Theme: palette, corners, type.
  {
    theme: {
      palette: { primary: { main: '#6a1b9a' }, background: { paper: '#fff8e1' } },
      shape: { borderRadius: 12 },
      typography: { fontFamily: 'monospace' },
      components: { TkButton: { defaultProps: { variant: 'contained' } } },
    },
    Case: () => (
      <>
        <Five />
        <Order color="secondary" />
        <Order color="secondary" variant="outlined" />
      </>
    ),
    looks: {
      '.TkButton-colorPrimary': { backgroundColor: 'rgb(106, 27, 154)', borderTopLeftRadius: '12px', fontFamily: 'monospace' },
      '.TkButton-colorSecondary': { backgroundColor: 'rgb(156, 39, 176)', color: 'rgb(255, 255, 255)' },
      '.TkButton-colorSecondary.TkButton-outlined': { borderTopColor: 'rgb(156, 39, 176)', color: 'rgb(156, 39, 176)' },
      '.MuiOutlinedInput-root': { borderTopLeftRadius: '12px', fontFamily: 'monospace', backgroundColor: 'rgb(255, 248, 225)' },
      '.TkFormField-label': { fontFamily: 'monospace' },
      '.TkPaginationItem-root.Mui-selected': { backgroundColor: 'rgb(106, 27, 154)', color: 'rgb(255, 255, 255)', fontFamily: 'monospace' },
      '.TkCategoryTree-item': { fontFamily: 'monospace' },
      '.TkCategoryTree-item[aria-current]': {
        backgroundColor: 'color(srgb 0.918196 0.874824 0.944549)',
        boxShadow: 'rgb(106, 27, 154) 4px 0px 0px 0px inset',
      },
      '.TkDialog-root': { backgroundColor: 'rgb(255, 248, 225)' },
      '.TkDialog-title': { fontFamily: 'monospace' },
    },
  },
  // 8. Composition: slots and their props.
  {
    Case: () => (
      <>
        <Order startIcon={<b>+</b>} />
        <Mail
          required
          slotProps={{ input: ({ required }) => ({ placeholder: required ? 'name@firm.example' : '', style: { fontStyle: 'italic' } }) }}
        />
        <Pages renderItem={(item) => <PaginationItem slots={{ previous: Back }} {...item} />} />
        <Tree slots={{ item: Name }} slotProps={{ tree: { style: { fontWeight: 'bold' } } }} />
        <Terms slots={{ title: Title }} slotProps={{ title: { lang: 'de' } }} />
      </>
    ),
    looks: {
      '.TkButton-startIcon > b': { fontWeight: '700' },
      '.TkTextInput-root input[placeholder^="name@"]': { fontStyle: 'italic' },
      '.TkPaginationItem-root b[data-own]': { fontWeight: '700' },
      '.TkCategoryTree-tree:has(i[data-own])': { fontWeight: '700' },
      'h3.TkDialog-title[lang="de"]': { display: 'block' },
    },
  },
  // 9. Composition and routing: the prop `component` with a router's link.
  {
    Case: () => (
      <>
        <Button component={Link} to="/prices">
          Order
        </Button>
        <Pages renderItem={(item) => <PaginationItem component={Link} to={`/list?page=${item.page}`} {...item} />} getHref={undefined} />
        <Tree component="section" />
      </>
    ),
    looks: {
      'a.TkButton-root[href="/prices"]': { visibility: 'visible' },
      'a.TkPaginationItem-root[href="/list?page=3"]': { visibility: 'visible' },
      'section.TkCategoryTree-root': { display: 'block' },
    },
  },
  // 10. Colour schemes, dark, with styles of that mode.
  {
    theme: {
      cssVariables: { colorSchemeSelector: 'data-mode' },
      colorSchemes: { light: { palette: { primary: { main: '#6a1b9a' } } }, dark: { palette: { primary: { main: '#ce93d8' } } } },
      components: { TkButton: { defaultProps: { variant: 'contained' } } },
    },
    mode: 'dark',
    Case: () => (
      <>
        <Order />
        <Mail sx={(theme) => ({ ...theme.applyStyles('dark', { fontStyle: 'italic' }) })} />
        <Pages />
        <Tree />
        <Terms />
      </>
    ),
    looks: {
      ':root[data-mode="dark"]': { display: 'block' },
      '.TkButton-root': { backgroundColor: 'rgb(206, 147, 216)' },
      '.TkTextInput-root': { fontStyle: 'italic' },
      '.TkPaginationItem-root.Mui-selected': { backgroundColor: 'rgb(206, 147, 216)' },
      '.TkCategoryTree-item': { color: 'rgb(255, 255, 255)' },
      '.TkDialog-root': { backgroundColor: 'rgb(18, 18, 18)' },
    },
  },
];
