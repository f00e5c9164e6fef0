import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type PointerEventHandler,
} from 'react';
import { isRightToLeft } from '../utils/isRightToLeft.ts';
import { useDrag } from './useDrag.ts';
import { useZoomView, type FrameView, type ZoomViewOptions } from './useZoomView.ts';
import { clamp, lensView, middle, panBy, pointIn, wholeView, zoomAt } from './zoomModel.ts';

interface ZoomOptions extends ZoomViewOptions {
  /** The mouse zooms by being over the frame; without a lens it clicks, drags and turns its wheel. */
  lens: boolean;
  /** One image on (1) or back (−1), by swipe or arrow key. */
  onStep: (by: 1 | -1) => void;
}

interface Zoom<Frame extends HTMLElement> extends Pick<FrameView<Frame>, 'frame' | 'scale' | 'sizes' | 'step'> {
  /** For keys that are pressed anywhere around the frame. */
  onKeyDown: (event: KeyboardEvent) => void;
  frameProps: {
    onClick: (event: MouseEvent) => void;
    onBlur: FocusEventHandler;
    onPointerDown: PointerEventHandler<Frame>;
    onPointerMove: PointerEventHandler<Frame>;
    onPointerUp: PointerEventHandler<Frame>;
    onPointerCancel: PointerEventHandler<Frame>;
    onPointerEnter: PointerEventHandler<Frame>;
    onPointerLeave: PointerEventHandler<Frame>;
  };
}

/** Part of the frame that one arrow key moves. */
const keyStep = 0.2;

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

/** The wheel zooms where there is no lens. React's own listener is passive and could not keep the page still. */
function useWheel<Frame extends HTMLElement>({ frame, view, limit, to }: FrameView<Frame>, lens: boolean): void {
  const onWheel = useEffectEvent((event: WheelEvent, element: Frame) => {
    event.preventDefault();
    const scale = clamp(view.current.scale * Math.exp(-event.deltaY / 400), 1, limit());
    to(zoomAt(view.current, scale < 1.02 ? 1 : scale, pointIn(element.getBoundingClientRect(), event.clientX, event.clientY)), 'wheel');
  });
  useEffect(() => {
    const element = frame.current;
    if (!element || lens) return undefined;
    const turn = (event: WheelEvent) => onWheel(event, element);
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, lens]);
}

/** Zooms the picture in a frame by mouse, keys, touch and wheel. */
export function useZoom<Frame extends HTMLElement>(options: ZoomOptions): Zoom<Frame> {
  const { zoom, lens, onStep, src } = options;
  const shown = useZoomView<Frame>(options);
  const { frame, view, scale, sizes, step, to, write, toggle } = shown;
  const drag = useDrag(shown, options);
  /** The pointer that is over the frame or pressed it last, and whether the lens was sent away from under it. */
  const pointer = useRef({ type: '', dismissed: false });

  useLayoutEffect(() => {
    pointer.current.dismissed = false;
  }, [src]);
  const dismiss = () => {
    pointer.current.dismissed = true;
    to(wholeView, 'key');
  };
  useEscape(lens && scale > 1, dismiss);
  useWheel(shown, lens);

  const followByLens = (event: PointerEvent<Frame>) => {
    pointer.current.type = 'mouse';
    if (pointer.current.dismissed) return;
    const next = Math.max(zoom, view.current.scale);
    to(lensView(pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY), next), 'lens');
  };

  return {
    frame,
    scale,
    sizes,
    step,
    onKeyDown(event) {
      const zoomed = view.current.scale > 1;
      const { key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || !frame.current) return;
      if (key === '+' || key === '=') step(1, 'key');
      else if (key === '-') step(-1, 'key');
      else if (zoomed && (key === '0' || key === 'Escape')) dismiss();
      else if (zoomed && key.startsWith('Arrow')) {
        const dx = key === 'ArrowLeft' ? keyStep : key === 'ArrowRight' ? -keyStep : 0;
        const dy = key === 'ArrowUp' ? keyStep : key === 'ArrowDown' ? -keyStep : 0;
        write(panBy(view.current, dx, dy));
      } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        onStep((key === 'ArrowRight') === isRightToLeft(frame.current) ? -1 : 1);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    frameProps: {
      onClick(event) {
        // Keys and assistive technology click without a pointer.
        if (event.detail === 0) toggle(middle, 'key');
        else if (pointer.current.type === 'mouse' && drag.isStill()) {
          pointer.current.dismissed = lens && view.current.scale > 1;
          toggle(pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY), lens ? 'lens' : 'press');
        }
      },
      onBlur() {
        if (lens && view.current.scale > 1 && !pointer.current.type) to(wholeView, 'key');
      },
      onPointerDown(event) {
        pointer.current.type = event.pointerType;
        drag.start(event);
      },
      onPointerMove(event) {
        if (event.pointerType === 'mouse' && lens) followByLens(event);
        else drag.move(event);
      },
      onPointerUp: (event) => drag.end(event, false),
      onPointerCancel: (event) => drag.end(event, true),
      onPointerEnter() {
        pointer.current.dismissed = false;
      },
      onPointerLeave(event) {
        if (event.pointerType !== 'mouse' || !lens) return;
        pointer.current.type = '';
        to(wholeView, 'lens');
      },
    },
  };
}
