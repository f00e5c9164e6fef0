import { useId, useLayoutEffect, useRef, useState, type JSX, type RefObject } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.ts';
import { ZoomInIcon } from '../icons/ZoomInIcon.ts';
import { ZoomOutIcon } from '../icons/ZoomOutIcon.ts';
import { inHeadingType, inRow, line, styled, token, wrapping } from '../part.ts';
import { Spinner } from '../Spinner/index.ts';
import { isPicture, placeOf } from './items.ts';
import { keyStep } from './keyStep.ts';
import { Captions, Later, nothing, Stage, type StageProps } from './Stage.tsx';
import { Thumbnails, type GalleryChangeReason, type ThumbnailsProps } from './Thumbnails.tsx';
import type { ZoomReason } from './useZoomView.ts';
import { stepIndex } from './zoomModel.ts';
import type { ZoomControls } from './ZoomStage.tsx';

interface GalleryFullScreenProps extends ThumbnailsProps, Pick<StageProps, 'zoom' | 'maxZoomPixelRatio' | 'reason'> {
  open: boolean;
  onClose: () => void;
  onZoom: (scale: number, reason: ZoomReason) => void;
  thumbnailWidths: readonly number[] | undefined;
  announcement: string;
  /** The product, for the title. */
  name: string | undefined;
  /** Holds the picture on the page. */
  pageStage: RefObject<HTMLElement | null>;
}

const View = styled(Dialog)({ '& > :nth-of-type(2)': { padding: 0, overflow: 'hidden' } });

const Layout = styled('div')({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  gridAutoRows: 'auto',
  blockSize: '100%',
  '& > [data-stage]': { position: 'relative', overflow: 'hidden', background: token('color.surface.media') },
  '& > [data-stage] > [data-lens]': {
    position: 'absolute',
    inset: 0,
    blockSize: '100%',
    borderRadius: 0,
    touchAction: 'none',
    '&[aria-pressed="true"]': { cursor: 'zoom-out' },
    '&[data-zoomed]': { cursor: 'grab', '&:active': { cursor: 'grabbing' } },
    '& > [data-ratio]': { blockSize: '100%', aspectRatio: 'auto', translate: 'var(--zoom-shift, 0px) var(--zoom-pull, 0px)' },
  },
  '& > [data-stand-in] > [data-lens] > img': { background: 'var(--gallery-stand-in) center / contain no-repeat' },
  '& > [data-stage] > [role="group"]': { borderRadius: 0 },
  '& > [data-captions]': { padding: token('space.2'), textAlign: 'center' },
  '& > [data-stage] > [data-step]': {
    position: 'absolute',
    insetBlockStart: `calc(50% - ${token('size.control.medium')} / 2)`,
    '&[data-step="-1"]': { insetInlineStart: token('space.2') },
    '&[data-step="1"]': { insetInlineEnd: token('space.2') },
  },
});

