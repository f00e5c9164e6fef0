/**
 * How a picture is zoomed inside a frame of its own size, without a screen. A view is a scale and a transform origin in fractions of the
 * frame, which is all that CSS needs (`scale`, `transform-origin`), and which can never show anything beside the picture: any origin
 * between 0 and 1 keeps the frame filled.
 */

/** The part of the picture that the frame shows. */
export interface ZoomView {
  /** 1 shows all of it, 1.5 two thirds of its width and height. */
  readonly scale: number;
  /** Transform origin from the left, 0 to 1. */
  readonly x: number;
  /** Transform origin from the top, 0 to 1. */
  readonly y: number;
}

/** A place in the frame, as fractions of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The whole picture. */
export const wholeView: ZoomView = { scale: 1, x: 0.5, y: 0.5 };

/** The middle of the frame. */
export const middle: Point = { x: 0.5, y: 0.5 };

/** `value`, or the nearest end of the range. `NaN` becomes `min`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(Number.isNaN(value) ? min : value, min), Math.max(min, max));
}

/** Where in a box on the screen a pointer is, as fractions, held inside it. A box without a size has only a middle. */
export function pointIn(box: { left: number; top: number; width: number; height: number }, clientX: number, clientY: number): Point {
  return {
    x: box.width > 0 ? clamp((clientX - box.left) / box.width, 0, 1) : 0.5,
    y: box.height > 0 ? clamp((clientY - box.top) / box.height, 0, 1) : 0.5,
  };
}

/** Where in an element on the screen a pointer is. */
export const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point =>
  pointIn(element.getBoundingClientRect(), clientX, clientY);

/** The view of a lens: the side of the picture under the pointer is the side that is shown. */
export function lensView(pointer: Point, scale: number): ZoomView {
  return scale > 1 ? { scale, x: clamp(pointer.x, 0, 1), y: clamp(pointer.y, 0, 1) } : wholeView;
}

/** Fraction of the picture that is hidden before the frame begins, along one axis. */
const hiddenBefore = (origin: number, scale: number): number => origin * (1 - 1 / scale);

/** From the hidden part back to the origin. */
const originOf = (hidden: number, scale: number): number => (scale > 1 ? clamp(hidden / (1 - 1 / scale), 0, 1) : 0.5);

/**
 * Another scale that keeps the point under a place of the frame there, as far as the picture's edges allow.
 *
 * @param at - the place: between two fingers, under the wheel's pointer, the middle for keys
 */
export function zoomAt(view: ZoomView, scale: number, at: Point = middle): ZoomView {
  if (!(scale > 1)) return wholeView;
  const along = (origin: number, place: number): number =>
    originOf(hiddenBefore(origin, view.scale) + place / view.scale - place / scale, scale);
  return { scale, x: along(view.x, at.x), y: along(view.y, at.y) };
}

/** Moves the picture under the frame by fractions of the frame: positive to the right and down, as a finger drags it. */
export function panBy(view: ZoomView, dx: number, dy: number): ZoomView {
  if (!(view.scale > 1)) return wholeView;
  const along = (origin: number, by: number): number => originOf(hiddenBefore(origin, view.scale) - by / view.scale, view.scale);
  return { scale: view.scale, x: along(view.x, dx), y: along(view.y, dy) };
}

/**
 * The largest scale worth showing: where one pixel of the picture covers `maxZoomPixelRatio` pixels of the screen, but never less than
 * the plain zoom factor, so that zooming always does what it promises.
 */
export function scaleLimit(real: number, shown: number, devicePixelRatio: number, maxZoomPixelRatio: number, zoom: number): number {
  const limit = (real * maxZoomPixelRatio) / (shown * devicePixelRatio);
  return Math.max(zoom, 1, Number.isFinite(limit) ? limit : 1);
}

/** The next scale for "zoom in" (1) and "zoom out" (−1): one half at a time, from 1 to the limit. */
export function stepScale(scale: number, direction: 1 | -1, limit: number): number {
  const half = direction > 0 ? Math.floor(scale * 2 + 1e-6) + 1 : Math.ceil(scale * 2 - 1e-6) - 1;
  return clamp(half / 2, 1, limit);
}

/** One image on or back, held at both ends. */
export function stepIndex(index: number, by: number, count: number): number {
  return clamp(index + by, 0, Math.max(0, count - 1));
}

/** The scale as it is said: "1.5", "2". */
export function spokenScale(scale: number): number {
  return Math.round(scale * 10) / 10;
}
