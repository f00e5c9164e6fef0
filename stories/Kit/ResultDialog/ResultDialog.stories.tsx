import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ResultDialog } from '../../../src/kit/ResultDialog/index.ts';
import { longName } from '../../fixtures/company.ts';
import { withOpener } from '../../fixtures/withOpener.tsx';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Feedback/ResultDialog',
  id: 'kit-resultdialog',
  component: ResultDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onClose: fn(),
    result: 'success' as const,
    children: 'Your message has been sent successfully! We will get back to you soon.',
  },
  render: withOpener(ResultDialog, 'Send'),
});

export const Basic = meta.story(example(BasicExample));

/** The focus goes to Close, and the message is read with the title; afterwards the focus returns to where it was. */
export const Default = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Success' });
    await expect(dialog).toHaveAccessibleDescription('Your message has been sent successfully! We will get back to you soon.');
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'button');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
});

/** The second press of a double click does not close a dialog that appeared in between. A later press does. */
export const DoubleClick = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Success' });
    const press = async (target: HTMLElement, detail: number) => {
      await fireEvent.pointerDown(target);
      await fireEvent.click(target, { detail });
    };
    await press(dialog, 2);
    await press(canvas.getByRole('button', { name: 'Close' }), 2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(dialog, 1);
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'backdropClick');
  },
});

export const Success = meta.story({ tags: ['state'] });

export const Failure = meta.story({ tags: ['state'], args: { result: 'failure', children: 'Something went wrong, try again.' } });

export const Edge = meta.story({ args: { result: 'failure', children: longName.repeat(12) } });
