import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ContentBlock } from '../../../src/kit/ContentBlock/index.ts';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { canPicture, shelvesPicture } from '../../fixtures/pictures.ts';
import { example } from '../../docs/example.tsx';
import { BasicExample } from './examples/Basic.tsx';
import basicCode from './examples/Basic.tsx?raw';

const meta = preview.meta({
  title: 'Kit/Content/Picture',
  id: 'kit-picture',
  component: Picture,
  tags: ['!autodocs'],
  args: { src: canPicture, alt: 'A green can of orange drink', sx: { maxInlineSize: 320 } },
});

export const Basic = meta.story(example(BasicExample, basicCode));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A green can of orange drink' });
    await expect(image).toHaveAttribute('width', '640');
    await expect(image).toHaveAttribute('height', '640');
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).not.toHaveAttribute('style');
  },
});

export const Playground = meta.story({});

/** The first large picture of a page: loaded at once and before others. */
export const Priority = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
});

/** The application passes a function that gives the picture's address at other widths. */
export const Widths = meta.story({
  args: {
    src: canPicture,
    widths: [160, 320, 640],
    toSrcSet: (src, widths) => widths.map((width) => `${src}#${width} ${width}w`).join(', '),
    sizes: '320px',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('srcset', expect.stringContaining('#320 320w'));
  },
});

/** The file cannot be shown: the space and the text alternative stay. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A green can of orange drink' }).tagName).toBe('SPAN'));
  },
});

export const Ratios = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16, alignItems: 'start' }}>
      {(['1/1', '4/3', '3/2', '16/9'] as const).map((ratio) => (
        <Picture key={ratio} {...args} src={shelvesPicture} alt={`Shelves, ${ratio}`} ratio={ratio} />
      ))}
    </div>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 200px))', gap: 16, alignItems: 'start' }}>
      {(['cover', 'contain'] as const).flatMap((fit) =>
        (['1/1', '16/9'] as const).map((ratio) => (
          <Picture key={`${fit} ${ratio}`} src={canPicture} alt={`Can, ${fit}, ${ratio}`} fit={fit} ratio={ratio} />
        )),
      )}
      <Picture src="" alt="No picture" />
      <Picture src="" alt="No picture, wide" ratio="16/9" />
    </div>
  ),
});

/** As small as a thumbnail, without a file but with a text of several lines, and a file of another shape. */
export const Edge = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '24px repeat(2, minmax(0, 160px))', gap: 16, alignItems: 'start' }}>
      <Picture src={canPicture} alt="A can, tiny" />
      <Picture src="" alt="A case of twelve bottles of dark malt vinegar for caterers, with the label of the mill on each of them" />
      <Picture src={shelvesPicture} alt="Shelves, cut to a square" ratio="1/1" />
    </div>
  ),
});

/** Beside a text that it belongs to. */
export const Usage = meta.story({
  render: (args) => (
    <ContentBlock heading="Drinks by the case" picture={<Picture {...args} sx={undefined} ratio="3/2" fit="contain" />}>
      Cans, bottles and cartons from one case to a pallet.
    </ContentBlock>
  ),
});
