export { Gallery, preloadGestures, type GalleryProps, type GalleryZoom } from './Gallery.tsx';
export type { GalleryImage, GalleryItem, GallerySlide, GalleryVideo } from './items.ts';
export type { GalleryChangeReason } from './Thumbnails.tsx';
