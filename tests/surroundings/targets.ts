import { described, isSeen } from './layout.ts';

const interactive =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, :is([role="button"], [role="checkbox"], [role="menuitem"], [role="option"], [role="radio"], [role="slider"], [role="switch"], [role="tab"])';

/** Whether it can be pressed at all. */
const isUsable = (element: Element): boolean =>
  isSeen(element) && !element.matches(':disabled, [aria-disabled="true"]') && getComputedStyle(element).pointerEvents !== 'none';

/** Whether it is a link within a line of text, which no rule can make higher than its line. */
function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  let around = element.parentElement;
  while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
  return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
}

/** How far one gets from a point, within `most`, while a press still reaches the element or its label. */
function reach(element: Element, x: number, y: number, [across, down]: readonly [number, number], most: number): number {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const isHit = (found: Element | null): boolean =>
    found !== null && (element.contains(found) || labels.some((label) => label.contains(found) || label.parentElement === found));
  let steps = 0;
  while (steps < most && isHit(document.elementFromPoint(x + across * (steps + 1), y + down * (steps + 1)))) steps += 1;
  return steps;
}

/** Width and height of the area that presses it, measured through its middle. */
function sizeOfTarget(element: Element, least: number): { width: number; height: number } {
  const box = element.getBoundingClientRect();
  if (box.width >= least && box.height >= least) return box;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const measured = (...directions: (readonly [number, number])[]) =>
    1 + directions.reduce((sum, direction) => sum + reach(element, x, y, direction, least), 0);
  return { width: Math.max(width, measured([-1, 0], [1, 0])), height: Math.max(height, measured([0, -1], [0, 1])) };
}

/** Controls and links whose target is narrower or lower than that many pixels; links within a sentence may be. */
export function smallTargets(least: number): string[] {
  return [...document.body.querySelectorAll(interactive)]
    .filter((element) => isUsable(element) && !isInSentence(element))
    .flatMap((element) => {
      const { width, height } = sizeOfTarget(element, least);
      // A field may have a hairline on either side, which belongs to it.
      const isLargeEnough = Math.min(width, height) >= least - 2;
      return isLargeEnough ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${described(element)}`];
    });
}
