import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Spinner } from '../../../src/kit/Spinner/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';
import { RingAloneExample } from './examples/RingAlone.tsx';

const meta = preview.meta({ title: 'Kit/Feedback/Spinner', id: 'kit-spinner', component: Spinner });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});

export const Basic = meta.story(example(BasicExample));

export const RingAlone = meta.story(example(RingAloneExample));

/** The overlay covers only the part of the page around it. */
export const OverParent = meta.story({
  args: { overlay: 'parent' },
  render: (args) => (
    <Stack>
      <Button>Beside</Button>
      <div style={{ position: 'relative', minBlockSize: 200 }}>
        <Button>Below</Button>
        <Spinner {...args} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const veil = canvas.getByRole('status').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Beside' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(veil.top);
    await expect(canvas.getByRole('button', { name: 'Below' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(veil.top);
  },
});

/** Where the covered part ends in the upper part of the screen, ring and words stay one below the other inside it. */
export const AtTheEndOfItsParent = meta.story({
  args: { overlay: 'parent' },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <>
      <div style={{ position: 'relative', blockSize: '150vb' }}>
        <Spinner {...args} />
      </div>
      <div data-testid="below" style={{ blockSize: '85vb' }} />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByTestId('below').scrollIntoView({ block: 'end', behavior: 'instant' });
    const veil = canvas.getByRole('status');
    const ring = veil.querySelector('[data-motion]')!.getBoundingClientRect();
    const words = canvas.getByText('Loading…').getBoundingClientRect();
    await expect(ring.bottom).toBeLessThanOrEqual(words.top);
    await expect(words.bottom).toBeLessThanOrEqual(veil.getBoundingClientRect().bottom);
  },
});

/** With a delay the spinner does not flash for short waits. */
export const Delayed = meta.story({
  args: { delay: 300, label: 'Fetching products' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Fetching products')).toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  render: looks({ grounds: true, inline: true }, Spinner, {
    Sizes: Object.fromEntries(
      (['sm', 'md', '2xl'] as const).map((size) => [
        `In text of ${size}`,
        <span key={size} style={{ fontSize: `var(--tk-font-size-${size})` }}>
          <Spinner /> Checking
        </span>,
      ]),
    ),
  }),
});

/** Over the whole page, of which nothing can be pressed then: a label of 200 characters. */
export const Edge = meta.story({
  args: { overlay: true, label: longName },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
});
