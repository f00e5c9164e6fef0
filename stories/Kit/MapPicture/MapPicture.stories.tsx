import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MapPicture } from '../../../src/kit/MapPicture/index.ts';
import { Picture } from '../../../src/kit/Picture/index.ts';
import { vanPicture } from '../../fixtures/pictures.ts';
import { example, inColumn } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const meta = preview.meta({
  title: 'Kit/Content/MapPicture',
  id: 'kit-mappicture',
  component: MapPicture,
  args: {
    picture: <Picture src={vanPicture} alt="Drawn map: the house between canal and railway" ratio="16/9" />,
    frameSrc: 'data:text/html,<p>A map</p>',
    frameTitle: 'Map of the surroundings',
    pageHref: 'https://map.example.com/',
  },
});

export const Basic = meta.story(example(BasicExample));

/** The map service gets no request before the button is pressed. */
export const Default = meta.story({
  name: 'The drawing',
  tags: ['state'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Drawn map/u })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open the map service/u })).toHaveAttribute('href', 'https://map.example.com/');
  },
});

export const Interactive = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show interactive map' }));
    const frame = await canvas.findByTitle('Map of the surroundings');
    await expect(frame).toHaveAttribute('src', 'data:text/html,<p>A map</p>');
    await expect(frame).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the drawing' }));
    await expect(canvas.getByRole('img', { name: /^Drawn map/u })).toBeVisible();
  },
});

/** When the map service does not answer, a text says so, and the drawing stays. */
export const Unreachable = meta.story({
  args: { frameSrc: 'no-such-scheme:map' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show interactive map' }));
    await expect(await canvas.findByText(/^The map service is not answering/u)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Drawn map/u })).toBeVisible();
    await expect(canvas.queryByTitle('Map of the surroundings')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show interactive map' })).toHaveFocus();
  },
});

/** When the drawing fails to load, its space and its text alternative stay, and so do both ways to a map; in a column of 240 px. */
export const Edge = meta.story({
  name: 'The drawing did not load',
  tags: ['state'],
  args: { picture: <Picture src="" alt="Drawn map: the house between canal and railway, second gate after the bridge" ratio="16/9" /> },
  decorators: inColumn(240),
});
