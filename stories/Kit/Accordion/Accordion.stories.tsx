import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Accordion, type AccordionItem } from '../../../src/kit/Accordion/index.ts';
import { Section } from '../../../src/kit/Section/index.ts';
import { longName } from '../../fixtures/company.ts';

const items: readonly AccordionItem[] = [
  { id: 'ordering', title: 'Ordering', content: <p>Order by six in the evening, by telephone or at the counter.</p> },
  {
    id: 'delivery',
    title: 'Delivery',
    content: (
      <>
        <p>We deliver from Monday to Saturday.</p>
        <p id="delivery.islands">Islands take a day longer.</p>
      </>
    ),
  },
  { id: 'returns', title: 'Returns', content: <p>Ring us within a day of delivery.</p> },
];

const meta = preview.meta({
  title: 'Kit/Content/Accordion',
  id: 'kit-accordion',
  component: Accordion,
  tags: ['!autodocs'],
  args: { items, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', { name: 'Ordering' });
    const second = canvas.getByRole('button', { name: 'Delivery' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('We deliver from Monday to Saturday.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'delivery');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), null);
  },
});

export const Playground = meta.story({ args: { level: 2, hideShowAll: false } });

/** What is closed can still be found by the browser's own search, which opens it. */
export const FoundInPage = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelectorAll('[data-panel]')[2];
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Returns' })).toHaveAttribute('aria-expanded', 'true'));
  },
});

/** A link to a place inside opens its section and puts the focus there. */
export const LinkToAPlace = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { location, history } = canvasElement.ownerDocument.defaultView ?? window;
    history.replaceState(history.state, '', `${location.pathname}${location.search}#delivery.islands`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(canvas.getByText('Islands take a day longer.')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Delivery' })).toHaveAttribute('aria-expanded', 'true');
    history.replaceState(history.state, '', location.pathname + location.search);
  },
});

export const AllAtOnce = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all sections' }));
    for (const name of ['Ordering', 'Delivery', 'Returns'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Show one section at a time' })).toHaveFocus();
  },
});

export const AllClosed = meta.story({ args: { defaultValue: null } });

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

/** Landmarks and addresses of their own: there are several of them on one canvas. */
const named = (name: string): readonly AccordionItem[] =>
  ['Ordering', 'Delivery', 'Returns'].map((title) => ({
    id: `${name}.${title}`,
    title: `${title}, ${name}`,
    content: <p>What is to be said of it.</p>,
  }));

/** All closed, the first or another one open, alone and without the button for all. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Accordion items={named('closed')} defaultValue={null} />
      <Accordion items={named('first')} />
      <Accordion items={named('second')} defaultValue="second.Delivery" hideShowAll />
      <Accordion items={named('single').slice(0, 1)} hideShowAll />
    </div>
  ),
});

export const Edge = meta.story({
  args: { items: [{ id: 'one', title: longName, content: <p>{longName.repeat(3)}</p> }], hideShowAll: true },
});

export const Usage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section heading="Terms">
      <Accordion {...args} level={3} />
    </Section>
  ),
});
