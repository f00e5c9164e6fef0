import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Dialog } from '../../../src/kit/Dialog/index.ts';
import { longName } from '../../fixtures/company.ts';
import { withOpener } from '../../fixtures/withOpener.tsx';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Feedback/Dialog',
  id: 'kit-dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Delivery to the islands',
    children: <p>We ship twice a week. Frozen goods travel on Tuesdays only.</p>,
    footer: <Button>Understood</Button>,
  },
  render: withOpener(Dialog, 'Delivery to the islands'),
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({ name: 'In the middle', tags: ['state'] });

/** The focus goes into it, stays there, and returns to the button that opened it. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delivery to the islands' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Delivery to the islands' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'button');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
});

/** A drawer at the start of the line: the left where one reads from the left. */
export const AtTheStart = meta.story({ tags: ['state'], args: { placement: 'start' } });

/** A drawer at the end of the line. */
export const AtTheEnd = meta.story({ tags: ['state'], args: { placement: 'end' } });

/** The whole screen. */
export const Full = meta.story({ tags: ['state'], args: { placement: 'full' } });

/** The title is there for screen readers alone, where what is in it says the same. */
export const HiddenTitle = meta.story({ tags: ['state'], args: { hideTitle: true } });

/** More text than the screen has room for scrolls between title and buttons, and can be scrolled by keyboard. */
export const Edge = meta.story({
  name: 'More text than room',
  tags: ['state'],
  args: { title: longName, children: <p>{longName.repeat(120)}</p> },
  play: async ({ canvas }) => {
    const buttons = canvas.getByRole('button', { name: 'Understood' });
    await expect(buttons.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const dialog = canvas.getByRole('dialog');
    const text = dialog.querySelector('[tabindex="0"]')!;
    await expect(text).not.toBeNull();
    const title = canvas.getByRole('heading', { name: longName }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await expect(title.bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top);
  },
});
