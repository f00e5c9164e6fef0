import type { JSX, RefObject } from 'react';
import type { gallery as galleryMessages } from '../messages/en-GB/gallery.ts';
import { styled, token } from '../part.ts';
import { lazyOverlay } from '../utils/lazyPart.tsx';
import { isPicture, placeOf, type GalleryItem, type GallerySlotProps } from './items.ts';
import type { GalleryChangeReason } from './Thumbnails.tsx';
import { ZoomStage, type ZoomStageProps } from './ZoomStage.tsx';

/** A video, or a slide of the caller's own. Its code comes with the first of them. */
const Slide = lazyOverlay(async () => (await import('./GallerySlide.tsx')).GallerySlide);
/** Nothing is shown where its code cannot be fetched. */
export const nothing = (): void => undefined;

interface StageProps extends Omit<ZoomStageProps, 'image' | 'label' | 'describedBy'> {
  images: readonly GalleryItem[];
  index: number;
  captionId: string | undefined;
  hintId?: string;
  /** The full screen lies over it. */
  isCovered: boolean;
  /** How the item was reached. */
  reason: RefObject<GalleryChangeReason | undefined>;
  texts: typeof galleryMessages;
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

interface CaptionsProps {
  images: readonly GalleryItem[];
  index: number;
  /** The id of the caption that is shown. */
  id: string | undefined;
  slotProps: GallerySlotProps | undefined;
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
