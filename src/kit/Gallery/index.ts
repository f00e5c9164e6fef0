export { Gallery, type GalleryProps } from './Gallery.tsx';
export type { GalleryChangeReason } from './Thumbnails.tsx';
export type { GalleryImage } from './ZoomStage.tsx';
