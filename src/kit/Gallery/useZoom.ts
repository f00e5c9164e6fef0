import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isRightToLeft } from '../utils/isRightToLeft.ts';
import { useZoomView, type ZoomViewOptions } from './useZoomView.ts';
import { lensView, middle, panBy, pointOf, wholeView } from './zoomModel.ts';

interface ZoomOptions extends ZoomViewOptions {
  /** The mouse zooms by being over the frame; without a lens it clicks and drags. */
  lens: boolean;
  /** Called when the mouse presses the frame under the lens, which has zoomed already. */
  onPress: (() => void) | undefined;
  /** One image on (1) or back (−1), by swipe or arrow key. */
  onStep: (by: 1 | -1) => void;
}

/** The parts of the frame, to the right and down, by which an arrow key moves the picture. */
const panKeys: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [0.2, 0],
  ArrowRight: [-0.2, 0],
  ArrowUp: [0, 0.2],
  ArrowDown: [0, -0.2],
};

/** Escape dismisses the lens wherever the focus is (WCAG 1.4.13). */
function useEscape(isOver: boolean, dismiss: () => void): void {
  const onEscape = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOver) return undefined;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOver]);
}

/** Zooms the picture in a frame by mouse and keys. Touch and wheel come later, in `StageLater`. */
export function useZoom(options: ZoomOptions) {
  const { zoom, lens, onPress, onStep, src } = options;
  const shown = useZoomView(options);
  const { frame, view, scale, step, to, write, toggle } = shown;
  const pointer = useRef({ type: '', dismissed: false });

  useLayoutEffect(() => {
    pointer.current.dismissed = false;
  }, [src]);

  const dismiss = () => {
    pointer.current.dismissed = true;
    to(wholeView, 'key');
  };
  useEscape(lens && scale > 1, dismiss);

  const followByLens = (event: PointerEvent) => {
    pointer.current.type = 'mouse';
    if (pointer.current.dismissed) return;
    const next = Math.max(zoom, view.current.scale);
    to(lensView(pointOf(event, event.currentTarget), next), 'lens');
  };

  return {
    ...shown,
    /** For keys that are pressed anywhere around the frame. */
    onKeyDown(event: KeyboardEvent) {
      const zoomed = view.current.scale > 1;
      const { key } = event;
      const by = panKeys[key];
      if (event.altKey || event.ctrlKey || event.metaKey || !frame.current) return;
      if (key === '+' || key === '=') step(1, 'key');
      else if (key === '-') step(-1, 'key');
      else if (zoomed && (key === '0' || key === 'Escape')) dismiss();
      else if (zoomed && by) write(panBy(view.current, ...by));
      else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        onStep((key === 'ArrowRight') === isRightToLeft(frame.current) ? -1 : 1);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    frameProps: {
      onClick(event: MouseEvent) {
        // Keys and assistive technology click without a pointer.
        if (event.detail === 0) toggle(middle, 'key');
        else if (pointer.current.type === 'mouse') {
          if (lens) onPress?.();
          else toggle(pointOf(event, event.currentTarget), 'press');
        }
      },
      onBlur() {
        if (lens && view.current.scale > 1 && !pointer.current.type) to(wholeView, 'key');
      },
      onPointerDown(event: PointerEvent) {
        pointer.current.type = event.pointerType;
      },
      onPointerMove(event: PointerEvent) {
        if (event.pointerType === 'mouse' && lens) followByLens(event);
      },
      onPointerEnter() {
        pointer.current.dismissed = false;
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || !lens) return;
        pointer.current.type = '';
        to(wholeView, 'lens');
      },
    },
  };
}
