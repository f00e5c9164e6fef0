import { useLayoutEffect, useRef, type PointerEvent, type PointerEventHandler } from 'react';
import { isRightToLeft } from '../utils/isRightToLeft.ts';
import type { FrameView } from './useZoomView.ts';
import { clamp, panBy, pointIn, pointOf, wholeView, zoomAt } from './zoomModel.ts';

/** How far a pointer goes at most, in pixels, for a tap or click. */
const tapLength = 10;
/** How far a finger must go, in pixels, for a swipe. */
const swipeLength = 48;
const doubleTapTime = 300;

/** Options of {@link useDrag}. */
interface DragOptions {
  src: string;
  /** The mouse zooms by being over the frame, and does not drag. */
  lens: boolean;
  onStep: (by: 1 | -1) => void;
}

interface Drag<Frame extends HTMLElement> {
  /** The press that is under way, or ended last, has not moved: it is a click. */
  isStill: () => boolean;
  /** For the frame. */
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler<Frame>>;
}

/** Pointers that are down on a frame: one pans or swipes, two pinch, a finger that taps twice zooms. */
export function useDrag<Frame extends HTMLElement>(frame: FrameView<Frame>, { src, lens, onStep }: DragOptions): Drag<Frame> {
  const { view, write } = frame;
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const gesture = useRef({ moved: 0, startX: 0, startY: 0, distance: 0, scale: 1, tapAt: 0, pinched: false });

  // With another picture begins another gesture.
  useLayoutEffect(() => pointers.current.clear(), [src]);

  const end = (event: PointerEvent<Frame>, cancelled: boolean) => {
    const state = gesture.current;
    if (!pointers.current.delete(event.pointerId)) return;
    const { currentTarget: element, clientX: x, clientY: y } = event;
    element.style.removeProperty('--zoom-shift');
    if (pointers.current.size > 0) return;
    write(view.current.scale < 1.05 ? wholeView : view.current);
    if (state.pinched) {
      frame.settle('touch');
      return;
    }
    if (cancelled) return;
    const dx = x - state.startX;
    if (view.current.scale === 1 && Math.abs(dx) > swipeLength && Math.abs(dx) > Math.abs(y - state.startY)) {
      onStep(dx > 0 === isRightToLeft(element) ? 1 : -1);
    } else if (event.pointerType !== 'mouse' && state.moved < tapLength) {
      if (event.timeStamp - state.tapAt < doubleTapTime) {
        state.tapAt = 0;
        frame.toggle(pointOf(event, element), 'touch');
      } else state.tapAt = event.timeStamp;
    }
  };

  return {
    isStill: () => gesture.current.moved < tapLength,
    handlers: {
      onPointerDown(event) {
        const { clientX: x, clientY: y, pointerType } = event;
        if (pointers.current.size === 0) Object.assign(gesture.current, { moved: 0, startX: x, startY: y, pinched: false });
        if (pointerType === 'mouse' && (lens || event.button !== 0)) return;
        pointers.current.set(event.pointerId, { x, y });
        const [a, b] = [...pointers.current.values()];
        if (a && b)
          Object.assign(gesture.current, { pinched: true, distance: Math.hypot(a.x - b.x, a.y - b.y) || 1, scale: view.current.scale });
      },
      onPointerMove(event) {
        const state = gesture.current;
        const element = event.currentTarget;
        const { clientX: x, clientY: y } = event;
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        pointers.current.set(event.pointerId, { x, y });
        state.moved = Math.max(state.moved, Math.hypot(x - state.startX, y - state.startY));
        const box = element.getBoundingClientRect();
        const [a, b] = [...pointers.current.values()];
        if (a && b) {
          const scale = clamp((state.scale * Math.hypot(a.x - b.x, a.y - b.y)) / state.distance, 1, frame.limit());
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
    },
  };
}
