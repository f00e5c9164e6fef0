import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { SplitLayout } from '../../../src/kit/SplitLayout/index.ts';
import { longName } from '../../fixtures/company.ts';
import { canPicture } from '../../fixtures/pictures.ts';
import { block, example } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/SplitLayout',
  id: 'kit-splitlayout',
  component: SplitLayout,
  args: { media: block('The picture'), children: block('The text') },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({ name: 'Media at start', tags: ['state'] });

/** Long words on either side do not push the other aside. */
export const Edge = meta.story({ args: { media: longName, children: longName.repeat(3) } });

/** The picture on the other side. */
export const MediaAtEnd = meta.story({
  tags: ['state'],
  args: { mediaPlace: 'end' },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const [media, content] = [canvas.getByText('The picture'), canvas.getByText('The text')];
    await expect(media.getBoundingClientRect().left).toBeGreaterThan(content.getBoundingClientRect().right);
    await expect(media.getBoundingClientRect().top).toBe(content.getBoundingClientRect().top);
  },
});

/** Facts beside a picture grow long: what goes on below the picture takes the room there, and comes last where there is one column. */
export const BelowMedia = meta.story({
  render: () => (
    <SplitLayout
      media={<Picture src={canPicture} alt="A green can of orange drink" ratio="16/9" priority />}
      belowMedia={<p data-testid="below">Carbonated water, orange juice from concentrate (10 %), sugar</p>}
    >
      <Heading level={1}>Sparkling Orange Drink</Heading>
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index}>A fact that is told at some length, as buyers ask for it.</p>
      ))}
    </SplitLayout>
  ),
  play: async ({ canvas }) => {
    const place = (element: HTMLElement) => element.getBoundingClientRect();
    const below = place(canvas.getByTestId('below'));
    const picture = place(canvas.getByRole('img'));
    const heading = place(canvas.getByRole('heading'));
    const last = place(canvas.getAllByText(/told at some length/u).at(-1)!);
    await expect(below.top).toBeGreaterThanOrEqual(picture.bottom);
    if (heading.left > picture.right) {
      await expect(heading.top).toBeLessThan(picture.bottom);
      await expect(below.bottom).toBeLessThan(last.bottom);
    } else {
      // In one column the name comes first.
      await expect(heading.bottom).toBeLessThan(picture.top);
      await expect(below.top).toBeGreaterThan(last.bottom);
    }
  },
});
