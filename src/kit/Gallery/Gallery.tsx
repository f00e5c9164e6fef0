import { useId, useState, type ComponentProps, type JSX } from 'react';
import type { Rooted, Styled } from '../theme/customised.ts';
import { Button } from '../Button/index.ts';
import { ExpandIcon } from '../icons/ExpandIcon.ts';
import { gallery as galleryMessages } from '../messages/en-GB/gallery.ts';
import { Picture, type ToSrcSet } from '../Picture/index.ts';
import { useMessages } from '../provider/index.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { lazyOverlay } from '../utils/lazyOverlay.tsx';
import { Thumbnails, type GalleryChangeReason } from './Thumbnails.tsx';
import type { ZoomReason } from './useZoomView.ts';
import { spokenScale, stepIndex } from './zoomModel.ts';
import { ZoomStage, type GalleryImage } from './ZoomStage.tsx';
import { useThemedProps, type Owned } from '../theme/useThemedProps.ts';

const loadFullScreen = async () => (await import('./GalleryFullScreen.tsx')).GalleryFullScreen;
const FullScreen = lazyOverlay(loadFullScreen);
// A failure is reported when the view is really wanted.
const preloadFullScreen = () => {
  loadFullScreen().catch(() => undefined);
};

/** Props of {@link Gallery}; every other prop of a `<section>` reaches it. */
export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children' | 'style'>, Styled, Rooted {
  /** The pictures in order, the one that stands for the product first. None shows a placeholder. */
  images: readonly GalleryImage[];
  /** Names the product in the title of the full-screen view. Default: only the position of the image stands there. */
  name?: string;
  /** Which image is shown, from 0, when the owner decides. */
  index?: number;
  /** Which image is shown at first, when the gallery decides. Default: 0. */
  defaultIndex?: number;
  /** Another image was chosen; the reason is the action. */
  onIndexChange?: (index: number, reason: GalleryChangeReason) => void;
  /** How much the large picture grows under the mouse, by Enter and by a double tap. Default: 1.5. */
  zoom?: number;
  /** Limits further zooming (keys, pinch, wheel) to where one pixel of the file covers this many of the screen; never below `zoom`. Default: 2. */
  maxZoomPixelRatio?: number;
  /** How far, in pixels, one press of the strip's buttons scrolls it. Default: 100. */
  thumbnailScrollStep?: number;
  /** How long, in milliseconds, the pointer rests on a thumbnail before it counts. Default: 80. */
  hoverDelay?: number;
  /** Builds the `srcset` of an image. Default: none. */
  toSrcSet?: ToSrcSet;
  /** Widths in pixels that the large picture is served at. */
  widths?: readonly number[];
  /** How wide the large picture stands on the page (`sizes` of an `<img>`). */
  sizes?: string;
  /** Widths in pixels that thumbnails are served at. */
  thumbnailWidths?: readonly number[];
  /** Texts in another language or tone. */
  messages?: Partial<typeof galleryMessages>;
}

const Root = styled('section', { name: 'TkGallery' })<Owned>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.2'),
  '& > [data-broken]': { borderRadius: token('radius.large') },
  '& > [data-stage]': { position: 'relative' },
  '@media print': { '& > [data-stage] > span, & > [data-stage] > button:last-of-type': { display: 'none' } },
  '& > [data-stage] > span': {
    position: 'absolute',
    insetBlockStart: token('space.3'),
    insetInlineStart: token('space.3'),
    paddingInline: token('space.2'),
    borderRadius: token('radius.small'),
    fontFamily: token('font.family.heading'),
    fontWeight: token('font.weight.medium'),
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
});

interface Shown {
  /** Which image is shown, from 0. */
  index: number;
  image: GalleryImage | undefined;
  /** The text that a screen reader is told about it. */
  said: string;
  select: (index: number, reason: GalleryChangeReason) => void;
  onZoom: (scale: number, reason: ZoomReason) => void;
}

