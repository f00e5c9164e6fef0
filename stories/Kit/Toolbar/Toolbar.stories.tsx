import preview from '../../../.storybook/preview.tsx';
import { BrandFilter } from '../../../src/kit/BrandFilter/index.ts';
import { Button } from '../../../src/kit/Button/index.ts';
import { FilterDrawer } from '../../../src/kit/FilterDrawer/index.ts';
import { ResultCount } from '../../../src/kit/ResultCount/index.ts';
import { SortMenu } from '../../../src/kit/SortMenu/index.ts';
import { Stack } from '../../../src/kit/Stack/index.ts';
import { Toolbar } from '../../../src/kit/Toolbar/index.ts';
import { fewBrandNames } from '../../fixtures/brands.ts';
import { sortOptions } from '../../fixtures/sortOptions.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Layout/Toolbar',
  id: 'kit-toolbar',
  component: Toolbar,
  tags: ['!autodocs'],
  args: {
    start: <Button>Categories</Button>,
    end: <Button>Sort By</Button>,
  },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story();

export const Playground = meta.story({ args: { start: 'Categories', end: 'Sort by' } });

/** Every slot filled, and each slot alone. `start` is shown in windows below 1024 px. */
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Toolbar {...args} />
      <Toolbar start={args.start} />
      <Toolbar end={args.end} />
    </div>
  ),
});

/** Texts that are too long for one row of a phone get a row each. */
export const Edge = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    start: <Button>Every category and every brand there is</Button>,
    end: <Button>Sorted by what was ordered most often</Button>,
  },
});

/** Above a list on a phone: its filters and its order. */
export const Usage = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      <Toolbar
        start={<FilterDrawer categories={<p>Categories</p>} brands={<BrandFilter options={fewBrandNames} />} />}
        end={<SortMenu options={sortOptions} />}
      />
      <ResultCount total={124} page={1} pageSize={12} />
    </Stack>
  ),
});
