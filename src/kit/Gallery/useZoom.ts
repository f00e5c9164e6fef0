import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {
  clamp,
  lensView,
  middle,
  panBy,
  pointIn,
  scaleLimit,
  stepScale,
  wholeView,
  zoomAt,
  type Point,
  type ZoomView,
} from './zoomModel.ts';

/** By what the zoom was changed. A lens that follows the mouse is not announced. */
export type ZoomReason = 'lens' | 'key' | 'press' | 'touch' | 'wheel';

interface ZoomOptions {
  /** Factor of the first step: lens, Enter, double tap. */
  zoom: number;
  /** Real width of the picture in pixels, when known. */
  realWidth: number | undefined;
  maxZoomPixelRatio: number;
  /** The mouse zooms by being over the frame; without a lens it clicks, drags and turns its wheel. */
  lens: boolean;
  /** One image on (1) or back (−1), by swipe or arrow key. */
  onStep: (by: 1 | -1) => void;
  /** `isClosest`: it goes no further. */
  onZoom: (scale: number, reason: ZoomReason, isClosest: boolean) => void;
  /** A zoom starts over with every picture. */
  src: string;
}

interface Zoom<Frame extends HTMLElement> {
  frame: RefObject<Frame | null>;
  /** The scale, as far as texts and attributes need it. */
  scale: number;
  /** `sizes` for the scale reached, so that a sharper file is fetched. */
  sizes: string | undefined;
  /** For keys that are pressed anywhere around the frame. */
  onKeyDown: (event: KeyboardEvent) => void;
  step: (direction: 1 | -1, reason: ZoomReason) => void;
  frameProps: {
    onClick: (event: MouseEvent) => void;
    onBlur: () => void;
    onPointerDown: (event: PointerEvent<Frame>) => void;
    onPointerMove: (event: PointerEvent<Frame>) => void;
    onPointerUp: (event: PointerEvent<Frame>) => void;
    onPointerCancel: (event: PointerEvent<Frame>) => void;
    onPointerEnter: () => void;
    onPointerLeave: (event: PointerEvent<Frame>) => void;
  };
}

