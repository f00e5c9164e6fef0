import type { JSX, RefObject } from 'react';
import { styled, token } from '../part.ts';
import { lazyOverlay } from '../utils/lazyPart.tsx';
import { isPicture, placeOf, type GalleryView } from './items.ts';
import type { GalleryChangeReason } from './Thumbnails.tsx';
import { ZoomStage, type ZoomStageProps } from './ZoomStage.tsx';

/** A video, or a slide of the caller's own. Its code comes with the first of them. */
const Slide = lazyOverlay(async () => (await import('./GallerySlide.tsx')).GallerySlide);

export const loadLater = async () => (await import('./StageLater.tsx')).StageLater;
/** Gestures, and the pictures beside the one that is shown. */
export const Later = lazyOverlay(loadLater);

/** Nothing is shown where its code cannot be fetched. */
export const nothing = (): void => undefined;

/** Props of {@link Stage}. */
export interface StageProps extends GalleryView, Omit<ZoomStageProps, 'image' | 'label' | 'describedBy'> {
  captionId: string | undefined;
  hintId?: string;
  /** The full screen lies over it. */
  isCovered: boolean;
  /** How the item was reached. */
  reason: RefObject<GalleryChangeReason | undefined>;
}

/** The picture, the video or the slide that is shown. */
export function Stage({ images, index, captionId, hintId, isCovered, reason, texts, ...zoom }: StageProps): JSX.Element | null {
  const item = images[index];
  if (!item) return null;
  const count = images.length;
  return isPicture(item) ? (
    <ZoomStage
      {...zoom}
      image={item}
      label={texts.zoom(index + 1, count)}
      describedBy={[captionId, hintId].filter(Boolean).join(' ') || undefined}
    />
  ) : (
    <Slide
      {...{ item, reason, isCovered }}
      key={index}
      open
      label={placeOf(images, index, texts)}
      describedBy={captionId}
      fullScreen={!zoom.lens}
      onStep={zoom.onStep}
      slotProps={zoom.slotProps}
      onUnavailable={nothing}
    />
  );
}

/** They lie on each other in the room of the longest, so that nothing below moves from picture to picture. */
const Stack = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1' }, '& > :not([id])': { visibility: 'hidden' } });

const Caption = styled('div', { name: 'TkGallery', slot: 'Caption' })({ fontSize: token('font.size.sm') });

interface CaptionsProps extends Pick<GalleryView, 'images' | 'index' | 'slotProps'> {
  id: string | undefined;
}

/** The words under the stage. */
export const Captions = ({ images, index, id, slotProps }: CaptionsProps): JSX.Element | null =>
  images.some(({ caption }) => caption) ? (
    <Stack data-captions="">
      {images.map(({ caption, src }, position) => (
        <Caption key={`${position} ${src}`} {...slotProps?.caption} id={position === index ? id : undefined}>
          {caption}
        </Caption>
      ))}
    </Stack>
  ) : null;
