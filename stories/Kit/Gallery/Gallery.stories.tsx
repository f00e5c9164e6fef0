import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DescriptionList } from '../../../src/kit/DescriptionList/index.ts';
import { Gallery, type GalleryItem } from '../../../src/kit/Gallery/index.ts';
import { canPicture, cartonPicture, packPictures, shelvesPicture, squareCaptions, squareVideo } from '../../fixtures/pictures.ts';
import { vanPicture } from '../../fixtures/pictures.ts';
import { After, example, looks } from '../../docs/looks.tsx';
import { BasicExample } from './examples/Basic.tsx';

const alts = ['Front of the can', 'The bottle', 'The case', 'The pouch', 'The tub'];
const images = packPictures.map((src, index) => ({ src, alt: alts[index] ?? '' }));
const many = Array.from({ length: 20 }, (_, index) => ({
  src: `${packPictures[index % packPictures.length]}#${index}`,
  alt: `View ${index + 1}`,
}));

const captions = [
  'As it stands on the shelf.',
  undefined,
  'The case holds six bottles. It is closed with paper tape, and goes back into the paper round.',
];
const captioned = images.slice(0, 3).map((image, index) => ({ ...image, ...(captions[index] && { caption: captions[index] }) }));
/** A video and a slide of the application's own among pictures. */
const mixed: readonly GalleryItem[] = [
  ...images.slice(0, 1),
  {
    type: 'video',
    src: vanPicture,
    alt: 'How the case is opened',
    caption: 'Eleven seconds, without words.',
    sources: [{ src: squareVideo, type: 'video/webm' }],
    tracks: [{ src: squareCaptions, srcLang: 'en', label: 'English' }],
  },
  {
    type: 'custom',
    src: cartonPicture,
    alt: 'Sizes',
    render: ({ fullScreen }) => (
      <div style={{ padding: '64px 32px 32px' }}>
        <DescriptionList
          items={[
            { term: 'Case', description: '40 × 30 × 25 cm' },
            { term: 'Pallet', description: fullScreen ? '80 × 120 × 145 cm, 40 cases in five layers' : '40 cases' },
          ]}
        />
      </div>
    ),
  },
  ...images.slice(1, 2),
];

const meta = preview.meta({
  title: 'Kit/Browsing/Gallery',
  id: 'kit-gallery',
  component: Gallery,
  args: { images, onIndexChange: fn(), sx: { maxInlineSize: 480 } },
});

export const Basic = meta.story(example(BasicExample));

const stageOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /^Zoom image/ });
const scaleOf = (element: HTMLElement) => Number(element.style.getPropertyValue('--zoom-scale') || 1);
const originOf = (element: HTMLElement) => [element.style.getPropertyValue('--zoom-x'), element.style.getPropertyValue('--zoom-y')];
const status = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status');

type Pointing = 'pointerDown' | 'pointerMove' | 'pointerUp';

/** Points at a place of an element, given in fractions of its size. */
const point = (element: HTMLElement, type: Pointing, pointerId: number, x: number, y: number, pointerType: 'mouse' | 'touch') => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return fireEvent[type](element, { pointerId, pointerType, clientX: left + x * width, clientY: top + y * height });
};
const mouseTo = (element: HTMLElement, x: number, y: number) => point(element, 'pointerMove', 1, x, y, 'mouse');
const touch = (element: HTMLElement, type: Pointing, finger: number, x: number, y: number) => point(element, type, finger, x, y, 'touch');

/** One finger goes from a place to another. */
async function drag(element: HTMLElement, [fromX, fromY]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  await touch(element, 'pointerDown', 1, fromX, fromY);
  await touch(element, 'pointerMove', 1, toX, toY);
  await touch(element, 'pointerUp', 1, toX, toY);
}

async function doubleTap(element: HTMLElement, x: number, y: number): Promise<void> {
  for (const type of ['pointerDown', 'pointerUp', 'pointerDown', 'pointerUp'] as const) await touch(element, type, 1, x, y);
}

