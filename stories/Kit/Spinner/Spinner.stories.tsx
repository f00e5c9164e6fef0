import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Spinner } from '../../../src/kit/Spinner/index.ts';

const meta = preview.meta({ title: 'Kit/Feedback/Spinner', id: 'kit-spinner', component: Spinner, tags: ['!autodocs'] });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});

export const Playground = meta.story({ args: { overlay: false, label: 'Fetching products', delay: 0 } });

/** Covers the page: nothing below can be pressed. */
export const Overlay = meta.story({
  args: { overlay: true },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <>
      <Button>Below</Button>
      <Spinner {...args} />
    </>
  ),
});

/** What is done sooner does not flash. */
export const Delayed = meta.story({
  args: { delay: 300, label: 'Fetching products' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Fetching products')).toBeInTheDocument();
  },
});

export const Usage = meta.story({
  render: () => (
    <p>
      <Spinner label="Checking the VAT number" /> Checking the VAT number
    </p>
  ),
});
