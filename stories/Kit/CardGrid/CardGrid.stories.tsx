import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardGrid } from '../../../src/kit/CardGrid/index.ts';
import { JobCard } from '../../../src/kit/JobCard/index.ts';

const cards = ['Fishmonger', 'Buyer', 'Night order picker', 'Driver', 'Weekend counter assistant'].map((title) => (
  <JobCard key={title} title={title} href={`#${title}`} facts={['Manchester', 'Full time']} />
));

const meta = preview.meta({
  title: 'Kit/Layout/CardGrid',
  id: 'kit-cardgrid',
  component: CardGrid,
  tags: ['!autodocs'],
  args: { children: cards },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
});

export const Playground = meta.story({ args: { columns: 2 } });

export const OneColumn = meta.story({ args: { columns: 1 } });

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

export const OneCard = meta.story({ args: { children: cards[0] } });

/** Four stand in two rows of two: none is left alone. */
export const FourCards = meta.story({
  args: { children: cards.slice(0, 4) },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
});
