import { Autocomplete, Dialog as MuiDialog, Drawer as MuiDrawer, MenuItem, TextField, Tooltip } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createElement, StrictMode, useState, type ComponentType, type ReactNode } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/kit/Button/index.ts';
import { aboveDialogs, Dialog } from '../../src/kit/Dialog/index.ts';
import { MuiTheme } from '../../src/kit/theme/MuiTheme.tsx';
import { BasicExample as AccountMenu } from '../Kit/AccountMenu/examples/Basic.tsx';
import { BasicExample as FilterDrawer } from '../Kit/FilterDrawer/examples/Basic.tsx';
import { BasicExample as Gallery } from '../Kit/Gallery/examples/Basic.tsx';
import { BasicExample as MobileMenu } from '../Kit/MobileMenu/examples/Basic.tsx';
import { BasicExample as ResultDialog } from '../Kit/ResultDialog/examples/Basic.tsx';
import { BasicExample as SearchSuggestions } from '../Kit/SearchSuggestions/examples/Basic.tsx';
import { BasicExample as SortMenu } from '../Kit/SortMenu/examples/Basic.tsx';

type Surface = (props: { name: string; open: boolean; onClose: () => void; children: ReactNode }) => ReactNode;

/** The surfaces around. */
const surfaces: Readonly<Record<string, Surface>> = {
  'MUI Dialog': ({ name, ...props }) => <MuiDialog {...props} slotProps={{ paper: { 'aria-label': name } }} />,
  'MUI Drawer': ({ name, ...props }) => <MuiDrawer {...props} slotProps={{ paper: { 'aria-label': name, role: 'dialog' } }} />,
  'Kit Dialog': ({ name, ...props }) => <Dialog {...props} title={name} />,
};

interface Overlay {
  Example: ComponentType;
  /** The button or field that opens it. */
  opener: RegExp;
  /** Role of what opens. */
  role: string;
  /** Its name. Default: another than that of the surface around. */
  named?: RegExp;
  /** Name of its button, where it has one that closes it. */
  closer?: RegExp;
  /** Text that opens it, in the place of a press. */
  typed?: string;
  /** Further ways to close it. Default: Escape and the browser's Back. */
  ways?: readonly string[];
}

/** A button with a surface that it opens. */
const opening = (surface: string) =>
  function Opening() {
    const Inner = surfaces[surface]!;
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{surface}</Button>
        <Inner name="Inner" open={open} onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Inner>
      </>
    );
  };

const kit: Readonly<Record<string, Overlay>> = {
  Dialog: { Example: opening('Kit Dialog'), opener: /^Kit Dialog$/u, role: 'dialog', closer: /^Close$/u },
  ResultDialog: { Example: ResultDialog, opener: /^Send$/u, role: 'alertdialog', closer: /^Close$/u },
  FilterDrawer: { Example: FilterDrawer, opener: /Categories/u, role: 'dialog', closer: /^Close$/u },
  MobileMenu: { Example: MobileMenu, opener: /^Menu$/u, role: 'dialog', closer: /^Close$/u },
  Gallery: { Example: Gallery, opener: /full screen/iu, role: 'dialog', closer: /^Close$/u },
  SortMenu: { Example: SortMenu, opener: /^Sort/u, role: 'menu' },
  AccountMenu: { Example: AccountMenu, opener: /Brindle/u, role: 'button', named: /^Log out$/u },
  SearchSuggestions: { Example: SearchSuggestions, opener: /search/iu, role: 'listbox', typed: 'co', ways: ['Escape'] },
};

/** The dialog of an application with a theme of its own, as if it was opened from elsewhere. */
const DialogOfApp = () => <ThemeProvider theme={app}>{createElement(MuiDialogOpening)}</ThemeProvider>;
const [MuiDialogOpening, app] = [opening('MUI Dialog'), createTheme({ components: aboveDialogs() })];

