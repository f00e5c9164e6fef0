/** Exports of this folder for other components of the kit only; applications do not see them. */
export { BarePicture, pictureStyles } from './Picture.tsx';
