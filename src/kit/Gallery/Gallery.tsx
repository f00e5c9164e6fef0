import { useId, useRef, useState, type ComponentProps, type ElementType, type JSX } from 'react';
import { Button } from '../Button/index.ts';
import { ExpandIcon } from '../icons/ExpandIcon.ts';
import { gallery as galleryMessages } from '../messages/en-GB/gallery.ts';
import { down, inHeadingType, oneColumn, styled, token, useMessages, useThemedProps } from '../part.ts';
import type { Owned, Overridden, Rooted, Slotted, SlotProps, Worded } from '../part.ts';
import { Picture, type ToSrcSet } from '../Picture/index.ts';
import { lazyOverlay } from '../utils/lazyPart.tsx';
import { gallerySlots, isPicture, placeOf, type GalleryItem, type GallerySlotProps } from './items.ts';
import { Captions, Later, loadLater, nothing, Stage } from './Stage.tsx';
import { Thumbnails, type GalleryChangeReason } from './Thumbnails.tsx';
import type { ZoomReason } from './useZoomView.ts';
import { spokenScale, stepIndex } from './zoomModel.ts';
import type { ZoomControls } from './ZoomStage.tsx';

const FullScreen = lazyOverlay(async () => (await import('./GalleryFullScreen.tsx')).GalleryFullScreen);

/** Fetches the gestures, as a gallery does once it is shown: for a page that is to work without a network as soon as it is opened. */
export async function preloadGestures(): Promise<void> {
  await loadLater();
}

/** A zoom of a gallery's picture. */
export interface GalleryZoom {
  /** The picture, from 0. */
  index: number;
  /** 1 is the whole picture. */
  scale: number;
  reason: ZoomReason;
}

/** Props of {@link Gallery}; every other prop of a `<section>` reaches it. */
export interface GalleryProps
  extends Omit<ComponentProps<'section'>, 'children' | 'style'>, Slotted<(typeof gallerySlots)[number]>, Rooted, Worded<'gallery'> {
  /** The pictures, videos and slides in order, the picture that stands for the product first. None shows a placeholder. */
  images: readonly GalleryItem[];
  /** Names the product in the title of the full-screen view. Default: only the position of the image. */
  name?: string;
  /** Which image is shown, from 0, when the owner decides. */
  index?: number;
  /** Which image is shown at first, when the gallery decides. Default: 0. */
  defaultIndex?: number;
  /** Another image was chosen; the reason is the action. */
  onIndexChange?: (index: number, reason: GalleryChangeReason) => void;
  /** The picture was zoomed: by the lens that follows the mouse, keys, touch, the wheel or a button. Each picture starts at 1. */
  onZoom?: (zoom: GalleryZoom) => void;
  /** Whether it is on the full screen, when the owner decides. */
  fullScreen?: boolean;
  /** Whether it is on the full screen at first, when the gallery decides. Default: `false`. */
  defaultFullScreen?: boolean;
  /** The full screen was opened or left. */
  onFullScreenChange?: (fullScreen: boolean) => void;
  /** How much the large picture grows under the mouse, by Enter and by a double tap. Default: 1.5. */
  zoom?: number;
  /** Limits further zooming (keys, pinch, wheel) to where one pixel of the file covers this many of the screen; never below `zoom`. Default: 2. */
  maxZoomPixelRatio?: number;
  /** Builds the `srcset` of an image. Default: none. */
  toSrcSet?: ToSrcSet;
  /** Widths in pixels that the large picture is served at. */
  widths?: readonly number[];
  /** The width of the large picture on the page (`sizes` of an `<img>`). */
  sizes?: string;
  /** Widths in pixels that thumbnails are served at. */
  thumbnailWidths?: readonly number[];
  /** Props of the single parts. */
  slotProps?: SlotProps<GallerySlotProps, GalleryProps>;
}

const Root = styled('section', { name: 'TkGallery' })<Owned>({
  ...oneColumn,
  gap: token('space.2'),
  '& > [data-broken]': { borderRadius: token('radius.large') },
  '& > [data-stage]': { position: 'relative' },
  '& > [data-slide]': { aspectRatio: '1 / 1', [down('sm')]: { aspectRatio: '8 / 5' } },
  '@media print': { '& > [data-stage] > span, & > [data-stage] > button:last-of-type': { display: 'none' } },
  '& > [data-stage] > span': {
    position: 'absolute',
    insetBlockStart: token('space.3'),
    insetInlineStart: token('space.3'),
    paddingInline: token('space.2'),
    borderRadius: token('radius.small'),
    ...inHeadingType('font.weight.medium'),
    fontSize: token('font.size.sm'),
    fontVariantNumeric: 'tabular-nums',
    color: token('color.text.default'),
    background: token('color.surface.raised'),
    pointerEvents: 'none',
  },
  '& > [data-stage] > button:last-of-type': {
    position: 'absolute',
    insetBlockEnd: token('space.3'),
    insetInlineEnd: token('space.3'),
  },
  // Away from the controls of a video.
  '& > [data-slide] > button:last-of-type': { insetBlock: `${token('space.3')} auto` },
});