/** The dialog of the full screen, whose code comes when it is about to be opened. */
const fullScreen = (canvas: ReturnType<typeof within>, name?: string) => canvas.findByRole('dialog', { name }, { timeout: 10_000 });

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Zoom image 1 of 5: Front of the can' })).toHaveAccessibleDescription(
      /Escape goes back/,
    );
    await expect(canvas.getByRole('button', { name: 'Show image 1 of 5' })).toHaveAttribute('aria-current', 'true');
    await expect(status(canvasElement)).toBeEmptyDOMElement();
    const [first, ...others] = [...canvasElement.querySelectorAll('img')];
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const image of others) await expect(image).toHaveAttribute('loading', 'lazy');
  },
});

/** Resting the mouse on a thumbnail chooses it; passing over it does not. */
export const HoverChangesTheImage = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const third = canvas.getByRole('button', { name: 'Show image 3 of 5' });
    await userEvent.hover(third);
    await userEvent.unhover(third);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.hover(third);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(2, 'hover'));
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 3 of 5: The case');
    await expect(third).toHaveAttribute('aria-current', 'true');
    await expect(status(canvasElement)).toHaveTextContent('Image 3 of 5');
  },
});

/** The thumbnails are one tab stop; arrow keys, Home and End move and choose; a press chooses. */
export const KeysChangeTheImage = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: 'Show image 1 of 5' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Show image 2 of 5' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Show image 5 of 5' })).toHaveFocus();
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4, 'key');
    await expect(canvas.getAllByRole('button', { name: /^Show image/ }).filter((button) => button.tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 1 of 5: Front of the can');
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 4 of 5' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3, 'press');
  },
});

/** The large picture is magnified 1.5 times around the mouse. Leaving it and Escape end the magnification; a press shows it on the full screen. */
export const LensFollowsTheMouse = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement);
    await expect(scaleOf(stage)).toBe(1);
    await mouseTo(stage, 0.25, 0.75);
    await expect(scaleOf(stage)).toBe(1.5);
    await expect(originOf(stage).map((origin) => Math.round(Number.parseFloat(origin)))).toEqual([25, 75]);
    await waitFor(() => expect(Number(getComputedStyle(stage.querySelector('img')!).scale)).toBe(1.5));
    // The lens is not announced.
    await expect(status(canvasElement)).toBeEmptyDOMElement();
    await userEvent.keyboard('{Escape}');
    await expect(scaleOf(stage)).toBe(1);
    await mouseTo(stage, 0.5, 0.5);
    await expect(scaleOf(stage)).toBe(1);
    await userEvent.unhover(stage);
    await userEvent.hover(stage);
    await mouseTo(stage, 0.5, 0.5);
    await expect(scaleOf(stage)).toBe(1.5);
    await userEvent.unhover(stage);
    await expect(scaleOf(stage)).toBe(1);
    await userEvent.click(stage);
    const dialog = await fullScreen(canvas, 'Image 1 of 5');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Enter or + zooms in, arrow keys move, −, 0 and Escape zoom out. */
export const KeysZoom = meta.story({
  play: async ({ canvasElement }) => {
    const stage = stageOf(canvasElement);
    stage.focus();
    await userEvent.keyboard('{Enter}');
    await expect(scaleOf(stage)).toBe(1.5);
    await expect(stage).toHaveAttribute('aria-pressed', 'true');
    await expect(status(canvasElement)).toHaveTextContent('Image 1 of 5, zoomed 1.5 times');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}');
    await expect(Number.parseFloat(originOf(stage)[0] ?? '')).toBe(0);
    await expect(Number.parseFloat(originOf(stage)[1] ?? '')).toBeLessThan(50);
    await expect(stage).toHaveAccessibleName(/^Zoom image 1 of 5/);
    await userEvent.keyboard('+');
    await expect(scaleOf(stage)).toBe(2);
    await userEvent.keyboard('-');
    await expect(scaleOf(stage)).toBe(1.5);
    await userEvent.keyboard('0');
    await expect(scaleOf(stage)).toBe(1);
    await expect(status(canvasElement)).toHaveTextContent(/^Image 1 of 5$/);
    await userEvent.keyboard('+{Escape}');
    await expect(scaleOf(stage)).toBe(1);
    // Without zoom the arrow keys change the image.
    await userEvent.keyboard('{ArrowRight}');
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 2 of 5: The bottle');
    await expect(stageOf(canvasElement)).toHaveFocus();
  },
});

