import { useEffect, useLayoutEffect, useRef, type JSX, type RefObject } from 'react';
import { styled, token } from '../part.ts';
import type { GallerySlide as CustomSlide, GalleryVideo } from './items.ts';
import { keyStep } from './keyStep.ts';
import type { GalleryChangeReason } from './Thumbnails.tsx';
import type { ZoomStageProps } from './ZoomStage.tsx';

interface GallerySlideProps extends Pick<ZoomStageProps, 'describedBy' | 'onStep' | 'slotProps'> {
  open: boolean;
  item: GalleryVideo | CustomSlide;
  /** Its name: "Video 3 of 5". */
  label: string;
  fullScreen: boolean;
  /** Lies behind the full screen. */
  isCovered: boolean;
  /** How it was reached. */
  reason: RefObject<GalleryChangeReason | undefined>;
}

const Root = styled('div', { name: 'TkGallery', slot: 'Slide' })({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  borderRadius: token('radius.large'),
  color: token('color.text.default'),
  background: token('color.surface.sunken'),
  '--tk-focus-offset': `calc(-1 * ${token('border-width.focus')})`,
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});

/** Takes the focus that the picture before had, and hands it on to the picture after: both are other elements. */
function useStageFocus(reason: GallerySlideProps['reason']): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (reason.current === 'swipe' && document.activeElement === document.body) element?.focus({ preventScroll: true });
    return () => {
      const stage = element?.parentElement;
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (!element.isConnected) stage?.querySelector<HTMLElement>('[data-lens]')?.focus({ preventScroll: true });
      });
    };
  }, [reason]);
  return root;
}

/** A video, or a slide of the caller's own, in the place of the large picture. Nothing zooms it. */
export function GallerySlide(props: GallerySlideProps): JSX.Element {
  const { item, label, describedBy, fullScreen, isCovered, reason, onStep, slotProps } = props;
  const root = useStageFocus(reason);
  useEffect(() => {
    if (isCovered) for (const video of root.current?.querySelectorAll('video') ?? []) video.pause();
  }, [isCovered, root]);
  return (
    <Root
      {...slotProps?.slide}
      ref={root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields
      role="group"
      tabIndex={item.type === 'video' ? -1 : 0}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={(event) => keyStep(event, onStep)}
    >
      {item.type === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the caller's tracks
        <video controls playsInline preload="none" poster={item.src} aria-label={item.alt}>
          {item.sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
          {item.tracks?.map((track, index) => (
            <track key={track.src} kind="captions" default={index === 0} {...track} />
          ))}
        </video>
      ) : (
        item.render({ fullScreen })
      )}
    </Root>
  );
}
