import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { SearchField } from '../../../src/kit/SearchField/index.ts';
import { Toolbar } from '../../../src/kit/Toolbar/index.ts';

const meta = preview.meta({
  title: 'Kit/Layout/Toolbar',
  id: 'kit-toolbar',
  component: Toolbar,
  tags: ['!autodocs'],
  args: {
    start: <Button>Categories</Button>,
    wide: <SearchField label="Search" />,
    end: <Button>Sort By</Button>,
  },
});

export const Default = meta.story();

export const OnlyTheEnd = meta.story({ args: { start: undefined, wide: undefined } });
