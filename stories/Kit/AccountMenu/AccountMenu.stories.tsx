import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountMenu } from '../../../src/kit/AccountMenu/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { expectInWindow } from '../../fixtures/expectInWindow.ts';
import { longName } from '../../fixtures/company.ts';
import { After, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Page/AccountMenu',
  id: 'kit-accountmenu',
  component: AccountMenu,
  args: { name: 'Golden Fryer Ltd', details: ['TB100042', 'orders@goldenfryer.example.co.uk'], onLogOut: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '18rem', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
});

const press = (look: HTMLElement): void => look.querySelector('button')!.click();

export const Basic = meta.story(example(BasicExample));

/** Open, since closed there is little to see. */
export const Opened = meta.story({
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: () => (
    <After act={press}>
      <BasicExample />
    </After>
  ),
});

export const Default = meta.story();

/** A press opens the menu; Log out calls `onLogOut`. */
export const Open = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Account of Golden Fryer Ltd' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText('TB100042')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

/** At the foot of the window its panel stands above the button, and at the start of the line it keeps to the button's other edge. */
export const AtTheEdge = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0 }}>
      <AccountMenu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of Golden Fryer Ltd' });
    await userEvent.click(button);
    const panel = (await canvas.findByRole('button', { name: 'Log out' })).parentElement!;
    await waitFor(() => expectInWindow(panel));
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top + 1);
  },
});

/** Escape closes it with the focus back on the button; leaving it with Tab, and a press beside it, close it too. */
export const Closes = meta.story({
  render: (args) => (
    <>
      <AccountMenu {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of Golden Fryer Ltd' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Log out' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);
    await userEvent.click(document.body);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** In a low window the panel is as high as the room below, and scrolls. */
export const LowWindow = meta.story({
  globals: { viewport: { value: 'landscape' } },
  args: { children: <div style={{ blockSize: 600 }}>Orders</div> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Golden Fryer Ltd' }));
    const panel = (await canvas.findByText('Orders')).parentElement!;
    await waitFor(() => expectInWindow(panel));
    canvas.getByRole('button', { name: 'Log out' }).focus();
    await expectInWindow(canvas.getByRole('button', { name: 'Log out' }));
  },
});

export const Matrix = meta.story({
  render: looks({ min: 200 }, AccountMenu, {
    States: {
      'With details': {},
      'The name alone': { name: 'My Account', details: [] },
      'Open, with more content in its panel': (
        <After act={press}>
          <AccountMenu name="Harbour Café" details={['TB100042']} onLogOut={fn()}>
            <Link href="#orders">Orders</Link>
          </AccountMenu>
        </After>
      ),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Orders' })).toBeVisible();
  },
});

export const Edge = meta.story({
  args: { name: longName, details: [`${'very-long-mailbox'.repeat(5)}@example.co.uk`] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('button', { name: 'Log out' });
  },
});
