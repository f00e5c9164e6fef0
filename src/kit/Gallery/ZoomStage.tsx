import { useImperativeHandle, useState, type JSX, type KeyboardEvent, type Ref } from 'react';
import type { ToSrcSet } from '../Picture/index.ts';
import { BarePicture, pictureStyles } from '../Picture/internal.ts';
import { styled } from '../theme/styled.ts';
import { down, reducedMotion } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import { useZoom } from './useZoom.ts';
import type { FrameView, ZoomReason } from './useZoomView.ts';

/** One picture of a gallery. */
export interface GalleryImage {
  /** Address without a width. Unique in its gallery. */
  src: string;
  /** Its subject, in words: "Front of the can". */
  alt: string;
  /** Real width in pixels, when it differs from the largest of `widths`; limits how far it can be zoomed. */
  width?: number;
}

/** The ways to zoom a stage from outside: for buttons, the wheel, and keys pressed elsewhere. */
export interface ZoomControls extends Pick<FrameView<HTMLElement>, 'frame' | 'view' | 'limit' | 'to'> {
  step: (direction: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ZoomStageProps {
  image: GalleryImage;
  /** Name of the button that the picture is. */
  label: string;
  hintId: string | undefined;
  zoom: number;
  maxZoomPixelRatio: number;
  lens: boolean;
  fit: 'cover' | 'contain';
  priority?: boolean;
  sizes: string | undefined;
  widths: readonly number[] | undefined;
  toSrcSet: ToSrcSet | undefined;
  /** Called when the mouse presses the picture under the lens. */
  onPress?: () => void;
  onStep: (by: 1 | -1) => void;
  onZoom: (scale: number, reason: ZoomReason, isClosest: boolean) => void;
  /** Told the address of the picture that has come, or will not. */
  onShown?: (src: string) => void;
  controls?: Ref<ZoomControls>;
}

const Frame = styled('button')({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: token('radius.large'),
  background: token('color.surface.media'),
  cursor: 'zoom-in',
  // Up and down scrolls the page; sideways, two fingers and double taps are ours.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '&[data-zoomed]': { touchAction: 'none' },
  '&[aria-pressed="true"][data-lens="false"]': { cursor: 'zoom-out' },
  '& > [data-ratio]': {
    ...pictureStyles,
    // Set by `useZoomView` on the element, never by the server.
    scale: 'var(--zoom-scale, 1)',
    translate: 'var(--zoom-shift, 0px) 0',
    transformOrigin: 'var(--zoom-x, 50%) var(--zoom-y, 50%)',
    transition: ['scale', 'translate', 'opacity']
      .map((property) => `${property} ${token('motion.duration.fast')} ${token('motion.easing.standard')}`)
      .join(', '),
    WebkitUserDrag: 'none',
    [reducedMotion]: { transition: 'none' },
  },
  // A phone has room for the facts below it, too.
  [down('sm')]: { '&:not([data-lens="false"]) > [data-ratio]': { aspectRatio: '8 / 5', objectFit: 'contain' } },
  '&[data-moving] > [data-ratio]': { transition: 'none' },
  '&[data-loading] > img': { opacity: 0.4, transitionDelay: token('motion.duration.medium') },
  '&[data-lens="false"]': {
    position: 'absolute',
    inset: 0,
    blockSize: '100%',
    borderRadius: 0,
    touchAction: 'none',
    '& > [data-ratio]': { blockSize: '100%', aspectRatio: 'auto' },
    '&[data-zoomed]': { cursor: 'grab', '&:active': { cursor: 'grabbing' } },
  },
});

/** The large picture: a button that zooms it, with everything else that zooms, moves and changes it. */
export function ZoomStage({
  image,
  label,
  hintId,
  zoom,
  maxZoomPixelRatio,
  lens,
  fit,
  priority,
  sizes,
  widths,
  toSrcSet,
  onPress,
  onStep,
  onZoom,
  onShown,
  controls,
}: ZoomStageProps): JSX.Element {
  const { src, alt, width } = image;
  const realWidth = width ?? (widths ? Math.max(...widths) : undefined);
  const shown = useZoom<HTMLButtonElement>({ zoom, realWidth, maxZoomPixelRatio, lens, onPress, onStep, onZoom, src });
  const { frame, onKeyDown } = shown;
  const [first] = useState(src);
  const [loaded, setLoaded] = useState(src);
  const show = () => {
    setLoaded(src);
    onShown?.(src);
  };
  const zoomed = shown.scale > 1;
  useImperativeHandle(controls, () => ({ ...shown, step: (direction) => shown.step(direction, 'press') }));

  return (
    <Frame
      type="button"
      ref={frame}
      aria-label={alt ? `${label}: ${alt}` : label}
      aria-describedby={hintId}
      aria-pressed={zoomed}
      data-zoomed={zoomed ? '' : undefined}
      data-lens={lens}
      data-autofocus={lens ? undefined : ''}
      data-loading={loaded === src || src === first ? undefined : ''}
      onKeyDown={onKeyDown}
      {...shown.frameProps}
    >
      <BarePicture
        src={src}
        alt={alt}
        fit={fit}
        priority={priority}
        widths={widths}
        toSrcSet={toSrcSet}
        sizes={shown.sizes ?? sizes}
        onLoad={show}
        onError={show}
        draggable={false}
      />
    </Frame>
  );
}
