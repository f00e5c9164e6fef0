export { Gallery, type GalleryProps, type GalleryZoom } from './Gallery.tsx';
export { preloadGestures } from './Stage.tsx';
export type { GalleryImage, GalleryItem, GallerySlide, GalleryVideo } from './items.ts';
export type { GalleryChangeReason } from './Thumbnails.tsx';
