import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ContentBlock } from '../../../src/kit/ContentBlock/index.ts';
import { Section } from '../../../src/kit/Section/index.ts';
import { longName } from '../../fixtures/company.ts';
import { shelvesPicture, vanPicture } from '../../fixtures/pictures.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Content/ContentBlock',
  id: 'kit-contentblock',
  component: ContentBlock,
  tags: ['!autodocs'],
  args: {
    heading: 'From the cold store to your back door',
    children: (
      <>
        <p>Ambient, chilled and frozen in one drop, six days a week, across Greater Manchester.</p>
        <p>Order by six in the evening and it is on tomorrow’s van.</p>
      </>
    ),
    action: <Button href="#about-us">How we deliver</Button>,
    picture: <img src={vanPicture} alt="A van at a loading door" />,
  },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story();

export const Playground = meta.story({ args: { pictureSide: 'start', level: 2 } });

/** The picture at either side, with and without a button; no picture. */
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      {(['start', 'end'] as const).map((side) => (
        <ContentBlock key={side} {...args} pictureSide={side} heading={`Picture at the ${side}`} />
      ))}
      <ContentBlock {...args} heading="Nothing to press" action={undefined} />
      <ContentBlock {...args} heading="No picture" picture={undefined} />
    </div>
  ),
});

export const Edge = meta.story({ args: { heading: longName, children: <p>{longName.repeat(4)}</p> } });

/** Neighbouring blocks alternate by themselves. */
export const Usage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section heading="About us" level={1}>
      <ContentBlock {...args} />
      <ContentBlock
        {...args}
        heading="A range for every kitchen"
        picture={<img src={shelvesPicture} alt="Shelves with cases of goods" />}
      />
      <ContentBlock {...args} heading="People who know the trade" />
    </Section>
  ),
});
