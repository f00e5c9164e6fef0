import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardGrid } from '../../../src/kit/CardGrid/index.ts';
import { JobCard } from '../../../src/kit/JobCard/index.ts';
import { longName } from '../../fixtures/company.ts';

const meta = preview.meta({
  title: 'Kit/Content/JobCard',
  id: 'kit-jobcard',
  component: JobCard,
  tags: ['!autodocs'],
  args: {
    title: 'Night order picker',
    href: '#night-order-picker',
    description: 'While the city sleeps you put together the orders that leave at six in the morning.',
    facts: ['Manchester', 'Full time', '£14.35 an hour'],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Job Night order picker' })).toHaveAttribute('href', '#night-order-picker');
    await expect(canvas.getByRole('link', { name: 'Night order picker' })).toHaveAttribute('href', '#night-order-picker');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Night order picker');
  },
});

export const Playground = meta.story({ args: { level: 3 } });

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });

export const Brief = meta.story({ args: { description: undefined } });

/** In a list of all jobs, the job whose page is shown. */
export const Current = meta.story({
  args: { current: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Night order picker' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('(this job)')).toBeVisible();
  },
});

/** With and without a description and facts. */
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <JobCard {...args} />
      <JobCard {...args} title="Fishmonger" facts={undefined} />
      <JobCard {...args} title="Driver" description={undefined} />
      <JobCard {...args} title="Driver’s mate" description={undefined} current />
      <JobCard {...args} title="Buyer" description={undefined} facts={undefined} />
    </div>
  ),
});

/** In a row of cards all buttons are at one height, however long titles and facts are. */
export const Row = meta.story({
  render: (args) => (
    <CardGrid columns={3}>
      <JobCard {...args} description={undefined} title="Driver" facts={['Manchester']} />
      <JobCard {...args} description={undefined} title="Head of the night crew and of all that it packs" />
      <JobCard {...args} description={undefined} title="Buyer" facts={undefined} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().top));
    const buttons = canvas.getAllByRole('link', { name: /View Job/u }).map((button) => Math.round(button.getBoundingClientRect().bottom));
    for (const [index, row] of rows.entries())
      for (const [other, sameRow] of rows.entries()) if (row === sameRow) await expect(buttons[index]).toBe(buttons[other]);
  },
});

export const Edge = meta.story({ args: { title: longName, description: longName, facts: [longName, longName.slice(0, 60)] } });

export const Usage = meta.story({
  render: (args) => (
    <CardGrid columns={1}>
      <JobCard {...args} />
      <JobCard {...args} title="Fishmonger" facts={['Manchester', 'Full time']} />
      <JobCard {...args} title="Weekend counter assistant" facts={['Part time']} />
    </CardGrid>
  ),
});