/** Keeps the shown image, and announces a change of it. */
function useShown(
  { images, index: given, defaultIndex = 0, onIndexChange }: Pick<GalleryProps, 'images' | 'index' | 'defaultIndex' | 'onIndexChange'>,
  texts: typeof galleryMessages,
): Shown {
  const [own, setOwn] = useState(defaultIndex);
  const [said, setSaid] = useState('');
  const count = images.length;
  const index = stepIndex(given ?? own, 0, count);
  return {
    index,
    image: images[index],
    said,
    select(next, reason) {
      if (next === index) return;
      setOwn(next);
      onIndexChange?.(next, reason);
      setSaid(texts.position(next + 1, count));
    },
    onZoom(scale, reason) {
      if (reason === 'lens') return;
      setSaid(scale > 1 ? texts.zoomed(index + 1, count, spokenScale(scale)) : texts.position(index + 1, count));
    },
  };
}

/** Which picture of how many is shown, for the eye. */
const Position = ({ children }: { children: string }): JSX.Element => (
  <span aria-hidden>
    <bdi dir="ltr">{children}</bdi>
  </span>
);

/** Opens the full screen, whose script is fetched as soon as it is likely to be pressed. */
const FullScreenButton = (props: { onClick: () => void; children: string }): JSX.Element => (
  <Button compact size="small" startIcon={<ExpandIcon />} onPointerEnter={preloadFullScreen} onFocus={preloadFullScreen} {...props} />
);

/**
 * The pictures of a product: a large one that grows under the mouse, by keys and by touch, thumbnails that change it, and all of it on the
 * full screen. Every way in has its like for mouse, keyboard and touch, and every zoom can be dismissed.
 */
export function Gallery(given: GalleryProps): JSX.Element {
  const {
    images,
    index: givenIndex,
    defaultIndex,
    onIndexChange,
    zoom = 1.5,
    maxZoomPixelRatio = 2,
    thumbnailScrollStep = 100,
    hoverDelay = 80,
    toSrcSet,
    widths,
    sizes,
    thumbnailWidths,
    name,
    messages,
    ...rest
  } = useThemedProps('TkGallery', given);
  const texts = useMessages('gallery', galleryMessages, messages);
  const { index, image, said, select, onZoom } = useShown({ images, index: givenIndex, defaultIndex, onIndexChange }, texts);
  const [fullScreen, setFullScreen] = useState(false);
  const open = () => setFullScreen(true);
  const close = () => setFullScreen(false);
  const hintId = useId();
  const count = images.length;
  const shared = {
    images,
    index,
    onSelect: select,
    zoom,
    maxZoomPixelRatio,
    scrollStep: thumbnailScrollStep,
    hoverDelay,
    toSrcSet,
    widths,
    thumbnailWidths,
    texts,
  };

  return (
    <Root aria-label={texts.label} {...rest}>
      {image ? (
        <>
          <div data-stage="">
            <ZoomStage
              {...shared}
              image={image}
              label={texts.zoom(index + 1, count)}
              hintId={hintId}
              lens
              fit="cover"
              priority
              sizes={sizes}
              onPress={open}
              onStep={(by) => select(stepIndex(index, by, count), 'swipe')}
              onZoom={onZoom}
            />
            {count > 1 ? <Position>{`${index + 1} / ${count}`}</Position> : null}
            <FullScreenButton onClick={open}>{texts.fullScreen}</FullScreenButton>
          </div>
          {count > 1 ? <Thumbnails {...shared} widths={thumbnailWidths} /> : null}
          <div hidden id={hintId}>
            {texts.hint}
          </div>
          <output className="tk-visually-hidden">{fullScreen ? '' : said}</output>
          <FullScreen {...shared} {...{ name, said, onZoom }} pageSizes={sizes} open={fullScreen} onClose={close} onUnavailable={close} />
        </>
      ) : (
        <Picture src="" alt={texts.none} />
      )}
    </Root>
  );
}
