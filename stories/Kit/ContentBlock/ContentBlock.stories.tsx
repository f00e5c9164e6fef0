import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { ContentBlock } from '../../../src/kit/ContentBlock/index.ts';
import { longName } from '../../fixtures/company.ts';
import { vanPicture } from '../../fixtures/pictures.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/ContentBlock',
  id: 'kit-contentblock',
  component: ContentBlock,
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

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

export const Matrix = meta.story({
  render: looks({}, ContentBlock, {
    Variants: {
      'Without a button': { heading: 'Nothing to press', action: undefined },
      'Without a picture': { heading: 'No picture', picture: undefined },
    },
  }),
});

export const Edge = meta.story({ args: { heading: longName, children: <p>{longName.repeat(4)}</p> } });