/** How far a finger must go, in pixels, for a swipe; below the smaller one it is a tap. */
const swipeLength = 48;
const tapLength = 10;
const doubleTapTime = 300;
/** Part of the frame that one arrow key moves. */
const keyStep = 0.2;

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Zooms the picture in a frame by mouse, keys, touch and wheel. Movement goes straight to CSS variables of the frame, without rendering. */
export function useZoom<Frame extends HTMLElement>(options: ZoomOptions): Zoom<Frame> {
  const { zoom, realWidth, maxZoomPixelRatio, lens, onStep, onZoom, src } = options;
  const frame = useRef<Frame>(null);
  const view = useRef<ZoomView>(wholeView);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const gesture = useRef({ type: '', moved: 0, startX: 0, startY: 0, distance: 0, scale: 1, tapAt: 0, pinched: false, dismissed: false });
  const [shown, setShown] = useState({ src, scale: 1, sizes: undefined as string | undefined });
  const current = shown.src === src ? shown : { src, scale: 1, sizes: undefined };

  const write = useCallback((next: ZoomView, moving = false) => {
    view.current = next;
    const element = frame.current;
    if (!element) return;
    element.style.setProperty('--zoom-scale', String(next.scale));
    element.style.setProperty('--zoom-x', `${next.x * 100}%`);
    element.style.setProperty('--zoom-y', `${next.y * 100}%`);
    element.toggleAttribute('data-moving', moving);
  }, []);

  const limit = () => {
    const image = frame.current?.querySelector('img');
    if (!image) return zoom;
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    // A picture shown whole may be narrower than its element.
    const shownWidth =
      image.dataset.fit === 'contain' && naturalHeight ? Math.min(clientWidth, (clientHeight * naturalWidth) / naturalHeight) : clientWidth;
    return scaleLimit(realWidth ?? naturalWidth, shownWidth, window.devicePixelRatio, maxZoomPixelRatio, zoom);
  };

  /** Tells React about the scale that was reached; movement in between is none of its business. */
  const settle = (reason: ZoomReason) => {
    const { scale } = view.current;
    const width = frame.current?.clientWidth ?? 0;
    setShown((before) => {
      if (before.src === src && before.scale === scale) return before;
      const sizes = scale > 1 && width ? `${Math.ceil(width * scale)}px` : before.src === src ? before.sizes : undefined;
      return { src, scale, sizes };
    });
    onZoom(scale, reason, scale >= limit());
  };

  const to = (next: ZoomView, reason: ZoomReason) => {
    const changed = next.scale !== view.current.scale;
    write(next);
    if (changed) settle(reason);
  };

  const step = (direction: 1 | -1, reason: ZoomReason) =>
    to(zoomAt(view.current, stepScale(view.current.scale, direction, limit())), reason);

  const toggle = (at: Point, reason: ZoomReason) => to(view.current.scale > 1 ? wholeView : zoomAt(wholeView, zoom, at), reason);

  // Another picture starts whole. As soon as it stands there: an effect that comes later would undo what was pressed meanwhile.
  useLayoutEffect(() => {
    pointers.current.clear();
    gesture.current.dismissed = false;
    write(wholeView);
  }, [src, write]);

  // Escape dismisses the lens wherever the focus is (WCAG 1.4.13).
  const isOver = lens && current.scale > 1;
  const dismiss = () => {
    gesture.current.dismissed = true;
    to(wholeView, 'key');
  };
  const onEscape = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOver) return undefined;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOver]);

  // The wheel zooms where there is no lens. React's own listener is passive and could not keep the page still.
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
  }, [lens]);

  const end = (event: PointerEvent<Frame>, cancelled: boolean) => {
    const state = gesture.current;
    if (!pointers.current.delete(event.pointerId)) return;
    const element = event.currentTarget;
    element.style.removeProperty('--zoom-shift');
    if (pointers.current.size > 0) return;
    write(view.current.scale < 1.05 ? wholeView : view.current);
    if (state.pinched) {
      settle('touch');
      return;
    }
    if (cancelled) return;
    const dx = event.clientX - state.startX;
    if (view.current.scale === 1 && Math.abs(dx) > swipeLength && Math.abs(dx) > Math.abs(event.clientY - state.startY)) {
      onStep(dx > 0 === isRightToLeft(element) ? 1 : -1);
    } else if (event.pointerType !== 'mouse' && state.moved < tapLength) {
      if (event.timeStamp - state.tapAt < doubleTapTime) {
        state.tapAt = 0;
        toggle(pointIn(element.getBoundingClientRect(), event.clientX, event.clientY), 'touch');
      } else state.tapAt = event.timeStamp;
    }
  };

  return {
    frame,
    scale: current.scale,
    sizes: current.sizes,
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
        const state = gesture.current;
        // Keys and assistive technology click without a pointer.
        if (event.detail === 0) toggle(middle, 'key');
        else if (state.type === 'mouse' && state.moved < tapLength) {
          const at = pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);
          state.dismissed = lens && view.current.scale > 1;
          toggle(at, lens ? 'lens' : 'press');
        }
      },
      onBlur() {
        if (lens && view.current.scale > 1 && !gesture.current.type) to(wholeView, 'key');
      },
      onPointerDown(event) {
        const state = gesture.current;
        const { clientX: x, clientY: y, pointerType } = event;
        if (pointers.current.size === 0) Object.assign(state, { type: pointerType, moved: 0, startX: x, startY: y, pinched: false });
        if (pointerType === 'mouse' && (lens || event.button !== 0)) return;
        pointers.current.set(event.pointerId, { x, y });
        const [a, b] = [...pointers.current.values()];
        if (a && b) Object.assign(state, { pinched: true, distance: Math.hypot(a.x - b.x, a.y - b.y) || 1, scale: view.current.scale });
      },
      onPointerMove(event) {
        const state = gesture.current;
        const element = event.currentTarget;
        const { clientX: x, clientY: y } = event;
        if (event.pointerType === 'mouse' && lens) {
          state.type = 'mouse';
          if (state.dismissed) return;
          const box = element.getBoundingClientRect();
          const scale = Math.max(zoom, view.current.scale);
          const changed = view.current.scale !== scale;
          write(lensView(pointIn(box, x, y), scale));
          if (changed) settle('lens');
          return;
        }
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        pointers.current.set(event.pointerId, { x, y });
        state.moved = Math.max(state.moved, Math.hypot(x - state.startX, y - state.startY));
        const box = element.getBoundingClientRect();
        const [a, b] = [...pointers.current.values()];
        if (a && b) {
          const scale = clamp((state.scale * Math.hypot(a.x - b.x, a.y - b.y)) / state.distance, 1, limit());
          write(zoomAt(view.current, scale, pointIn(box, (a.x + b.x) / 2, (a.y + b.y) / 2)), true);
        } else if (view.current.scale > 1) {
          // Only now, so that a press without movement remains a click of the element under it.
          if (state.moved > tapLength) element.setPointerCapture(event.pointerId);
          write(panBy(view.current, (x - before.x) / box.width, (y - before.y) / box.height), true);
        } else if (state.moved > tapLength) {
          element.setPointerCapture(event.pointerId);
          element.toggleAttribute('data-moving', true);
          element.style.setProperty('--zoom-shift', `${x - state.startX}px`);
        }
      },
      onPointerUp: (event) => end(event, false),
      onPointerCancel: (event) => end(event, true),
      onPointerEnter() {
        gesture.current.dismissed = false;
      },
      onPointerLeave(event) {
        if (event.pointerType !== 'mouse' || !lens) return;
        gesture.current.type = '';
        to(wholeView, 'lens');
      },
    },
  };
}
