import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AllergenPanel } from '../../../src/kit/AllergenPanel/index.ts';
import { Link } from '../../../src/kit/Link/index.ts';
import { longName } from '../../fixtures/products.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const fourteen = [
  'Celery', 'Cereals containing gluten', 'Crustaceans', 'Eggs', 'Fish', 'Lupin', 'Milk', 'Molluscs', 'Mustard', 'Peanuts', 'Sesame', 'Soybeans',
  'Sulphur dioxide and sulphites', 'Tree nuts',
]; // prettier-ignore
const others = fourteen.filter((name) => !['Fish', 'Milk', 'Cereals containing gluten'].includes(name));

const meta = preview.meta({
  title: 'Kit/Browsing/AllergenPanel',
  id: 'kit-allergenpanel',
  component: AllergenPanel,
  args: { contains: ['Fish', 'Cereals containing gluten (wheat)'], mayContain: ['Milk'], others },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Allergens' });
    await expect(panel).toHaveTextContent('ContainsFish, Cereals containing gluten (wheat)');
    await expect(panel).toHaveTextContent('May containMilk');
  },
});

/** The product declares no allergens, which is not the same as unknown. */
export const NoneDeclared = meta.story({
  args: { contains: [], mayContain: [], others: fourteen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Allergens' })).toHaveTextContent(/^AllergensNone of the 14 declared[^.]*$/u);
    await expect(canvas.queryByText('Not declared.')).toBeNull();
  },
});

/** The allergens are unknown: the panel says so, and whom to ask. */
export const NotKnown = meta.story({
  args: {
    contains: [],
    mayContain: [],
    others: [],
    unknown: true,
    children: (
      <p>
        Ask us before you serve it: <Link href="#ring">0161 496 0321</Link>.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not declared.')).toBeVisible();
    await expect(canvas.queryByText('None declared.')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 320 }, AllergenPanel, {
    States: {
      'Contains and may contain': {},
      'May contain': { contains: [], mayContain: ['Milk'], messages: { heading: 'Allergens 2' } },
      'Not declared': { contains: undefined, mayContain: undefined, others: fourteen, messages: { heading: 'Allergens 3' } },
      Unknown: { contains: undefined, mayContain: undefined, others: undefined, unknown: true, messages: { heading: 'Allergens 4' } },
    },
  }),
});

export const Edge = meta.story({ args: { contains: [longName, ...fourteen], others: [] } });
