import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StorageBadge, type Storage } from '../../../src/kit/StorageBadge/index.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Browsing/StorageBadge',
  id: 'kit-storagebadge',
  component: StorageBadge,
  args: { storage: 'frozen' as Storage },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frozen')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: looks({ inline: true }, StorageBadge, { Storage: by('storage', ['ambient', 'chilled', 'frozen']) }),
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
