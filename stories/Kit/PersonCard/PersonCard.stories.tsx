import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardGrid } from '../../../src/kit/CardGrid/index.ts';
import { PersonCard } from '../../../src/kit/PersonCard/index.ts';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { longName } from '../../fixtures/company.ts';
import { tubPicture } from '../../fixtures/pictures.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Content/PersonCard',
  id: 'kit-personcard',
  component: PersonCard,
  tags: ['!autodocs'],
  args: {
    name: 'Ada Threlkeld',
    role: 'Warehouse manager',
    children: 'Knows where everything stands, and who put it in the wrong place.',
    picture: <Picture src={tubPicture} alt="" />,
  },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ada Threlkeld', level: 3 })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { level: 3 } });

/** Beside its picture and below it, with a missing file, and with a longer text than its neighbours. */
export const Matrix = meta.story({
  render: (args) => (
    <CardGrid>
      <PersonCard {...args} orientation="horizontal" />
      <PersonCard {...args} orientation="vertical" />
      <PersonCard {...args} name="Bram Okafor" picture={<Picture src="" alt="" />} />
      <PersonCard {...args} name="Cerys Lund" role={'Buyer, fish and seafood'}>
        Has been at the harbour by four every morning for twenty years, and brings home what the boats have landed.
      </PersonCard>
    </CardGrid>
  ),
});

export const Edge = meta.story({ args: { name: longName, role: longName, children: longName } });

export const Usage = meta.story({
  render: (args) => (
    <CardGrid>
      {['Ada Threlkeld', 'Bram Okafor', 'Cerys Lund'].map((name) => (
        <PersonCard key={name} {...args} name={name} />
      ))}
    </CardGrid>
  ),
});
