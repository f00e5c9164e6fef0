import type { RefObject } from 'react';
import type { ZoomControls } from './ZoomStage.tsx';
import { clamp, panBy, pointIn, pointOf, wholeView, zoomAt } from './zoomModel.ts';

/** How far a pointer goes at most, in pixels, for a tap or click. */
const tapLength = 10;
/** How far a finger must go, in pixels, for a swipe. */
const swipeLength = 48;
/** How far a finger pulls the picture down, in pixels, for the view to close. */
const pullLength = 96;
const doubleTapTime = 300;

/** Options of {@link listenForGestures}. */
interface GestureOptions {
  /** The mouse zooms by being over the frame, and neither drags nor turns its wheel for it. */
  lens: boolean;
  onStep: (by: 1 | -1) => void;
  /** A finger has pulled the whole picture down. Without it nothing can be pulled. */
  onPullDown: (() => void) | undefined;
}

/**
 * Listens for pointers that are down on a frame: one pans, swipes or pulls down, two pinch, a finger that taps twice zooms; without a lens for the wheel as well.
 * The listeners are the browser's: React's for the wheel is passive and could not keep the page still.
 *
 * @param signal - ends it
 */
export function listenForGestures(
  controls: RefObject<ZoomControls | null>,
  { lens, onStep, onPullDown }: GestureOptions,
  signal: AbortSignal,
): void {
  const element = controls.current?.frame.current;
  if (!element) return;
  const pointers = new Map<number, { x: number; y: number }>();
  const gesture = { moved: 0, startX: 0, startY: 0, distance: 0, scale: 1, tapAt: 0, pinched: false };

  const begin = ({ clientX: x, clientY: y, pointerId, pointerType, button }: PointerEvent) => {
    if (pointers.size === 0) Object.assign(gesture, { moved: 0, startX: x, startY: y, pinched: false });
    if (pointerType === 'mouse' && (lens || button !== 0)) return;
    pointers.set(pointerId, { x, y });
    const [a, b] = [...pointers.values()];
    if (a && b)
      Object.assign(gesture, {
        pinched: true,
        distance: Math.hypot(a.x - b.x, a.y - b.y) || 1,
        scale: controls.current?.view.current.scale,
      });
  };

  const isPull = ({ clientX, clientY, pointerType }: PointerEvent) =>
    onPullDown && pointerType !== 'mouse' && clientY - gesture.startY > Math.abs(clientX - gesture.startX);

  const move = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerId } = event;
    const before = pointers.get(pointerId);
    if (!before || !controls.current) return;
    const { view, write, limit } = controls.current;
    pointers.set(pointerId, { x, y });
    gesture.moved = Math.max(gesture.moved, Math.hypot(x - gesture.startX, y - gesture.startY));
    // Only now, so that a press without movement remains a click of the element under it.
    if (gesture.moved > tapLength && pointers.size === 1) element.setPointerCapture(pointerId);
    const box = element.getBoundingClientRect();
    const [a, b] = [...pointers.values()];
    if (a && b) {
      const scale = clamp((gesture.scale * Math.hypot(a.x - b.x, a.y - b.y)) / gesture.distance, 1, limit());
      write(zoomAt(view.current, scale, pointIn(box, (a.x + b.x) / 2, (a.y + b.y) / 2)), true);
    } else if (view.current.scale > 1) {
      write(panBy(view.current, (x - before.x) / box.width, (y - before.y) / box.height), true);
    } else if (gesture.moved > tapLength) {
      const pulled = isPull(event);
      element.toggleAttribute('data-moving', true);
      element.style.setProperty('--zoom-shift', `${pulled ? 0 : x - gesture.startX}px`);
      element.style.setProperty('--zoom-pull', `${pulled ? y - gesture.startY : 0}px`);
    }
  };

  const end = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    element.style.removeProperty('--zoom-shift');
    element.style.removeProperty('--zoom-pull');
    if (pointers.size > 0 || !controls.current) return;
    const { view, write, settle, toggle } = controls.current;
    write(view.current.scale < 1.05 ? wholeView : view.current);
    if (gesture.pinched) settle('touch');
    if (gesture.pinched || event.type === 'pointercancel') return;
    const [dx, dy] = [event.clientX - gesture.startX, event.clientY - gesture.startY];
    if (view.current.scale === 1 && isPull(event) && dy > pullLength) onPullDown?.();
    else if (view.current.scale === 1 && Math.abs(dx) > swipeLength && Math.abs(dx) > Math.abs(dy)) {
      onStep(dx > 0 === element.matches(':dir(rtl)') ? 1 : -1);
    } else if (event.pointerType !== 'mouse' && gesture.moved < tapLength) {
      if (event.timeStamp - gesture.tapAt < doubleTapTime) {
        gesture.tapAt = 0;
        toggle(pointOf(event, element), 'touch');
      } else gesture.tapAt = event.timeStamp;
    }
  };

  const turn = (event: WheelEvent) => {
    if (!controls.current) return;
    const { view, limit, to } = controls.current;
    event.preventDefault();
    const scale = clamp(view.current.scale * Math.exp(-event.deltaY / 400), 1, limit());
    to(zoomAt(view.current, scale < 1.02 ? 1 : scale, pointOf(event, element)), 'wheel');
  };

  for (const [type, listener] of Object.entries({ pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end }))
    element.addEventListener(type as 'pointerdown', listener, { signal });
  if (!lens) element.addEventListener('wheel', turn, { passive: false, signal });
  // The end of a drag is no press of the picture.
  const click = (event: MouseEvent) => event.detail > 0 && gesture.moved >= tapLength && event.stopPropagation();
  element.addEventListener('click', click, { capture: true, signal });
}
