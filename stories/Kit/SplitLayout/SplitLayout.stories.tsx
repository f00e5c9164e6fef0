import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DescriptionList } from '../../../src/kit/DescriptionList/index.ts';
import { Heading } from '../../../src/kit/Heading/index.ts';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { PriceSlot } from '../../../src/kit/PriceSlot/index.ts';
import { SplitLayout } from '../../../src/kit/SplitLayout/index.ts';
import { longName } from '../../fixtures/company.ts';
import { canPicture } from '../../fixtures/pictures.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Layout/SplitLayout',
  id: 'kit-splitlayout',
  component: SplitLayout,
  args: { media: <p>The picture</p>, children: <p>What is said of it</p> },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story();

/** Long words on either side do not push the other aside. */
export const Edge = meta.story({ args: { media: longName, children: longName.repeat(3) } });

/** A product: its picture, and its facts. In one column its name comes first. */
export const Usage = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await (heading.left > picture.right
      ? expect(heading.top).toBeLessThan(picture.bottom)
      : expect(heading.bottom).toBeLessThan(picture.top));
  },
  render: () => (
    <SplitLayout media={<Picture src={canPicture} alt="A green can of orange drink" priority />}>
      <Heading level={1}>Sparkling Orange Drink</Heading>
      <PriceSlot variant="detail" href="#account-form" />
      <DescriptionList
        items={[
          { term: 'Code', description: '104 512' },
          { term: 'Pack size', description: '24 × 330 ml' },
        ]}
      />
    </SplitLayout>
  ),
});

/** The picture on the other side. */
export const MediaAtEnd = meta.story({
  args: { mediaPlace: 'end' },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const [media, content] = [canvas.getByText('The picture'), canvas.getByText('What is said of it')];
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
    await (heading.left > picture.right ? expect(below.bottom).toBeLessThan(last.bottom) : expect(below.top).toBeGreaterThan(last.bottom));
  },
});
