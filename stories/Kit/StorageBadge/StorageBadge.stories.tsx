import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StorageBadge, type Storage } from '../../../src/kit/StorageBadge/index.ts';

const meta = preview.meta({
  title: 'Kit/Browsing/StorageBadge',
  id: 'kit-storagebadge',
  component: StorageBadge,
  tags: ['!autodocs'],
  args: { storage: 'frozen' as Storage },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frozen')).toBeVisible();
  },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <StorageBadge storage="ambient" />
      <StorageBadge storage="chilled" />
      <StorageBadge storage="frozen" />
    </div>
  ),
});

/** Texts of another house. */
export const OtherTexts = meta.story({ args: { messages: { frozen: 'Keep at −18 °C' } } });