const Bar = styled('div', { name: 'TkGallery', slot: 'Toolbar' })({
  ...wrapping('space.2'),
  alignItems: 'center',
  justifyContent: 'center',
  padding: token('space.2'),
  borderBlockStart: line('color.border.hairline'),
  '& > div': { minInlineSize: 0 },
  '& > [data-zoom]': inRow('space.1'),
  '& [data-zoom] > span': {
    minInlineSize: token('space.12'),
    textAlign: 'center',
    ...inHeadingType('font.weight.medium'),
    fontVariantNumeric: 'tabular-nums',
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
const Steps = ({ index, images, onStep, texts }: Pick<StageProps, 'index' | 'images' | 'onStep' | 'texts'>): JSX.Element => (
  <>
    <IconButton variant="outlined" data-step="-1" label={texts.previous} disabled={index === 0} onClick={() => onStep(-1)}>
      <ChevronLeftIcon />
    </IconButton>
    <IconButton variant="outlined" data-step="1" label={texts.next} disabled={index === images.length - 1} onClick={() => onStep(1)}>
      <ChevronRightIcon />
    </IconButton>
  </>
);

interface ZoomBarProps extends Pick<StageProps, 'onStep' | 'texts'> {
  scale: number;
  isClosest: boolean;
}

/** How far the picture is zoomed, between the buttons that change it. */
const ZoomBar = ({ scale, isClosest, onStep, texts }: ZoomBarProps): JSX.Element => (
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

/**
 * Lets the page's picture stand in behind the one of the full screen, which is still on its way.
 *
 * @returns the ref for the element in which `--gallery-stand-in` is the page's picture
 */
function useStandIn(open: boolean, pageStage: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const layout = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = open ? pageStage.current?.querySelector('img')?.currentSrc : undefined;
    if (shown) layout.current?.style.setProperty('--gallery-stand-in', `url(${JSON.stringify(shown)})`);
  }, [open, pageStage]);
  return layout;
}

/** The gallery on the whole screen. Loaded when somebody is about to open it. */
export function GalleryFullScreen(props: GalleryFullScreenProps): JSX.Element | null {
  const { open, onClose, images, index, onSelect, onZoom, widths, thumbnailWidths, toSrcSet, announcement, name, texts, slotProps } = props;
  const { zoom, maxZoomPixelRatio, reason } = props;
  const controls = useRef<ZoomControls>(null);
  const [shown, setShown] = useState({ index, scale: 1, isClosest: false });
  const { scale, isClosest } = shown.index === index ? shown : { scale: 1, isClosest: false };
  const count = images.length;
  const image = images[index];
  const canZoom = image !== undefined && isPicture(image);
  // The title waits for its picture: until that has come, the visitor sees the one before.
  const [seen, setSeen] = useState(index);
  if ((!open || !canZoom) && seen !== index) setSeen(index);
  const [arrived, setArrived] = useState<number>();
  const [openedAt, setOpenedAt] = useState(index);
  if (!open && (openedAt !== index || arrived !== undefined)) {
    setOpenedAt(index);
    setArrived(undefined);
  }
  const layout = useStandIn(open, props.pageStage);
  const id = useId();
  const captionId = image?.caption && id;
  const step = (by: 1 | -1, cause: GalleryChangeReason) => onSelect(stepIndex(index, by, count), cause);
  if (!image) return null;
  const isComing = open && canZoom && arrived !== index;

  return (
    <View
      open={open}
      onClose={onClose}
      title={[name, placeOf(images, stepIndex(seen, 0, count), texts)].filter(Boolean).join(' · ')}
      placement="full"
      onKeyDown={(event) => (canZoom ? controls.current?.onKeyDown(event) : keyStep(event, (by) => step(by, 'key')))}
      slotProps={{ close: slotProps?.close }}
    >
      <Layout ref={layout}>
        <div data-stage="" data-stand-in={isComing && openedAt === index ? '' : undefined}>
          <Stage
            {...{ images, index, captionId, zoom, maxZoomPixelRatio, widths, toSrcSet, controls, reason, texts, slotProps }}
            isCovered={false}
            lens={false}
            fit="contain"
            priority
            sizes="100vw"
            onStep={(by) => step(by, 'swipe')}
            onZoom={(next, cause, isLimit) => {
              setShown({ index, scale: next, isClosest: isLimit });
              onZoom(next, cause);
            }}
            onShown={() => {
              setSeen(index);
              const decoded = layout.current?.querySelector('img')?.decode();
              Promise.resolve(decoded)
                .catch(() => undefined)
                .finally(() => setArrived(index));
            }}
          />
          {isComing ? <Arriving delay={spinnerDelayMs} /> : null}
          <Later
            {...{ open, images, index, widths, toSrcSet, controls }}
            stage={layout}
            sizes="100vw"
            lens={false}
            onStep={(by) => step(by, 'swipe')}
            onPullDown={onClose}
            onUnavailable={nothing}
          />
          {count > 1 ? <Steps {...{ index, images, texts }} onStep={(by) => step(by, 'press')} /> : null}
        </div>
        <Captions {...{ images, index, slotProps }} id={captionId} />
        <Bar {...slotProps?.toolbar}>
          {canZoom ? <ZoomBar scale={scale} isClosest={isClosest} onStep={(by) => controls.current?.step(by)} texts={texts} /> : null}
          {count > 1 ? <Thumbnails {...props} widths={thumbnailWidths} /> : null}
        </Bar>
        <output className="tk-visually-hidden">{seen === index ? announcement : ''}</output>
      </Layout>
    </View>
  );
}