/** Touch comes with a script of its own, a moment after the picture. */
const touchIsThere = async (stage: HTMLElement) => {
  await waitFor(
    async () => {
      await touch(stage, 'pointerDown', 1, 0.5, 0.5);
      await touch(stage, 'pointerMove', 1, 0.6, 0.5);
      const { length } = stage.style.getPropertyValue('--zoom-shift');
      await touch(stage, 'pointerUp', 1, 0.5, 0.5);
      await expect(length).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
};

/** Double tap, pinch, drag and swipe. */
export const Touch = meta.story({
  play: async ({ canvasElement, args }) => {
    const stage = stageOf(canvasElement);
    await touchIsThere(stage);
    // Double tap zooms where it was tapped, and back.
    await doubleTap(stage, 0.9, 0.9);
    await expect(scaleOf(stage)).toBe(1.5);
    await expect(status(canvasElement)).toHaveTextContent('Image 1 of 5, zoomed 1.5 times');
    // Dragging moves the picture, but not beyond its edge.
    await drag(stage, [0.1, 0.1], [0.95, 0.95]);
    await expect(originOf(stage)).toEqual(['0%', '0%']);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 350));
    await doubleTap(stage, 0.5, 0.5);
    await expect(scaleOf(stage)).toBe(1);
    // Two fingers pinch.
    for (const [type, one, two] of [
      ['pointerDown', 0.4, 0.6],
      ['pointerMove', 0.3, 0.7],
      ['pointerUp', 0.3, 0.7],
    ] as const) {
      await touch(stage, type, 1, one, 0.5);
      await touch(stage, type, 2, two, 0.5);
    }
    await expect(scaleOf(stage)).toBeCloseTo(2, 5);
    await expect(status(canvasElement)).toHaveTextContent('Image 1 of 5, zoomed 2 times');
    stage.focus();
    await userEvent.keyboard('{Escape}');
    // A swipe to the left brings the next one.
    await drag(stage, [0.8, 0.5], [0.4, 0.52]);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1, 'swipe');
  },
});

/** With more thumbnails than fit, the strip scrolls by 100 px and can be focused; its buttons are disabled at the ends. */
export const ManyThumbnails = meta.story({
  args: { images: many },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list', { name: 'Thumbnails' });
    await waitFor(() => expect(strip).toHaveAttribute('tabindex', '0'));
    const back = canvas.getByRole('button', { name: 'Earlier thumbnails' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'More thumbnails' }));
    await waitFor(() => expect(Math.round(strip.scrollLeft)).toBe(100));
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
    canvas.getByRole('button', { name: 'Show image 1 of 20' }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('button', { name: 'Show image 20 of 20' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1));
  },
});

/** In full screen keys, buttons and wheel zoom; afterwards the focus returns. */
export const FullScreen = meta.story({
  args: { name: 'Cod Loins 140–170 g' },
  play: async ({ canvas, canvasElement }) => {
    const open = canvas.getByRole('button', { name: 'Full screen' });
    await userEvent.click(open);
    const dialog = await fullScreen(canvas, 'Cod Loins 140–170 g · Image 1 of 5');
    const inside = within(dialog);
    const stage = () => inside.getByRole('button', { name: /^Zoom image/ });
    await waitFor(() => expect(stage()).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog).toHaveAccessibleName('Cod Loins 140–170 g · Image 2 of 5');
    await userEvent.click(inside.getByRole('button', { name: 'Next image' }));
    await expect(dialog).toHaveAccessibleName('Cod Loins 140–170 g · Image 3 of 5');
    await userEvent.click(inside.getByRole('button', { name: 'Zoom in' }));
    await expect(scaleOf(stage())).toBe(1.5);
    // The dialog fades in.
    await waitFor(() => expect(inside.getByText('150%')).toBeVisible());
    await expect(inside.getByRole('status')).toHaveTextContent('Image 3 of 5, zoomed 1.5 times');
    // At the largest zoom the button is disabled, and enabled again after a step back.
    const zoomIn = inside.getByRole('button', { name: 'Zoom in' });
    for (let press = 0; press < 20 && !zoomIn.hasAttribute('aria-disabled'); press += 1) await userEvent.click(zoomIn);
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await expect(zoomIn).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: 'Zoom out' }));
    await expect(zoomIn).not.toHaveAttribute('aria-disabled');
    stage().focus();
    // Escape goes back one step at a time: first the zoom, then the dialog.
    await userEvent.keyboard('{Escape}');
    await expect(scaleOf(stage())).toBe(1);
    await expect(dialog).toHaveAttribute('open');
    const box = stage().getBoundingClientRect();
    await fireEvent.wheel(stage(), { deltaY: -200, clientX: box.left, clientY: box.top });
    await expect(scaleOf(stage())).toBeGreaterThan(1.5);
    await expect(Number.parseFloat(originOf(stage())[0] ?? '')).toBe(0);
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toHaveAttribute('open');
    await expect(open).toHaveFocus();
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 3 of 5: The case');
  },
});

