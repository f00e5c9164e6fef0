import type { KeyboardEvent } from 'react';

/** Goes an item on or back by an arrow key, unless something inside a slide has the key: a video seeks by it. */
export function keyStep(event: KeyboardEvent, onStep: (by: 1 | -1) => void): void {
  const { key, target, currentTarget } = event;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.defaultPrevented || (target as Element).closest('[role="group"] *, input, video')) return;
  onStep((key === 'ArrowRight') === currentTarget.matches(':dir(rtl)') ? -1 : 1);
  event.preventDefault();
  event.stopPropagation();
}
