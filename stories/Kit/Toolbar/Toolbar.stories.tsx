import preview from '../../../.storybook/preview.tsx';
import { Toolbar } from '../../../src/kit/Toolbar/index.ts';

const meta = preview.meta({
  component: Toolbar,
  args: {
    start: <button type="button">Categories</button>,
    wide: (
      <label>
        Search <input />
      </label>
    ),
    end: <button type="button">Sort By</button>,
  },
});

export const Default = meta.story();

export const OnlyTheEnd = meta.story({ args: { start: undefined, wide: undefined } });
