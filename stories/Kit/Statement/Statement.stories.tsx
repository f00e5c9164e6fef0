import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../../src/kit/Button/index.ts';
import { Statement } from '../../../src/kit/Statement/index.ts';
import { longName } from '../../fixtures/company.ts';
import { shelvesPicture } from '../../fixtures/pictures.ts';
import { example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/Statement',
  id: 'kit-statement',
  component: Statement,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Everything the trade runs on, under one roof',
    lead: 'Food, soft drinks, packaging, cleaning supplies, frozen fish and seafood: over 10K items in store, open 7 days a week.',
    actions: (
      <>
        <Button variant="contained" size="large" href="#products">
          See all products
        </Button>
        <Button size="large" href="#account-form">
          Open a business account
        </Button>
      </>
    ),
    picture: <img src={shelvesPicture} alt="Shelves with cases of goods" />,
  },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Everything the trade runs on');
    await expect(canvas.getByRole('region', { name: /Everything the trade/ })).toBeVisible();
  },
});

/** A band as low as its words, with its picture inside. */
export const Low = meta.story({
  args: { low: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').parentElement!.getBoundingClientRect();
    const band = canvas.getByRole('region').getBoundingClientRect();
    await expect(picture.top - band.top).toBeCloseTo(band.bottom - picture.bottom, 0);
    await expect(picture.height).toBeLessThan(band.height);
  },
});

/** The picture before the words, which are read first all the same. */
export const PictureFirst = meta.story({
  args: { low: true, pictureFirst: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.right).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().left);
  },
});

/** The whole picture is shown, so that people at its edges are not cut off. */
export const WholePicture = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
});

export const Matrix = meta.story({
  render: looks({}, Statement, {
    Content: {
      'All parts': { level: 2 },
      'Without a picture': { level: 2, heading: 'No picture', picture: undefined },
      'Without buttons': { level: 2, heading: 'No buttons', actions: undefined },
      'The heading alone': { level: 2, heading: 'The heading alone', lead: undefined, actions: undefined, picture: undefined },
    },
  }),
});

export const Edge = meta.story({ args: { heading: longName, lead: longName } });
