import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Accordion, type AccordionItem, type AccordionValue } from '../../../src/kit/Accordion/index.ts';
import { Button } from '../../../src/kit/Button/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

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

const meta = preview.meta({ title: 'Kit/Content/Accordion', id: 'kit-accordion', component: Accordion, args: { items, onChange: fn() } });

export const Basic = meta.story(example(BasicExample));

type Canvas = { getAllByRole: (role: 'button', options: { expanded: boolean }) => HTMLElement[] };

/** The headings whose sections are open. */
const opened = (canvas: Canvas) =>
  canvas
    .getAllByRole('button', { expanded: true })
    .map((button) => button.textContent)
    .filter((text) => !text.startsWith('Show') && !text.startsWith('Hide'));

/** Changes the address to a place, as a followed link does. */
async function goTo(hash: string, check: () => Promise<void>): Promise<void> {
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}${hash}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await check();
  history.replaceState(history.state, '', pathname + search);
}

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

/** A link to a place inside a section opens the section and puts the focus on the place; followed again it does so again, though the address does not change. */
export const LinkToAPlace = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const delivery = canvas.getByRole('button', { name: 'Delivery' });
    await goTo('#delivery.islands', async () => {
      await waitFor(() => expect(canvas.getByText('Islands take a day longer.')).toHaveFocus());
      await expect(opened(canvas)).toEqual(['Delivery']);
      await userEvent.click(delivery);
      await expect(delivery).toHaveAttribute('aria-expanded', 'false');
      const link = document.createElement('a');
      link.href = location.href;
      link.textContent = 'Islands';
      // Routers prevent the browser's own navigation, which here would outlast the story.
      link.addEventListener('click', (event) => event.preventDefault());
      canvasElement.append(link);
      await userEvent.click(link);
      link.remove();
      await waitFor(() => expect(delivery).toHaveAttribute('aria-expanded', 'true'));
    });
  },
});

/**
 * When all sections are shown, each heading closes its own section and the others stay open. The button goes back to one open section at a time, and so
 * does the accordion once one or none is open.
 */
export const AllButSome = meta.story({
  play: async ({ canvas, args, step }) => {
    const heading = (name: string) => canvas.getByRole('button', { name });
    await step('each closes its own', async () => {
      await userEvent.click(heading('Show all sections'));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'all');
      await expect(opened(canvas)).toEqual(['Ordering', 'Delivery', 'Returns']);
      await expect(heading('Show one section at a time')).toHaveFocus();
      await userEvent.click(heading('Delivery'));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), ['ordering', 'returns']);
      await expect(opened(canvas)).toEqual(['Ordering', 'Returns']);
      await expect(heading('Delivery')).toHaveFocus();
    });
    await step('and opens it beside the others', async () => {
      heading('Delivery').focus();
      await userEvent.keyboard('{Enter}');
      await expect(opened(canvas)).toEqual(['Ordering', 'Delivery', 'Returns']);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'all');
    });
    await step('one at a time again, the first that is open', async () => {
      await userEvent.click(heading('Ordering'));
      await userEvent.click(heading('Show one section at a time'));
      await expect(opened(canvas)).toEqual(['Delivery']);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'delivery');
    });
    await step('one is left by itself', async () => {
      await userEvent.click(heading('Show all sections'));
      await userEvent.click(heading('Ordering'));
      await userEvent.click(heading('Delivery'));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), 'returns');
      await expect(heading('Show all sections')).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(heading('Ordering'));
      await expect(opened(canvas)).toEqual(['Ordering']);
    });
  },
});

/** The application can control the value: an id, a list, `null` or `'all'`. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [value, setValue] = useState<AccordionValue>(['delivery', 'returns']);
    return (
      <>
        <Accordion {...args} value={value} onChange={(_, next) => setValue(next)} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 }}>
          <Button onClick={() => setValue('all')}>Everything</Button>
          <Button onClick={() => setValue('returns')}>Only returns</Button>
          <Button onClick={() => setValue(null)}>Nothing</Button>
        </div>
        <output>{JSON.stringify(value)}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(opened(canvas)).toEqual(['Delivery', 'Returns']);
    await press('Everything');
    await expect(opened(canvas)).toEqual(['Ordering', 'Delivery', 'Returns']);
    await press('Only returns');
    await expect(opened(canvas)).toEqual(['Returns']);
    await press('Nothing');
    await expect(canvas.queryAllByRole('button', { expanded: true })).toEqual([]);
    await press('Delivery');
    await expect(canvas.getByRole('status')).toHaveTextContent('"delivery"');
  },
});

/** Items with ids of their own, since there are several accordions on one canvas. */
const named = (name: string): readonly AccordionItem[] =>
  ['Ordering', 'Delivery', 'Returns'].map((title) => ({
    id: `${name}.${title}`,
    title: `${title}, ${name}`,
    content: <p>What is to be said of it.</p>,
  }));

export const Matrix = meta.story({
  render: looks({ min: 360 }, Accordion, {
    States: {
      'All closed': { items: named('closed'), defaultValue: null },
      'The first open': { items: named('first') },
      'Another open': { items: named('second'), defaultValue: 'second.Delivery' },
      'Some of many open': { items: named('some'), defaultValue: ['some.Ordering', 'some.Returns'] },
      'All open': { items: named('all'), defaultValue: 'all' },
      'One section': { items: named('single').slice(0, 1) },
    },
  }),
});

/** A name of 200 characters, with a word that is wider than a narrow screen. */
export const Edge = meta.story({
  args: { items: [{ id: 'one', title: longName, content: <p>{longName.repeat(3)}</p> }] },
});
