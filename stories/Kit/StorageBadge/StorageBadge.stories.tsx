import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DescriptionList } from '../../../src/kit/DescriptionList/index.ts';
import { StorageBadge, type Storage } from '../../../src/kit/StorageBadge/index.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Browsing/StorageBadge',
  id: 'kit-storagebadge',
  component: StorageBadge,
  tags: ['!autodocs'],
  args: { storage: 'frozen' as Storage },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frozen')).toBeVisible();
  },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <StorageBadge storage="ambient" />
      <StorageBadge storage="chilled" />
      <StorageBadge storage="frozen" />
    </div>
  ),
});

/** Nothing leaves the smallest phone with text of 200 %. */
export const LargeText = meta.story({
  ...Matrix.input,
  globals: { textSize: 'double', viewport: { value: 'smallest' }, locale: 'de-DE', brand: 'gullwing' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
});

/** A text that is longer than its column. */
export const Edge = meta.story({
  args: { messages: { frozen: 'Keep at −18 °C or colder, and do not freeze again once thawed' } },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <StorageBadge {...args} />
    </div>
  ),
});

/** Among the facts of a product. */
export const Usage = meta.story({
  render: (args) => (
    <DescriptionList
      items={[
        { term: 'Pack size', description: '10 × 1 kg' },
        { term: 'Storage', description: <StorageBadge {...args} /> },
      ]}
    />
  ),
});
