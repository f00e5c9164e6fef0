import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardGrid } from '../../../src/kit/CardGrid/index.ts';
import { JobCard } from '../../../src/kit/JobCard/index.ts';
import { longName } from '../../fixtures/company.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const cards = ['Fishmonger', 'Buyer', 'Night order picker', 'Driver', 'Weekend counter assistant'].map((title) => (
  <JobCard key={title} title={title} href={`#${title}`} facts={['Manchester', 'Full time']} />
));

const meta = preview.meta({ title: 'Kit/Layout/CardGrid', id: 'kit-cardgrid', component: CardGrid, args: { children: cards } });

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
});

/** Four cards are two rows of two, so that none is alone in a row. */
export const FourCards = meta.story({
  args: { children: cards.slice(0, 4) },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
});

export const Matrix = meta.story({
  render: looks({}, CardGrid, {
    Columns: by('columns', [1, 2, 3, 4] as const, { children: cards.slice(0, 3) }),
    'Numbers of cards': Object.fromEntries([1, 2, 4, 5].map((count) => [`${count}`, { children: cards.slice(0, count) }])),
  }),
});

/** Forty cards, one of them far longer than its neighbours: a row is as high as its highest card. */
export const Edge = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <JobCard
        key={index}
        title={index === 1 ? longName : `Driver ${index + 1}`}
        href={`#${index}`}
        description={index === 1 ? longName : undefined}
      />
    )),
  },
});