const mui: Readonly<Record<string, Overlay>> = {
  Select: {
    Example: () => (
      <TextField select label="Order" defaultValue="a">
        <MenuItem value="a">Popularity</MenuItem>
      </TextField>
    ),
    opener: /Order/u,
    role: 'listbox',
    ways: ['Escape'],
  },
  Autocomplete: {
    Example: () => <Autocomplete options={['cola', 'cooking oil']} renderInput={(props) => <TextField {...props} label="Goods" />} />,
    opener: /Goods/u,
    role: 'listbox',
    typed: 'co',
    ways: ['Escape'],
  },
  Tooltip: {
    Example: () => (
      <Tooltip title="Help with islands">
        <Button>Help</Button>
      </Tooltip>
    ),
    opener: /Help/u,
    role: 'tooltip',
    named: /Help/u,
    ways: ['leaving'],
  },
  Dialog: { Example: DialogOfApp, opener: /^MUI Dialog$/u, role: 'dialog', named: /Inner/u, closer: /^Done$/u, ways: ['Escape'] },
  Drawer: { Example: opening('MUI Drawer'), opener: /^MUI Drawer$/u, role: 'dialog', named: /Inner/u, closer: /^Done$/u, ways: ['Escape'] },
};

function Stage({ surface, overlays }: { surface: string; overlays: Readonly<Record<string, Overlay>> }) {
  const Around = surfaces[surface]!;
  const [open, setOpen] = useState(true);
  return (
    <StrictMode>
      <MuiTheme>
        <Around name="Around" open={open} onClose={() => setOpen(false)}>
          {Object.entries(overlays).map(([name, { Example }]) => (
            <Example key={name} />
          ))}
        </Around>
      </MuiTheme>
    </StrictMode>
  );
}

const page = within(document.body);

/** Presses Escape as a browser does: what is left of the key asks the modal dialog on top to close. */
async function escape(): Promise<void> {
  if (!(await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))) return;
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** Whether a press reaches it: nothing inert lies above it, and nothing clips it away. */
function isReachable(element: Element | null): boolean {
  if (!element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return getComputedStyle(element).pointerEvents === 'none'
    ? document.querySelector('dialog:modal')!.contains(element)
    : element.contains(hit);
}

const meta = preview.meta({
  title: 'Patterns/Overlays',
  component: Stage,
  tags: ['no-visual'],
  // Each overlay is opened and closed in every way, and closes alone.
  play: async ({ args, userEvent, step }) => {
    const around = await page.findByRole('dialog', { name: 'Around' });
    for (const [name, { opener, role, named = /^(?!Around)/u, closer, typed, ways = ['Escape', 'Back'] }] of Object.entries(args.overlays))
      for (const way of closer ? [...ways, 'button'] : ways)
        await step(`${name}, closed by ${way}`, async () => {
          const found = () => page.queryByRole(role, { name: named });
          const from = within(around).getByRole(role === 'listbox' ? 'combobox' : 'button', { name: opener });
          await (typed ? userEvent.type(from, typed) : role === 'tooltip' ? userEvent.hover(from) : userEvent.click(from));
          await waitFor(() => expect(isReachable(found())).toBe(true));
          if (way === 'Escape') await escape();
          if (way === 'Back') history.back();
          if (way === 'button') await userEvent.click(within(found()!).getByRole('button', { name: closer }));
          if (way === 'leaving') await userEvent.unhover(from);
          await waitFor(() => expect(found()).toBeNull());
          await waitFor(() => expect(around, 'The surface around stays').toBeVisible());
          if (typed) await userEvent.clear(from);
        });
  },
});

/** Every overlay of the kit in MUI's dialog. */
export const InMuiDialog = meta.story({ args: { surface: 'MUI Dialog', overlays: kit } });

/** Every overlay of the kit in MUI's drawer. */
export const InMuiDrawer = meta.story({ args: { surface: 'MUI Drawer', overlays: kit } });

/** Every overlay of the kit in its own dialog. */
export const InKitDialog = meta.story({ args: { surface: 'Kit Dialog', overlays: kit } });

/** Overlays of MUI in the kit's dialog, outside which the browser lets nothing be reached. */
export const MuiInKitDialog = meta.story({ args: { surface: 'Kit Dialog', overlays: mui } });
