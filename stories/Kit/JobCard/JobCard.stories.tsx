import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardGrid } from '../../../src/kit/CardGrid/index.ts';
import { JobCard } from '../../../src/kit/JobCard/index.ts';
import { expectLeftToRight } from '../../fixtures/expectLeftToRight.ts';
import { longName } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/JobCard',
  id: 'kit-jobcard',
  component: JobCard,
  args: {
    title: 'Night order picker',
    href: '#night-order-picker',
    description: 'While the city sleeps you put together the orders that leave at six in the morning.',
    facts: ['Manchester', 'Full time', '£14.35 an hour'],
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Job Night order picker' })).toHaveAttribute('href', '#night-order-picker');
    await expect(canvas.getByRole('link', { name: 'Night order picker' })).toHaveAttribute('href', '#night-order-picker');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Night order picker');
  },
});

export const Matrix = meta.story({
  render: looks({ min: 300 }, JobCard, {
    Content: {
      'All parts': {},
      'Without facts': { title: 'Fishmonger', facts: undefined },
      'Without a description': { title: 'Driver', description: undefined },
      'A title alone': { title: 'Buyer', description: undefined, facts: undefined },
    },
    States: { current: { title: 'Driver’s mate', description: undefined, current: true } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Driver’s mate' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('(this job)')).toBeVisible();
  },
});

/** In a row of cards all buttons are at one height, and so are the first facts, however long titles and facts are. */
export const Row = meta.story({
  render: (args) => (
    <CardGrid columns={3}>
      <JobCard {...args} description={undefined} title="Driver" facts={['Manchester', 'Full time']} />
      <JobCard
        {...args}
        description={undefined}
        title="Head of the night crew and of all that it packs"
        facts={['Manchester', 'Full time', '£14.35 an hour', '22:00 to 06:00, four nights a week', 'Posted 3 March 2026']}
      />
      <JobCard {...args} description={undefined} title="Buyer" facts={undefined} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().top));
    const buttons = canvas.getAllByRole('link', { name: /View Job/u }).map((button) => Math.round(button.getBoundingClientRect().bottom));
    for (const [index, row] of rows.entries())
      for (const [other, sameRow] of rows.entries()) if (row === sameRow) await expect(buttons[index]).toBe(buttons[other]);

    // The facts of the two cards of the first row: as far apart here as there, from one height on.
    const [few = [], many = []] = canvas
      .getAllByRole('list')
      .filter((list) => list.closest('article'))
      .map((list) => [...list.children].map((fact) => Math.round(fact.getBoundingClientRect().top)));
    if (rows[0] === rows[1]) await expect(many.slice(0, few.length)).toEqual(few);
    const lines = [...new Set(many)];
    const steps = new Set(lines.slice(1).map((line, index) => line - (lines[index] ?? 0)));
    await expect(Math.max(...steps)).toBeLessThan(30);
  },
});

/** In a language that is read from the right, each fact keeps its order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { facts: ['£14.35 an hour'] },
  play: async ({ canvas }) => expectLeftToRight(canvas.getByText('£14.35 an hour'), ['£14.35', 'an hour']),
});

export const Edge = meta.story({ args: { title: longName, description: longName, facts: [longName, longName.slice(0, 60)] } });
