export { Picture, type PictureProps, type PictureRatio, type ToSrcSet } from './Picture.tsx';
