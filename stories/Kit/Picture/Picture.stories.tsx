import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { canPicture, shelvesPicture } from '../../fixtures/pictures.ts';
import { by, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/Picture',
  id: 'kit-picture',
  component: Picture,
  args: { src: canPicture, alt: 'A green can of orange drink', sx: { maxInlineSize: 320 } },
});

export const Basic = meta.story(example(BasicExample));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A green can of orange drink' });
    await expect(image).toHaveAttribute('width', '640');
    await expect(image).toHaveAttribute('height', '640');
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).not.toHaveAttribute('style');
  },
});

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
  render: looks({ min: 160 }, Picture, {
    'Fit and ratio': {
      ...by('ratio', ['1/1', '16/9'], { fit: 'cover', alt: 'Can, cover' }),
      'contain, 1/1': { ratio: '1/1', fit: 'contain', alt: 'Can, contain, square' },
      'contain, 16/9': { ratio: '16/9', fit: 'contain', alt: 'Can, contain, wide' },
    },
    'Without a file': { '1/1': { src: '', alt: 'No picture' }, '16/9': { src: '', alt: 'No picture, wide', ratio: '16/9' } },
  }),
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
