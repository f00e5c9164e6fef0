import { useEffect, useRef, useState, type JSX, type RefObject } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.ts';
import { ZoomInIcon } from '../icons/ZoomInIcon.ts';
import { ZoomOutIcon } from '../icons/ZoomOutIcon.ts';
import type { gallery as galleryMessages } from '../messages/en-GB/gallery.ts';
import type { ToSrcSet } from '../Picture/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { styled } from '../theme/styled.ts';
import { token } from '../theme/token.ts';
import { Thumbnails, type GalleryChangeReason } from './Thumbnails.tsx';
import type { ZoomReason } from './useZoomView.ts';
import { clamp, pointOf, stepIndex, zoomAt } from './zoomModel.ts';
import { ZoomStage, type GalleryImage, type ZoomControls } from './ZoomStage.tsx';

interface GalleryFullScreenProps {
  open: boolean;
  onClose: () => void;
  images: readonly GalleryImage[];
  index: number;
  onSelect: (index: number, reason: GalleryChangeReason) => void;
  onZoom: (scale: number, reason: ZoomReason) => void;
  zoom: number;
  maxZoomPixelRatio: number;
  scrollStep: number;
  hoverDelay: number;
  toSrcSet: ToSrcSet | undefined;
  widths: readonly number[] | undefined;
  thumbnailWidths: readonly number[] | undefined;
  said: string;
  /** The product, for the title. */
  name: string | undefined;
  /** `sizes` of the picture on the page. */
  pageSizes: string | undefined;
  texts: typeof galleryMessages;
}

