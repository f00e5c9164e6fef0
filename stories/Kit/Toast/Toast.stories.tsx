import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Dialog } from '../../../src/kit/Dialog/index.ts';
import { Toaster, useToast, type Toast } from '../../../src/kit/Toast/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const undo = fn();

function Buttons({ toasts }: { toasts: Record<string, Toast> }) {
  const show = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minBlockSize: 320, alignContent: 'start' }}>
      {Object.entries(toasts).map(([label, toast]) => (
        <Button key={label} onClick={() => show(toast)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/Feedback/Toast',
  id: 'kit-toast',
  component: Toaster,
  tags: ['!autodocs'],
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  render: (args) => (
    <Toaster {...args}>
      <Buttons toasts={{ Clear: { text: 'The list of viewed products is empty.' } }} />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Clear' });
    await userEvent.click(button);
    const region = canvas.getByRole('region', { name: 'Messages' });
    await expect(region).toHaveTextContent('The list of viewed products is empty.');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(button).toHaveFocus();
  },
});

export const Playground = meta.story({
  args: { max: 3 },
  render: (args) => (
    <Toaster {...args}>
      <Buttons
        toasts={{
          Note: { text: 'The list of viewed products is empty.' },
          Success: { text: 'Your address is saved.', tone: 'success' },
          Problem: { text: 'The file could not be sent.', tone: 'danger' },
        }}
      />
    </Toaster>
  ),
});

function Shown({ toast }: { toast: Toast }) {
  const show = useToast();
  useEffect(() => show(toast), [show, toast]);
  return null;
}

const staying: Toast = { text: 'The list of viewed products is empty.', duration: Number.POSITIVE_INFINITY };

const undoable: Toast = { text: 'Director 2 is removed.', action: { label: 'Undo', onClick: undo } };

/** With `duration: Infinity` the toast stays until it is closed. */
export const Stays = meta.story({
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  render: (args) => (
    <Toaster {...args}>
      <Shown toast={staying} />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Messages' })).toHaveTextContent('The list of viewed products is empty.'),
    );
  },
});

/** The toast disappears by itself, but not while the pointer or the focus is in it. */
export const WaitsWhileInUse = meta.story({
  render: (args) => (
    <Toaster {...args}>
      <Buttons toasts={{ Save: { text: 'Saved.', duration: 300 } }} />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.hover(canvas.getByText('Saved.'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await userEvent.unhover(canvas.getByText('Saved.'));
    await waitFor(() => expect(canvas.queryByText('Saved.')).toBeNull());
  },
});

/** A toast with an action stays until the action is used or the toast closed: nobody has to be quick. */
export const WithAction = meta.story({
  render: (args) => (
    <Toaster {...args}>
      <Buttons toasts={{ Remove: { text: 'Director 2 is removed.', action: { label: 'Undo', onClick: undo } } }} />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Director 2 is removed.')).toBeNull());
  },
});

/** On the smallest phone the action's text is still complete. */
export const ActionOnPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  render: (args) => (
    <Toaster {...args}>
      <Shown toast={undoable} />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    const label = await canvas.findByText('Undo');
    await expect(label.getBoundingClientRect().width).toBeGreaterThan(10);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth + 1);
  },
});

/** When the toast with the focus disappears, the focus goes back to where it came from, also by way of other toasts. */
export const FocusGoesBack = meta.story({
  render: (args) => (
    <Toaster {...args}>
      <Buttons toasts={{ One: undoable, Two: staying }} />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    const one = canvas.getByRole('button', { name: 'One' });
    const two = canvas.getByRole('button', { name: 'Two' });
    await userEvent.click(one);
    await userEvent.click(two);
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(two).toHaveFocus();

    await userEvent.click(one);
    two.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close this message' })).toBeNull());
    await expect(two).toHaveFocus();
  },
});

/** A fourth toast replaces the oldest. */
export const AtMostThree = meta.story({
  render: (args) => (
    <Toaster {...args}>
      <Buttons
        toasts={{
          One: { text: 'First', tone: 'info', duration: Number.POSITIVE_INFINITY },
          Two: { text: 'Second', tone: 'warning' },
          Three: { text: longName, tone: 'danger' },
          Four: { text: 'Fourth', duration: Number.POSITIVE_INFINITY },
        }}
      />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.queryByText('First')).toBeNull();
    await expect(canvas.getByText('Fourth')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Close this message' })).toHaveLength(3);
  },
});