/** The full screen, open from the start. */
export const FullScreenOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { defaultIndex: 3, defaultFullScreen: true },
  play: async ({ canvas }) => waitFor(async () => expect(await fullScreen(canvas, 'Image 4 of 5')).toBeVisible()),
});

const finger = { pointerType: 'touch', pointerId: 1 };

/** A caption stands under the stage and on the full screen, describes its picture and is read out with it. Nothing below moves when the next is longer. */
export const Captions = meta.story({
  args: { images: captioned },
  play: async ({ canvas, canvasElement }) => {
    await expect(stageOf(canvasElement)).toHaveAccessibleDescription(/^As it stands on the shelf\. Enter zooms/u);
    const strip = canvas.getByRole('list', { name: 'Thumbnails' });
    const { top } = strip.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 3 of 3' }));
    await expect(canvas.getByText(/^The case holds six/u)).toBeVisible();
    await expect(canvas.getByText(/^As it stands/u)).not.toBeVisible();
    await expect(strip.getBoundingClientRect().top).toBe(top);
    await expect(status(canvasElement)).toHaveTextContent(/^Image 3 of 3\. The case holds six/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const dialog = await fullScreen(canvas, 'Image 3 of 3');
    await waitFor(() => expect(within(dialog).getByText(/^The case holds six/u)).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(within(dialog).getByText(/^As it stands/u)).toBeVisible();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Image 1 of 3. As it stands on the shelf.');
  },
});

/** A video has the browser's controls, does not start by itself, and pauses when it is left or covered by the full screen. Its thumbnail says that it is one. */
export const Video = meta.story({
  args: { images: mixed, defaultIndex: 1 },
  play: async ({ canvas, canvasElement }) => {
    const thumbnail = canvas.getByRole('button', { name: 'Show Video 2 of 4' });
    await expect(within(thumbnail).getByText('Video')).toBeVisible();
    const slide = await canvas.findByRole('group', { name: 'Video 2 of 4' }, { timeout: 10_000 });
    await expect(slide).toHaveAccessibleDescription('Eleven seconds, without words.');
    await expect(slide).not.toHaveFocus();
    const video = within(slide).getByLabelText<HTMLVideoElement>('How the case is opened');
    await expect(video.controls && video.paused && !video.autoplay).toBe(true);
    await expect(video.textTracks[0]).toMatchObject({ kind: 'captions', mode: 'showing' });
    await expect(canvas.queryByRole('button', { name: /^Zoom image/u })).toBeNull();
    video.muted = true;
    video.loop = true;
    await video.play();
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const dialog = await fullScreen(canvas, 'Video 2 of 4');
    await expect(video.paused).toBe(true);
    await waitFor(() => expect(within(dialog).getByLabelText('How the case is opened')).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: 'Zoom in' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next image' }));
    await expect(await within(dialog).findByText('80 × 120 × 145 cm, 40 cases in five layers')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(thumbnail);
    const again = await canvas.findByLabelText<HTMLVideoElement>('How the case is opened');
    again.muted = true;
    await again.play();
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 4 of 4' }));
    await expect(again.isConnected).toBe(false);
    await waitFor(() => expect(again.paused).toBe(true));
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
});

/** A slide of the application's own: the arrow keys lead over it, and the focus stays in the stage. */
export const CustomSlide = meta.story({
  args: { images: mixed },
  play: async ({ canvas, canvasElement }) => {
    stageOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Video 2 of 4' })).toHaveFocus(), { timeout: 10_000 });
    await expect(status(canvasElement)).toHaveTextContent('Video 2 of 4. Eleven seconds, without words.');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Sizes 3 of 4' })).toHaveFocus());
    await expect(canvas.getByText('40 cases')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(stageOf(canvasElement)).toHaveFocus());
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 4 of 4: The bottle');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('40 cases')).toBeVisible();
  },
});

/** Once the shown picture has come, those beside it are fetched. */
export const NeighboursComeEarly = meta.story({
  args: { defaultIndex: 2 },
  beforeEach: () => {
    const asked: string[] = [];
    const { Image: real } = window;
    window.Image = class extends real {
      constructor() {
        super();
        Object.defineProperty(this, 'src', {
          set(src: string) {
            asked.push(src);
          },
        });
      }
    };
    Object.assign(window, { asked });
    return () => void (window.Image = real);
  },
  play: async ({ canvasElement }) => {
    const { asked } = window as unknown as { asked: string[] };
    await waitFor(() => expect(asked).toEqual([packPictures[3], packPictures[1]]), { timeout: 10_000 });
    stageOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(asked.slice(2)).toEqual([packPictures[4], packPictures[2]]));
  },
});

/** On the full screen a finger that pulls the whole picture down closes it; a short pull lets it spring back, and a zoomed picture moves instead. */
export const PullDownCloses = meta.story({
  args: { defaultFullScreen: true, onFullScreenChange: fn() },
  play: async ({ canvas, args }) => {
    const dialog = await fullScreen(canvas, 'Image 1 of 5');
    const stage = within(dialog).getByRole('button', { name: /^Zoom image/u });
    await touchIsThere(stage);
    const pull = async (to: number) => {
      await fireEvent.pointerDown(stage, { ...finger, clientX: 100, clientY: 100 });
      await fireEvent.pointerMove(stage, { ...finger, clientX: 104, clientY: 100 + to });
    };
    const release = (to: number) => fireEvent.pointerUp(stage, { ...finger, clientX: 104, clientY: 100 + to });
    const pulled = () => getComputedStyle(stage.querySelector('img')!).translate;
    await pull(60);
    await expect(pulled()).toBe('0px 60px');
    await release(60);
    await waitFor(() => expect(pulled()).toBe('0px'));
    await expect(dialog).toHaveAttribute('open');
    stage.focus();
    await userEvent.keyboard('+');
    await pull(200);
    await release(200);
    await expect(dialog).toHaveAttribute('open');
    await userEvent.keyboard('0');
    await pull(200);
    await release(200);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(args.onFullScreenChange).toHaveBeenLastCalledWith(false);
  },
});

/** The application opens the full screen, and hears of every zoom. The page's picture stands in until the large one is decoded. */
export const FullScreenByProp = meta.story({
  args: { onZoom: fn() },
  render: function FullScreenByProp(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <button type="button" onClick={() => setIsOpen(true)}>
          Look closer
        </button>
        <Gallery {...args} fullScreen={isOpen} onFullScreenChange={setIsOpen} />
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    const decode = HTMLImageElement.prototype.decode;
    let decoded = () => undefined as void;
    HTMLImageElement.prototype.decode = () => new Promise<void>((resolve) => (decoded = resolve));
    const opener = canvas.getByRole('button', { name: 'Look closer' });
    await userEvent.click(opener);
    const dialog = await fullScreen(canvas, 'Image 1 of 5');
    const stage = within(dialog).getByRole('button', { name: /^Zoom image/u });
    await expect(getComputedStyle(stage.querySelector('img')!).backgroundImage).toContain('data:image');
    HTMLImageElement.prototype.decode = decode;
    await waitFor(() => {
      decoded();
      return expect(getComputedStyle(stage.querySelector('img')!).backgroundImage).toBe('none');
    });
    await userEvent.keyboard('+');
    await expect(args.onZoom).toHaveBeenLastCalledWith({ index: 0, scale: 1.5, reason: 'key' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
  },
});

/** Other elements in the place of the parts, with further props. */
export const Slots = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    images: captioned,
    defaultFullScreen: true,
    slots: { caption: 'figcaption', toolbar: 'footer' },
    slotProps: { toolbar: { 'aria-label': 'Tools' }, thumbnail: { title: 'Look' } },
    classes: { close: 'way-out', slide: 'moving', stage: 'large' },
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await fullScreen(canvas);
    await expect(dialog.querySelector('footer')).toHaveAttribute('aria-label', 'Tools');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveClass('way-out');
    await expect(canvasElement.querySelectorAll('.large')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('figcaption')).not.toHaveLength(0);
    await expect(within(dialog).getByRole('button', { name: 'Show image 2 of 3' })).toHaveAttribute('title', 'Look');
  },
});

/** The application controls the image shown. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [index, setIndex] = useState(1);
    return <Gallery {...args} index={index} onIndexChange={setIndex} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 2 of 5: The bottle');
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 5 of 5' }));
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 5 of 5: The tub');
  },
});

/** In right-to-left text the left arrow key goes to the next image. */
export const RightToLeft = meta.story({
  args: { images: many },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Show image 1 of 20' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(stageOf(canvasElement)).toHaveAccessibleName('Zoom image 2 of 20: View 2');
    const strip = canvas.getByRole('list', { name: 'Thumbnails' });
    await userEvent.click(await canvas.findByRole('button', { name: 'More thumbnails' }));
    await waitFor(() => expect(Math.round(strip.scrollLeft)).toBe(-100));
  },
});

/** The first file is broken: its text alternative is shown, and the others work. */
export const BrokenImage = meta.story({
  args: { images: [{ src: 'data:image/png;base64,broken', alt: 'Front of the can' }, ...images.slice(1)] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 2 of 5' }));
    await expect(stageOf(canvasElement).querySelector('img')).not.toBeNull();
  },
});

const zoomIn = (gallery: HTMLElement): boolean =>
  gallery.querySelector('.TkGallery-stage')!.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));

