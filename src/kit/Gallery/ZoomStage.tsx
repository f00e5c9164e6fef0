import { useImperativeHandle, useState, type JSX, type KeyboardEvent, type Ref } from 'react';
import { down, reducedMotion, styled, token } from '../part.ts';
import { BarePicture, pictureStyles } from '../Picture/internal.ts';
import type { GalleryImage, GalleryView } from './items.ts';
import { useZoom } from './useZoom.ts';
import type { FrameView, ZoomViewOptions } from './useZoomView.ts';

/** The ways to zoom a stage from outside: for buttons, the wheel, and keys pressed elsewhere. */
export interface ZoomControls extends Omit<FrameView, 'scale' | 'sizes' | 'step'> {
  step: (direction: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Props of {@link ZoomStage}. */
export interface ZoomStageProps
  extends Pick<GalleryView, 'widths' | 'toSrcSet' | 'slotProps'>, Pick<ZoomViewOptions, 'zoom' | 'maxZoomPixelRatio' | 'onZoom'> {
  image: GalleryImage;
  /** Name of the button that the picture is. */
  label: string;
  /** The ids of what describes it. */
  describedBy: string | undefined;
  lens: boolean;
  fit: 'cover' | 'contain';
  priority?: boolean;
  sizes: string | undefined;
  /** Called when the mouse presses the picture under the lens. */
  onPress?: () => void;
  onStep: (by: 1 | -1) => void;
  /** Told the address of the picture that has come, or will not. */
  onShown?: (src: string) => void;
  controls?: Ref<ZoomControls>;
}

const Frame = styled('button', { name: 'TkGallery', slot: 'Stage' })({
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
  [down('sm')]: { '& > [data-ratio]': { aspectRatio: '8 / 5', objectFit: 'contain' } },
  '&[data-moving] > [data-ratio]': { transition: 'none' },
  '&[data-loading] > img': { opacity: 0.4, transitionDelay: token('motion.duration.medium') },
});

/** The large picture: a button that zooms it, with everything else that zooms, moves and changes it. */
export function ZoomStage(props: ZoomStageProps): JSX.Element {
  const { image, label, describedBy, zoom, maxZoomPixelRatio, lens, fit, priority, sizes, widths, toSrcSet, onPress } = props;
  const { onStep, onZoom, onShown, controls, slotProps } = props;
  const { src, alt, width } = image;
  const realWidth = width ?? (widths ? Math.max(...widths) : undefined);
  const shown = useZoom({ zoom, realWidth, maxZoomPixelRatio, lens, onPress, onStep, onZoom, src });
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
      {...slotProps?.stage}
      type="button"
      ref={frame}
      aria-label={alt ? `${label}: ${alt}` : label}
      aria-describedby={describedBy}
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
