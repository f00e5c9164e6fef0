export const gallery = {
  label: 'Product pictures',
  /** `kind`: the word for what is no picture. */
  position: (position: number, total: number, kind = 'Image'): string => `${kind} ${position} of ${total}`,
  zoomed: (position: number, total: number, scale: number): string => `Image ${position} of ${total}, zoomed ${scale} times`,
  /** The button that the main picture is. */
  zoom: (position: number, total: number): string => (total > 1 ? `Zoom image ${position} of ${total}` : 'Zoom image'),
  hint: 'Enter zooms. While zoomed, the arrow keys move and Escape goes back.',
  thumbnails: 'Thumbnails',
  thumbnail: (position: number, total: number, kind = 'image'): string => `Show ${kind} ${position} of ${total}`,
  video: 'Video',
  scrollBack: 'Earlier thumbnails',
  scrollOn: 'More thumbnails',
  fullScreen: 'Full screen',
  previous: 'Previous image',
  next: 'Next image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  none: 'No picture available',
};