/** Keeps the shown image, and announces a change of it. */
function useShown({ images, index: given, defaultIndex = 0, onIndexChange, onZoom }: GalleryProps, texts: typeof galleryMessages) {
  const [own, setOwn] = useState(defaultIndex);
  const [announcement, announce] = useState('');
  const count = images.length;
  const index = stepIndex(given ?? own, 0, count);
  const reached = useRef<GalleryChangeReason>(undefined);
  return {
    index,
    image: images[index],
    reason: reached,
    announcement,
    select(next: number, reason: GalleryChangeReason) {
      if (next === index) return;
      reached.current = reason;
      setOwn(next);
      onIndexChange?.(next, reason);
      announce([placeOf(images, next, texts), images[next]?.caption].filter(Boolean).join('. '));
    },
    onZoom(scale: number, reason: ZoomReason) {
      onZoom?.({ index, scale, reason });
      if (reason === 'lens') return;
      announce(scale > 1 ? texts.zoomed(index + 1, count, spokenScale(scale)) : texts.position(index + 1, count));
    },
  };
}

/** Opens the full screen, whose script is fetched as soon as it is likely to be pressed. */
const FullScreenButton = (props: { onClick: () => void; children: string }): JSX.Element => (
  <Button compact size="small" startIcon={<ExpandIcon />} onPointerEnter={FullScreen.preload} onFocus={FullScreen.preload} {...props} />
);

/** Whether the full screen is open, and a function that opens and closes it. */
function useFullScreen({ fullScreen, defaultFullScreen = false, onFullScreenChange }: GalleryProps) {
  const [own, setOwn] = useState(defaultFullScreen);
  const set = (next: boolean) => {
    setOwn(next);
    onFullScreenChange?.(next);
  };
  return [fullScreen ?? own, set] as const;
}

/**
 * The pictures of a product, with videos and slides among them: a large one that grows under the mouse, by keys and by touch, thumbnails that change it, and all of it
 * on the full screen. Every way in has its like for mouse, keyboard and touch, and every zoom can be dismissed.
 */
export function Gallery<Root extends ElementType = ElementType>(given: Overridden<GalleryProps, Root>): JSX.Element {
  const props = useThemedProps('TkGallery', given, { zoom: 1.5, maxZoomPixelRatio: 2 }, gallerySlots);
  const { images, zoom, maxZoomPixelRatio, toSrcSet, widths, sizes, thumbnailWidths, name, slotProps, messages, ...others } = props;
  const { onIndexChange: _choice, onZoom: _zoom, onFullScreenChange: _opening, ...rest } = others;
  const texts = useMessages('gallery', galleryMessages, messages);
  const { index, image, announcement, select, ...more } = useShown(props, texts);
  const [isFull, setFull] = useFullScreen(props);
  const open = () => setFull(true);
  const close = () => setFull(false);
  const id = useId();
  const hintId = `${id}h`;
  const captionId = image?.caption && id;
  const count = images.length;
  const controls = useRef<ZoomControls>(null);
  const shared = { ...more, images, index, zoom, maxZoomPixelRatio, toSrcSet, widths, texts, slotProps };
  const stage = useRef<HTMLDivElement>(null);
  const onStep = (by: 1 | -1) => select(stepIndex(index, by, count), 'swipe');

  return (
    <Root aria-label={texts.label} {...rest}>
      {image ? (
        <>
          <div ref={stage} data-stage="" data-slide={isPicture(image) ? undefined : ''}>
            <Stage
              {...{ ...shared, captionId, hintId, sizes, controls, onStep }}
              isCovered={isFull}
              lens
              fit="cover"
              priority
              onPress={open}
            />
            {count > 1 ? (
              <span aria-hidden>
                <bdi dir="ltr">{`${index + 1} / ${count}`}</bdi>
              </span>
            ) : null}
            <FullScreenButton onClick={open}>{texts.fullScreen}</FullScreenButton>
          </div>
          <Later {...{ ...shared, sizes, stage, controls, onStep }} open={!isFull} lens onUnavailable={nothing} />
          <Captions {...shared} id={captionId} />
          {count > 1 ? <Thumbnails {...shared} onSelect={select} widths={thumbnailWidths} /> : null}
          <div hidden id={hintId}>
            {texts.hint}
          </div>
          <output className="tk-visually-hidden">{isFull ? '' : announcement}</output>
          <FullScreen
            {...{ ...shared, thumbnailWidths, name, announcement }}
            onSelect={select}
            pageStage={stage}
            open={isFull}
            onClose={close}
            onUnavailable={close}
          />
        </>
      ) : (
        <Picture src="" alt={texts.none} />
      )}
    </Root>
  );
}
