import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Toolbar } from '../../../src/kit/Toolbar/index.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/Toolbar',
  id: 'kit-toolbar',
  component: Toolbar,
  args: { start: <Button>Categories</Button>, end: <Button>Sort By</Button> },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

export const Matrix = meta.story({
  render: looks({}, Toolbar, { Slots: { Both: {}, 'start alone, below 1024 px': { end: undefined }, 'end alone': { start: undefined } } }),
});

/** Texts that are too long for one row of a phone get a row each. */
export const Edge = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { start: <Button>Every category and every brand there is</Button>, end: <Button>Sorted by what was ordered most often</Button> },
});
