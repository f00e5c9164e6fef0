import type { ComponentProps, ReactNode } from 'react';
import type { gallery as galleryMessages } from '../messages/en-GB/gallery.ts';
import type { ToSrcSet } from '../Picture/index.ts';

interface Item {
  /** Its subject, in words: "Front of the can". */
  alt: string;
  /** Stands under it, and is read out with it. */
  caption?: string;
}

/** One picture of a gallery. */
export interface GalleryImage extends Item {
  type?: 'image';
  /** Address without a width. Unique in its gallery. */
  src: string;
  /** Real width in pixels, when it differs from the largest of `widths`; limits how far it can be zoomed. */
  width?: number;
}

/** A video of a gallery, with the browser's own controls. It never starts by itself, and pauses when it is left. */
export interface GalleryVideo extends Item {
  type: 'video';
  /** Its poster: address of the picture that stands for it until it plays, and on its thumbnail. */
  src: string;
  /** The same video in several formats; the browser takes the first that it can play. */
  sources: readonly { src: string; type?: string }[];
  /** Captions and the like, as HTML's `<track>`; the first is on. `kind` by default: `captions`. */
  tracks?: readonly { src: string; srcLang: string; label: string; kind?: ComponentProps<'track'>['kind'] }[];
}

/** Anything else in a gallery: a view from all sides, a table. Its `alt` is on its thumbnail. */
export interface GallerySlide extends Item {
  type: 'custom';
  /** Address of the picture on its thumbnail. */
  src: string;
  /** Its content, which fills the stage; with the full screen open it is on both. */
  render: (place: { fullScreen: boolean }) => ReactNode;
}

/** One thing that a gallery shows. */
export type GalleryItem = GalleryImage | GalleryVideo | GallerySlide;

/** The parts of a gallery that other elements can take the place of. */
export const gallerySlots = ['stage', 'slide', 'thumbnail', 'caption', 'toolbar', 'close'] as const;

/** Props of the single parts of a gallery. */
export type GallerySlotProps = { [Slot in 'stage' | 'thumbnail' | 'close']?: Omit<ComponentProps<'button'>, 'ref'> } & {
  [Slot in 'slide' | 'caption' | 'toolbar']?: Omit<ComponentProps<'div'>, 'ref'>;
};

/** The items of a gallery, and how they are shown, as all its parts know them. */
export interface GalleryView {
  images: readonly GalleryItem[];
  /** Which is shown, from 0. */
  index: number;
  widths: readonly number[] | undefined;
  toSrcSet: ToSrcSet | undefined;
  texts: typeof galleryMessages;
  slotProps: GallerySlotProps | undefined;
}

/** The word for an item that is no picture. */
export const kindOf = ({ type, alt }: GalleryItem, texts: typeof galleryMessages): string | undefined =>
  type === 'video' ? texts.video : type === 'custom' ? alt : undefined;

/** Whether an item is a picture, which can be zoomed. */
export const isPicture = (item: GalleryItem): item is GalleryImage => !item.type || item.type === 'image';

/** The place of an item among the others, in words: "Image 2 of 5". */
export const placeOf = (images: readonly GalleryItem[], index: number, texts: typeof galleryMessages): string =>
  texts.position(index + 1, images.length, images[index] && kindOf(images[index], texts));
