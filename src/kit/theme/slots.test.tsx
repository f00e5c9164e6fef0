/** A caller's props for the slots of a part, as MUI has them: handlers join the part's own, icons are slots of their own, and `tsc` knows the types. */
import Tooltip from '@mui/material/Tooltip';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import type {} from '../themeAugmentation.ts';
import { Accordion } from '../Accordion/index.ts';
import { Alert } from '../Alert/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { CategoryTree } from '../CategoryTree/index.ts';
import { aboveDialogs, Dialog, openDialog } from '../Dialog/index.ts';
import { FormField } from '../FormField/index.ts';
import { FileUpload, PasswordInput } from '../forms.ts';
import { Gallery, type GalleryProps } from '../Gallery/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import { PaginationTools } from '../Pagination/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { SortMenu } from '../SortMenu/index.ts';

const looks = (element: Element | null | undefined) => getComputedStyle(element!);
const images = ['Front', 'Back'].map((alt) => ({ src: `data:,${alt}`, alt }));

test('handlers in `slotProps` of a gallery are called beside its own', () => {
  const [stage, thumbnail] = [vi.fn(), vi.fn()];
  render(
    <Gallery images={images} slotProps={{ stage: { onClick: stage }, thumbnail: { onClick: thumbnail, onPointerEnter: thumbnail } }} />,
  );
  fireEvent.click(screen.getByRole('button', { pressed: false }));
  expect(stage).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { pressed: true })).toBeDefined();
  const second = screen.getByRole('button', { name: /2 of 2/u });
  fireEvent.pointerEnter(second);
  fireEvent.click(second);
  expect(thumbnail).toHaveBeenCalledTimes(2);
  expect(second.getAttribute('aria-current')).toBe('true');
});

test('handlers in `slotProps` of other parts are called beside their own', () => {
  const heard = vi.fn();
  const closed = vi.fn();
  render(
    <>
      <Dialog open title="Prices" onClose={closed} slotProps={{ close: { onClick: heard } }} />
      <SortMenu options={[{ value: 'a', label: 'Price' }]} slotProps={{ button: { onClick: heard } }} />
      <SearchField slotProps={{ input: { onBlur: heard } }} />
      <PaginationTools pageSizes={[12, 24]} slotProps={{ size: { onChange: heard } }} />
      <FileUpload label="Proof" slotProps={{ input: { onFocus: heard } }} />
    </>,
  );
  fireEvent.click(document.querySelector('.TkDialog-close')!);
  fireEvent.click(document.querySelector('.TkSortMenu-button')!);
  fireEvent.blur(screen.getByRole('searchbox'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '24' } });
  fireEvent.focus(document.querySelector('[type="file"]')!);
  expect(heard).toHaveBeenCalledTimes(5);
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.getByRole('menu')).toBeDefined();
});

test('the icons of a button are slots', () => {
  const theme = createTheme({
    components: {
      TkButton: { styleOverrides: { startIcon: { color: '#010203' }, endIcon: ({ ownerState }) => ({ order: ownerState.tabIndex ?? 7 }) } },
    },
  });
  const { rerender } = render(
    <ThemeProvider theme={theme}>
      <Button startIcon={<svg data-testid="start" />} endIcon={<svg data-testid="end" />} classes={{ startIcon: 'mine' }}>
        Order
      </Button>
    </ThemeProvider>,
  );
  const slotOf = (id: string) => screen.getByTestId(id).parentElement!;
  expect(slotOf('start').className).toMatch(/TkButton-startIcon/u);
  expect(slotOf('start').classList.contains('mine')).toBe(true);
  expect(looks(slotOf('start')).color).toBe('#010203');
  expect(looks(slotOf('end')).order).toBe('7');
  rerender(
    <Button loading loadingIndicator={<i data-testid="wait" />} slotProps={{ loadingIndicator: { id: 'wait' } }}>
      Order
    </Button>,
  );
  expect(slotOf('wait').className).toMatch(/TkButton-loadingIndicator/u);
  expect(slotOf('wait').id).toBe('wait');
});

test('the icons of an alert and of an accordion are slots', () => {
  const theme = createTheme({
    components: {
      TkAlert: { styleOverrides: { icon: { color: '#010203' }, message: { letterSpacing: '2px' } } },
      TkAccordion: { styleOverrides: { expandIcon: { color: '#040506' } } },
    },
  });
  render(
    <ThemeProvider theme={theme}>
      <Alert
        onClose={() => undefined}
        slots={{ closeIcon: () => <svg data-testid="away" /> }}
        slotProps={{ icon: { id: 'severity' }, closeButton: { id: 'dismiss' } }}
        classes={{ icon: 'mine' }}
      >
        Closed
      </Alert>
      <Accordion items={[{ id: 'a', title: 'Delivery', content: 'Daily' }]} expandIcon={<svg data-testid="more" />} />
    </ThemeProvider>,
  );
  const icon = document.querySelector('.TkAlert-icon');
  expect(icon?.id).toBe('severity');
  expect(icon?.classList.contains('mine')).toBe(true);
  expect(looks(icon).color).toBe('#010203');
  expect(looks(document.querySelector('.TkAlert-message')).letterSpacing).toBe('2px');
  expect(screen.getByTestId('away').closest('button')?.id).toBe('dismiss');
  expect(looks(screen.getByTestId('more').parentElement).color).toBe('#040506');
});

