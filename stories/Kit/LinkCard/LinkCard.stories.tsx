import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LinkCard } from '../../../src/kit/LinkCard/index.ts';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { longName } from '../../fixtures/company.ts';
import { expectToFit } from '../../fixtures/expectToFit.ts';
import { shelvesPicture } from '../../fixtures/pictures.ts';
import { example, inColumn, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/LinkCard',
  id: 'kit-linkcard',
  component: LinkCard,
  args: {
    title: 'Packaging',
    href: '#packaging',
    children: 'Boxes that stay crisp, cups that do not sweat.',
    picture: <Picture src={shelvesPicture} alt="" ratio="4/3" />,
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Packaging' })).toHaveAttribute('href', '#packaging');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Matrix = meta.story({
  render: looks({ min: 240 }, LinkCard, {
    Content: {
      'With a picture': {},
      'Without one': { title: 'Cleaning supplies', picture: undefined },
      'The file is missing': { title: 'Fish and seafood', picture: <Picture src="" alt="" ratio="4/3" /> },
    },
  }),
});

export const Edge = meta.story({ args: { title: longName, children: longName } });

/** Letters of twice the size on the smallest phone: nothing is cut off, nothing scrolls sideways. */
export const EdgeInLargeText = meta.story({
  tags: ['no-visual'],
  ...Edge.input,
  globals: { brand: 'gullwing', textSize: 'double', viewport: { value: 'smallest' } },
  decorators: inColumn(256),
  play: async ({ canvasElement }) => expectToFit(canvasElement),
});
