/** What can be pressed or read in another way than as text. */
const interactive = 'a, button, input, select, textarea, label, summary, iframe, [tabindex]:not([tabindex="-1"])';

/** How often it is looked below the button while the page moves, in milliseconds, and how long the page must stand still before the button comes out. */
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

/** Whether anything to read or to press lies in a box, or what has the focus: looked for at nine points of it. */
function isTaken(box: DOMRect, own: Element): boolean {
  const { activeElement } = document;
  if (activeElement?.matches(interactive) && !own.contains(activeElement) && meet(activeElement.getBoundingClientRect(), box)) return true;
  for (const across of [0.02, 0.5, 0.98]) {
    for (const down of [0.02, 0.5, 0.98]) {
      const found = document
        .elementsFromPoint(box.left + box.width * across, box.top + box.height * down)
        .find((element) => !own.contains(element));
      if (found && (found.closest(interactive) || hasTextIn(found, box))) return true;
    }
  }
  return false;
}

/** Elements that are as large as the floating one and stand where it would stand. */
interface Rooms {
  full: Element;
  /** Drawn back. */
  tab: Element;
}

/**
 * Keeps a floating element out of the way: it carries `data-out="full"` only while nothing to read or to press lies where it would stand, `data-out="tab"`
 * while there is room for that much of it, and otherwise no such attribute.
 *
 * @param element - what floats
 * @returns ends it
 */
export function giveWay(element: HTMLElement, rooms: Rooms): () => void {
  let look = 0;
  let rest = 0;
  const isFree = (size: keyof Rooms) => {
    const box = rooms[size].getBoundingClientRect();
    return box.width > 0 && !isTaken(box, element);
  };
  const show = (size: keyof Rooms | undefined) => {
    if (size === undefined) delete element.dataset.out;
    else element.dataset.out = size;
  };
  const widest = () => (isFree('full') ? 'full' : isFree('tab') ? 'tab' : undefined);
  const check = () => {
    look = 0;
    const now = element.dataset.out as keyof Rooms | undefined;
    if (now !== undefined && !isFree(now)) show(isFree('tab') ? 'tab' : undefined);
  };
  const onMove = () => {
    look ||= window.setTimeout(check, lookEvery);
    clearTimeout(rest);
    rest = window.setTimeout(() => show(widest()), restFor);
  };
  const moves = ['scroll', 'resize', 'focusin', 'click'];
  for (const type of moves) window.addEventListener(type, onMove, { passive: true, capture: true });
  // Content that comes or goes moves what lies below.
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