export const Matrix = meta.story({
  render: looks({ min: 280, wide: true }, Gallery, {
    States: {
      'At rest': { defaultIndex: 1, 'aria-label': 'At rest' },
      Zoomed: (
        <After act={zoomIn}>
          <Gallery images={images} aria-label="Zoomed" />
        </After>
      ),
      'A picture that is not there': { images: [{ src: '', alt: 'Not there' }, ...images.slice(0, 2)], 'aria-label': 'Broken' },
    },
    Content: {
      One: { images: images.slice(3, 4), 'aria-label': 'One' },
      Many: { images: many, defaultIndex: 4, 'aria-label': 'Many' },
      Captions: { images: captioned, 'aria-label': 'With captions' },
      'A video': { images: mixed, defaultIndex: 1, 'aria-label': 'A video' },
      'No pictures': { images: [], 'aria-label': 'None' },
      'A slide of its own': { images: mixed, defaultIndex: 2, 'aria-label': 'A slide of its own' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(scaleOf(stageOf(canvas.getByLabelText('Zoomed')))).toBe(1.5);
    await expect(await canvas.findByRole('group', { name: 'Video 2 of 4' }, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByText('40 cases', undefined, { timeout: 10_000 })).toBeVisible();
    const [one, none] = ['One', 'None'].map((label) => within(canvas.getByLabelText(label)));
    await expect(one!.getByRole('button', { name: 'Zoom image: The pouch' })).toBeVisible();
    await expect(one!.queryByRole('list')).toBeNull();
    await expect(none!.getByRole('img', { name: 'No picture available' })).toBeVisible();
    await expect(none!.queryByRole('button')).toBeNull();
  },
});

export const Edge = meta.story({
  args: {
    images: [
      { src: shelvesPicture, alt: 'A wall of shelves, wider than high' },
      { src: canPicture, alt: '' },
    ],
    sx: { maxInlineSize: 288 },
  },
});
