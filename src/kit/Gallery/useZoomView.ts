import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { scaleLimit, stepScale, wholeView, zoomAt, type Point, type ZoomView } from './zoomModel.ts';

/** The action by which the zoom was changed. A lens that follows the mouse is not announced. */
export type ZoomReason = 'lens' | 'key' | 'press' | 'touch' | 'wheel';

/** Options of {@link useZoomView}. */
export interface ZoomViewOptions {
  /** A zoom starts over with every picture. */
  src: string;
  /** Factor of the first step: lens, Enter, double tap. */
  zoom: number;
  /** Real width of the picture in pixels, when known. */
  realWidth: number | undefined;
  maxZoomPixelRatio: number;
  /** `isClosest`: it goes no further. */
  onZoom: (scale: number, reason: ZoomReason, isClosest: boolean) => void;
}

/** The part of a picture that its frame shows, and how to change it. */
export type FrameView = ReturnType<typeof useZoomView>;

/** Keeps the part of the picture that a frame shows. Movement goes straight to CSS variables of the frame, without rendering. */
export function useZoomView({ src, zoom, realWidth, maxZoomPixelRatio, onZoom }: ZoomViewOptions) {
  const frame = useRef<HTMLButtonElement>(null);
  /** The part that is shown now; changes without rendering. */
  const view = useRef<ZoomView>(wholeView);
  const [shown, setShown] = useState({ src, scale: 1, sizes: undefined as string | undefined });
  const { scale, sizes } = shown.src === src ? shown : { scale: 1, sizes: undefined };

  /** Moves the picture, without telling React. */
  const write = useCallback((next: ZoomView, moving = false) => {
    view.current = next;
    const element = frame.current;
    if (!element) return;
    element.style.setProperty('--zoom-scale', String(next.scale));
    element.style.setProperty('--zoom-x', `${next.x * 100}%`);
    element.style.setProperty('--zoom-y', `${next.y * 100}%`);
    element.toggleAttribute('data-moving', moving);
  }, []);

  // Another picture starts whole. As soon as it is rendered: a later effect would undo a press that came meanwhile.
  useLayoutEffect(() => write(wholeView), [src, write]);

  /** How far it can be zoomed. */
  const limit = () => {
    const image = frame.current?.querySelector('img');
    if (!image) return zoom;
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    // A picture shown whole may be narrower than its element.
    const shownWidth =
      image.dataset.fit === 'contain' && naturalHeight ? Math.min(clientWidth, (clientHeight * naturalWidth) / naturalHeight) : clientWidth;
    return scaleLimit(realWidth ?? naturalWidth, shownWidth, window.devicePixelRatio, maxZoomPixelRatio, zoom);
  };

  /** Tells React and the owner about the scale that was reached; movement in between concerns neither. */
  const settle = (reason: ZoomReason) => {
    const reached = view.current.scale;
    const width = frame.current?.clientWidth ?? 0;
    setShown((before) => {
      if (before.src === src && before.scale === reached) return before;
      return {
        src,
        scale: reached,
        sizes: reached > 1 && width ? `${Math.ceil(width * reached)}px` : before.src === src ? before.sizes : undefined,
      };
    });
    onZoom(reached, reason, reached >= limit());
  };

  const to = (next: ZoomView, reason: ZoomReason) => {
    const changed = next.scale !== view.current.scale;
    write(next);
    if (changed) settle(reason);
  };

  return {
    frame,
    view,
    scale,
    sizes,
    limit,
    write,
    settle,
    to,
    step: (direction: 1 | -1, reason: ZoomReason) => to(zoomAt(view.current, stepScale(view.current.scale, direction, limit())), reason),
    toggle: (at: Point, reason: ZoomReason) => to(view.current.scale > 1 ? wholeView : zoomAt(wholeView, zoom, at), reason),
  };
}