test('a label and a hint of a field are slots', () => {
  const theme = createTheme({
    components: { TkFormField: { styleOverrides: { label: { color: '#010203' }, hint: { letterSpacing: '2px' } } } },
  });
  render(
    <ThemeProvider theme={theme}>
      <FormField label="Name" hint="As on the door" controlId="name" classes={{ label: 'mine' }} slotProps={{ hint: { title: 'Help' } }}>
        <input id="name" />
      </FormField>
      <PasswordInput label="Password" autoComplete="new-password" />
    </ThemeProvider>,
  );
  expect(looks(document.querySelector('.mine')).color).toBe('#010203');
  expect(looks(screen.getByTitle('Help')).letterSpacing).toBe('2px');
});

test('an icon button in a tooltip keeps its name and has no second tooltip', () => {
  render(
    <>
      <Tooltip title={<b>Remove the line</b>}>
        <IconButton label="Remove">x</IconButton>
      </Tooltip>
      <IconButton label="Alone">x</IconButton>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Remove' }).title).toBe('');
  expect(screen.getByRole('button', { name: 'Alone' }).title).toBe('Alone');
});

test('an icon button has the colours and edges of MUI in an application’s theme', () => {
  render(
    <ThemeProvider theme={createTheme({ palette: { secondary: { main: '#010203' } } })}>
      <IconButton label="Remove" color="error" edge="end">
        x
      </IconButton>
      <IconButton label="Add" color={'secondary' as 'primary'} edge="start">
        x
      </IconButton>
    </ThemeProvider>,
  );
  const [remove, add] = screen.getAllByRole('button');
  expect(remove?.className).toContain('TkIconButton-colorError');
  expect(remove?.className).toContain('TkIconButton-edgeEnd');
  expect(looks(remove).marginInlineEnd).not.toBe('');
  expect(looks(add).color).toBe('#010203');
});

test('overlays of an application have their place in an open dialog of the kit, and keep what its theme says', () => {
  const parts = aboveDialogs({ MuiModal: { defaultProps: { keepMounted: true } }, MuiPopper: { defaultProps: { container: null } } });
  expect(parts.MuiModal.defaultProps).toEqual({ keepMounted: true, container: openDialog });
  expect(parts.MuiPopper.defaultProps.container).toBeNull();
  expect(openDialog()).toBe(document.body);
});

test('`sx` stands among the props of a slot with styles, in a function too, and is refused where the element is plain', () => {
  render(
    <>
      <Dialog open title="Prices" onClose={() => undefined} slotProps={{ title: { sx: { letterSpacing: '7px' } } }} />
      <FormField label="Name" controlId="name" slotProps={{ label: () => ({ sx: { letterSpacing: '8px' } }) }}>
        <input id="name" />
      </FormField>
    </>,
  );
  expect(looks(document.querySelector('.TkDialog-title')).letterSpacing).toBe('7px');
  expect(looks(screen.getByText('Name').closest('label')).letterSpacing).toBe('8px');
  // @ts-expect-error -- rows are plain elements, since there are thousands
  render(<CategoryTree nodes={[]} getHref={() => '/'} slotProps={{ item: { sx: { letterSpacing: '7px' } } }} />);
});

test('types are those that MUI has', () => {
  expectTypeOf<
    Parameters<Extract<NonNullable<GalleryProps['slotProps']>['stage'], (state: never) => unknown>>[0]['images']
  >().toEqualTypeOf<GalleryProps['images']>();
  expectTypeOf<ButtonProps<'a'>['hrefLang']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<ButtonProps<'a', { price: number }>['price']>().toEqualTypeOf<number>();
  expectTypeOf<IconButtonProps<'a'>['label']>().toEqualTypeOf<string>();
  createTheme({
    components: {
      TkButton: {
        styleOverrides: {
          root: ({ theme, ownerState }) => [
            { color: ownerState.fullWidth ? 'red' : 'blue' },
            theme.applyStyles('dark', { color: 'white' }),
            { variants: [{ props: { size: 'small' }, style: { padding: 0 } }] },
          ],
          startIcon: { variants: [{ props: { variant: 'text' }, style: { opacity: 0.5 } }] },
        },
      },
    },
  });
});
