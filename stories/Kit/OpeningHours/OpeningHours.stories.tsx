import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OpeningHours } from '../../../src/kit/OpeningHours/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { openingHours } from '../../fixtures/company.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/OpeningHours',
  id: 'kit-openinghours',
  component: OpeningHours,
  args: { hours: openingHours, now: new Date('2026-01-14T11:00:00Z') },
  argTypes: { now: { control: 'date' } },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now · closes 7pm')).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Mon to Thu, Sat', 'Fri', 'Sun']);
    const definitions = canvas.getAllByRole('definition').map((definition) => definition.textContent);
    await expect(definitions).toEqual(['10am to 7pm', '10am to 12pm, 2pm to 7pm', '10am to 6pm']);
  },
});

/** Dates with other hours, and the reason. */
export const BankHoliday = meta.story({
  args: {
    now: new Date('2026-12-25T11:00:00Z'),
    exceptions: [
      { date: '2026-12-25', spans: [], name: 'Christmas Day' },
      { date: '2026-12-26', spans: [], name: 'Boxing Day' },
      { date: '2027-03-26', spans: [], name: 'Good Friday' },
      { date: '2027-01-01', spans: [{ from: '11:00', to: '15:00' }], name: 'New Year’s Day' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed today (Christmas Day) · opens 10am on Sunday')).toBeVisible();
    // Of the week no day is today's; dates beyond two weeks are not told yet.
    const today = canvas.getAllByRole('term').filter((term) => term.parentElement?.hasAttribute('data-today'));
    await expect(today.map((term) => term.textContent)).toEqual(['Fri 25 Dec (Christmas Day)']);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Mon to Thu, Sat',
      'Fri',
      'Sun',
      'Fri 25 Dec (Christmas Day)',
      'Sat 26 Dec (Boxing Day)',
      'Fri 1 Jan (New Year’s Day)',
    ]);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('11am to 3pm');
  },
});

export const Matrix = meta.story({
  render: looks({ min: 300 }, OpeningHours, {
    States: {
      Open: {},
      'Before they open': { now: new Date('2026-01-16T12:30:00Z') },
      Closed: { now: new Date('2026-01-17T20:00:00Z') },
      'A Sunday in summer': { now: new Date('2026-07-12T09:30:00Z') },
    },
  }),
  play: async ({ canvas }) => {
    for (const state of ['Open now · closes 7pm', 'Closed · opens 2pm', 'Closed · opens 10am tomorrow'])
      await expect(canvas.getByText(state)).toBeVisible();
  },
});

/** In a language that is read from the right, times in Latin letters keep their order. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [morning, afternoon] = [canvas.getByText(/^10am to 12pm/u), canvas.getByText('2pm to 7pm')];
    await expect(morning.getBoundingClientRect().left).toBeLessThan(afternoon.getBoundingClientRect().left);
  },
});

export const Edge = meta.story({
  render: (args) => (
    <Stack gap="8">
      <OpeningHours {...args} hours={[]} />
      <OpeningHours
        {...args}
        hours={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ day: day as 1, spans: [{ from: `0${day}:30`, to: '24:00' }] }))}
      />
      <OpeningHours {...args} hours={[{ day: 6, spans: [{ from: '22:00', to: '02:30' }] }]} />
    </Stack>
  ),
});