/** Every tone, and a toast with an action. */
export const Matrix = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { max: 5 },
  render: (args) => (
    <Toaster {...args}>
      <Buttons
        toasts={{
          Info: { text: 'The list of viewed products is empty.', tone: 'info', duration: Number.POSITIVE_INFINITY },
          Success: { text: 'Your address is saved.', tone: 'success', duration: Number.POSITIVE_INFINITY },
          Warning: { text: 'Chilled goods are sold out today.', tone: 'warning', duration: Number.POSITIVE_INFINITY },
          Danger: { text: 'The file could not be sent.', tone: 'danger', duration: Number.POSITIVE_INFINITY },
          Action: { text: 'Director 2 is removed.', action: { label: 'Undo', onClick: undo } },
        }}
      />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Info', 'Success', 'Warning', 'Danger', 'Action']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getAllByRole('button', { name: 'Close this message' })).toHaveLength(5);
  },
});

const unending: Toast = {
  text: longName.repeat(2),
  tone: 'warning',
  action: { label: 'Put it back where it was before', onClick: undo },
};

/** 400 characters with an action of several words. */
export const Edge = meta.story({
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <Toaster {...args}>
      <Shown toast={unending} />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Put it back where it was before' })).toBeVisible();
  },
});

function AddressDialog({ close }: { close: () => void }) {
  const show = useToast();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Dialog open onClose={close} title="Address">
      <Button onClick={() => show({ text: 'Your address is saved.', duration: Number.POSITIVE_INFINITY })}>Save</Button>
      <Button onClick={() => setConfirming(true)}>Remove</Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title="Remove the address?">
        It can be added again.
      </Dialog>
    </Dialog>
  );
}

function Address() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change the address</Button>
      {isOpen ? <AddressDialog close={() => setOpen(false)} /> : null}
    </>
  );
}

/** Expects a button that a person can press: nothing lies over it, and it is not inert. */
async function expectWithinReach(button: HTMLElement): Promise<void> {
  const { left, top, width, height } = button.getBoundingClientRect();
  await expect(button).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null);
  button.focus();
  await expect(button).toHaveFocus();
}

/** Over a dialog, and over one on top of that, it is read, pressed and closed like anywhere else; it outlives them. */
export const OverDialog = meta.story({
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: (args) => (
    <Toaster {...args}>
      <Address />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    const closeMessage = () => canvas.findByRole('button', { name: 'Close this message' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expectWithinReach(await closeMessage()));
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveTextContent('Your address is saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expectWithinReach(await closeMessage()));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(async () => expectWithinReach(await closeMessage()));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expectWithinReach(await closeMessage()));
    await userEvent.click(await closeMessage());
    await waitFor(() => expect(canvas.queryByText('Your address is saved.')).toBeNull());

    // The picture: what is said over a dialog.
    await userEvent.click(canvas.getByRole('button', { name: 'Change the address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expectWithinReach(await closeMessage()));
  },
});

function Directors() {
  const show = useToast();
  const list = useRef<HTMLUListElement>(null);
  const [names, setNames] = useState(['Ada Fairhurst', 'Bo Nettleton']);
  return (
    <ul ref={list} tabIndex={-1} aria-label="Directors">
      {names.map((name) => (
        <li key={name}>
          {name}{' '}
          <Button
            onClick={() => {
              setNames(names.filter((other) => other !== name));
              list.current?.focus();
              show({ text: `${name} is removed.`, action: { label: 'Undo', onClick: () => setNames(names) } });
            }}
          >
            Remove {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The toast offers to undo the last change. */
export const Usage = meta.story({
  render: (args) => (
    <Toaster {...args}>
      <Directors />
    </Toaster>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bo Nettleton' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Bo Nettleton' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Directors' })).toHaveFocus();
    (await canvas.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Bo Nettleton' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Directors' })).toHaveFocus());
  },
});