const Layout = styled('div')({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  blockSize: '100%',
  '& > [data-stage]': { position: 'relative', overflow: 'hidden', background: token('color.surface.media') },
  '& > [data-stage] > [data-step]': {
    position: 'absolute',
    insetBlockStart: `calc(50% - ${token('size.control.medium')} / 2)`,
    '&[data-step="-1"]': { insetInlineStart: token('space.2') },
    '&[data-step="1"]': { insetInlineEnd: token('space.2') },
  },
  '& > [data-bar]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token('space.2'),
    padding: token('space.2'),
    borderBlockStart: `${token('border-width.hairline')} solid ${token('color.border.hairline')}`,
    '& > div': { minInlineSize: 0 },
    '& > [data-zoom]': { display: 'flex', alignItems: 'center', gap: token('space.1') },
    '& [data-zoom] > span': {
      minInlineSize: token('space.12'),
      textAlign: 'center',
      fontFamily: token('font.family.heading'),
      fontWeight: token('font.weight.medium'),
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** How long a picture may take before a ring shows that it is on its way, in milliseconds. */
const spinnerDelayMs = 400;

/** In the middle of the stage; presses go through it. */
const Arriving = styled(Spinner)({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  fontSize: token('font.size.3xl'),
  pointerEvents: 'none',
});

/** The ways to the image before and to the next, at the sides of the picture. */
const Steps = ({
  index,
  count,
  onStep,
  texts,
}: Pick<GalleryFullScreenProps, 'index' | 'texts'> & { count: number; onStep: (by: 1 | -1) => void }): JSX.Element => (
  <>
    <IconButton variant="outlined" data-step="-1" label={texts.previous} disabled={index === 0} onClick={() => onStep(-1)}>
      <ChevronLeftIcon />
    </IconButton>
    <IconButton variant="outlined" data-step="1" label={texts.next} disabled={index === count - 1} onClick={() => onStep(1)}>
      <ChevronRightIcon />
    </IconButton>
  </>
);

/** How far the picture is zoomed, between the buttons that change it. */
const ZoomBar = ({
  scale,
  isClosest,
  onStep,
  texts,
}: {
  scale: number;
  isClosest: boolean;
  onStep: (by: 1 | -1) => void;
  texts: typeof galleryMessages;
}): JSX.Element => (
  <div data-zoom="">
    <IconButton label={texts.zoomOut} disabled={scale === 1} onClick={() => onStep(-1)}>
      <ZoomOutIcon />
    </IconButton>
    <span>{`${Math.round(scale * 100)}%`}</span>
    <IconButton label={texts.zoomIn} disabled={isClosest} onClick={() => onStep(1)}>
      <ZoomInIcon />
    </IconButton>
  </div>
);

/** Lets the wheel zoom the stage beside it. React's own listener is passive and could not keep the page still. */
function WheelZoom({ controls }: { controls: RefObject<ZoomControls | null> }): null {
  useEffect(() => {
    const element = controls.current?.frame.current;
    const turn = (event: WheelEvent) => {
      if (!element || !controls.current) return;
      const { view, limit, to } = controls.current;
      event.preventDefault();
      const scale = clamp(view.current.scale * Math.exp(-event.deltaY / 400), 1, limit());
      to(zoomAt(view.current, scale < 1.02 ? 1 : scale, pointOf(event, element)), 'wheel');
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [controls]);
  return null;
}

/** The gallery on the whole screen. Loaded when somebody is about to open it. */
export function GalleryFullScreen({
  open,
  onClose,
  images,
  index,
  onSelect,
  onZoom,
  zoom,
  maxZoomPixelRatio,
  scrollStep,
  hoverDelay,
  toSrcSet,
  widths,
  thumbnailWidths,
  said,
  name,
  pageSizes,
  texts,
}: GalleryFullScreenProps): JSX.Element | null {
  const controls = useRef<ZoomControls>(null);
  const [shown, setShown] = useState({ index, scale: 1, isClosest: false });
  const { scale, isClosest } = shown.index === index ? shown : { scale: 1, isClosest: false };
  const count = images.length;
  const image = images[index];
  // The title waits for its picture: until that has come, the visitor sees the one before.
  const [seen, setSeen] = useState(image?.src);
  if (!open && seen !== image?.src) setSeen(image?.src);
  const [arrived, setArrived] = useState<string>();
  const seenIndex = images.findIndex(({ src }) => src === seen);
  const step = (by: 1 | -1, reason: GalleryChangeReason) => onSelect(stepIndex(index, by, count), reason);
  if (!image) return null;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={[name, texts.position((seenIndex < 0 ? index : seenIndex) + 1, count)].filter(Boolean).join(' · ')}
      placement="full"
      onKeyDown={(event) => controls.current?.onKeyDown(event)}
      sx={{ '& > :nth-of-type(2)': { padding: 0, overflow: 'hidden' } }}
    >
      <Layout>
        <div data-stage="">
          <ZoomStage
            image={image}
            label={texts.zoom(index + 1, count)}
            hintId={undefined}
            zoom={zoom}
            maxZoomPixelRatio={maxZoomPixelRatio}
            lens={false}
            fit="contain"
            priority
            // The page's picture is there at once, and stays until the sharper one has come.
            sizes={arrived === undefined ? pageSizes : '100vw'}
            widths={widths}
            toSrcSet={toSrcSet}
            onStep={(by) => step(by, 'swipe')}
            onZoom={(next, reason, isLimit) => {
              setShown({ index, scale: next, isClosest: isLimit });
              onZoom(next, reason);
            }}
            onShown={(src) => {
              setSeen(src);
              setArrived(src);
            }}
            controls={controls}
          />
          {open && arrived !== image.src ? <Arriving delay={spinnerDelayMs} /> : null}
          <WheelZoom controls={controls} />
          {count > 1 ? <Steps index={index} count={count} onStep={(by) => step(by, 'press')} texts={texts} /> : null}
        </div>
        <div data-bar="">
          <ZoomBar scale={scale} isClosest={isClosest} onStep={(by) => controls.current?.step(by)} texts={texts} />
          {count > 1 ? (
            <Thumbnails {...{ images, index, onSelect, hoverDelay, scrollStep, toSrcSet, texts }} widths={thumbnailWidths} />
          ) : null}
        </div>
        <output className="tk-visually-hidden">{seenIndex === index ? said : ''}</output>
      </Layout>
    </Dialog>
  );
}
