import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PersonCard } from '../../../src/kit/PersonCard/index.ts';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { longName } from '../../fixtures/company.ts';
import { tubPicture } from '../../fixtures/pictures.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/PersonCard',
  id: 'kit-personcard',
  component: PersonCard,
  args: {
    name: 'Ada Threlkeld',
    role: 'Warehouse manager',
    children: 'Knows where everything stands, and who put it in the wrong place.',
    picture: <Picture src={tubPicture} alt="" />,
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ada Threlkeld', level: 3 })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: looks({ min: 300 }, PersonCard, {
    Orientation: by('orientation', ['horizontal', 'vertical']),
    Content: {
      'The file is missing': { name: 'Bram Okafor', picture: <Picture src="" alt="" /> },
      'A longer text': {
        name: 'Cerys Lund',
        role: 'Buyer, fish and seafood',
        children: 'Has been at the harbour by four every morning for twenty years, and brings home what the boats have landed.',
      },
    },
  }),
});

export const Edge = meta.story({ args: { name: longName, role: longName, children: longName } });
