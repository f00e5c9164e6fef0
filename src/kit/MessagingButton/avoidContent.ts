/** Elements that can be pressed, or read in another way than as text. */
const interactive = 'a, button, input, select, textarea, label, summary, iframe, [tabindex]:not([tabindex="-1"])';

/** Time between two looks below the button while the page moves, and time that the page must stand still before the button comes out; in milliseconds. */
const lookEvery = 100;
const restFor = 400;

const meet = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether some of an element's own text stands in a box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => meet(line, box));
  });
}

/** Whether an element is seen as a panel of its own: a border or a ground around it that does not reach from edge to edge of the screen. */
function isPanel(element: Element): boolean {
  if (element.getBoundingClientRect().width >= document.documentElement.clientWidth) return false;
  const { borderBlockStartStyle, borderBlockStartWidth, backgroundColor } = getComputedStyle(element);
  const hasGround = backgroundColor !== 'transparent' && !/^rgba\(.*, 0\)$/u.test(backgroundColor);
  return hasGround || (borderBlockStartStyle !== 'none' && borderBlockStartWidth !== '0px');
}

/** Whether an element belongs to a panel or a picture, which a button upon it would look like a part of. */
function isInPanel(element: Element): boolean {
  if (element.matches('img, svg, video, canvas')) return true;
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) if (isPanel(each)) return true;
  return false;
}

/**
 * Whether text, a control or the focused element lies in a box: looked for at nine points of it.
 *
 * @param orPanel - panels and pictures count, too, whatever of them lies there
 */
function isTaken(box: DOMRect, own: Element, orPanel: boolean): boolean {
  const { activeElement } = document;
  if (activeElement?.matches(interactive) && !own.contains(activeElement) && meet(activeElement.getBoundingClientRect(), box)) return true;
  for (const across of [0.02, 0.5, 0.98]) {
    for (const down of [0.02, 0.5, 0.98]) {
      const found = document
        .elementsFromPoint(box.left + box.width * across, box.top + box.height * down)
        .find((element) => !own.contains(element));
      if (found && (found.closest(interactive) || hasTextIn(found, box) || (orPanel && isInPanel(found)))) return true;
    }
  }
  return false;
}

/** How much of the button is out. */
type Size = 'full' | 'tab';

/** How wide the tab is that the button draws back to on phones, in pixels: the token `size.target`, which follows the density. */
const tabWidthOf = (button: Element): number => Number.parseFloat(getComputedStyle(button).getPropertyValue('--tk-size-target')) || 24;

/** Place of the tab of a button whose own place is a box: at the nearer edge of the screen. */
function tabOf(button: Element, { left, right, top, height }: DOMRect): DOMRect {
  const { clientWidth } = document.documentElement;
  const tabWidth = tabWidthOf(button);
  return new DOMRect(left + right > clientWidth ? clientWidth - tabWidth : 0, top, tabWidth, height);
}

/**
 * Keeps a floating element out of the way: it carries `data-out="full"` only while nothing to read or to press and no panel or picture lies where it would
 * stand, `data-out="tab"` while nothing to read or to press lies where that much of it would stand, and otherwise no such attribute.
 *
 * @param element - the floating element
 * @param room - an element that is as large and stands where it would stand
 * @returns ends it
 */
export function avoidContent(element: HTMLElement, room: Element): () => void {
  let look = 0;
  let rest = 0;
  const isFree = (size: Size) => {
    const box = room.getBoundingClientRect();
    return box.width > 0 && !(size === 'full' ? isTaken(box, element, true) : isTaken(tabOf(element, box), element, false));
  };
  const show = (size: Size | undefined) => {
    if (size === undefined) delete element.dataset.out;
    else element.dataset.out = size;
  };
  const widest = () => (isFree('full') ? 'full' : isFree('tab') ? 'tab' : undefined);
  const check = () => {
    look = 0;
    const now = element.dataset.out as Size | undefined;
    if (now !== undefined && !isFree(now)) show(isFree('tab') ? 'tab' : undefined);
  };
  const onMove = () => {
    look ||= window.setTimeout(check, lookEvery);
    clearTimeout(rest);
    rest = window.setTimeout(() => show(widest()), restFor);
  };
  const moves = ['scroll', 'resize', 'focusin', 'click'];
  for (const type of moves) window.addEventListener(type, onMove, { passive: true, capture: true });
  // Content that is added or removed moves the content below it.
  const observer = new ResizeObserver(onMove);
  observer.observe(document.body);
  onMove();
  return () => {
    for (const type of moves) window.removeEventListener(type, onMove, { capture: true });
    observer.disconnect();
    clearTimeout(look);
    clearTimeout(rest);
  };
}
