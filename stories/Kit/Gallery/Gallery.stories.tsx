import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Gallery } from '../../../src/kit/Gallery/index.ts';
import { packPictures } from '../../fixtures/pictures.ts';

const alts = ['Front of the can', 'Back of the bottle', 'The case', 'Close-up of the pouch', 'The tub from the side'];
const images = packPictures.map((src, index) => ({ src, alt: alts[index] ?? '' }));
const many = Array.from({ length: 20 }, (_, index) => ({ src: `${packPictures[index % packPictures.length]}#${index}`, alt: `View ${index + 1}` }));

const meta = preview.meta({
  component: Gallery,
  args: { images, onIndexChange: fn(), sx: { maxInlineSize: 480 } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zoom image 1 of 5: Front of the can' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show image 1 of 5' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Playground = meta.story({});
