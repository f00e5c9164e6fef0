/** Measures of a rendered page that hold in every direction, density and size of text. */

/** An element in words that help to find it. */
export function described(element: Element): string {
  const named = element.closest('[aria-label], button, a, h1, h2, h3, p, li') ?? element;
  const text = (named.getAttribute('aria-label') ?? named.textContent ?? '').trim().slice(0, 40);
  const { left, right } = element.getBoundingClientRect();
  return `${element.localName} in ${named.localName} “${text}”, ${Math.round(left)} to ${Math.round(right)} px of ${document.documentElement.clientWidth}`;
}

/** Whether somebody sees it: it has a box of more than a pixel and is not faded or hidden. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether an element around it scrolls sideways by itself, or cuts it on purpose. */
function isHeld(element: Element): boolean {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return true;
  }
  return false;
}

/** Elements that make the page wider than its window. */
export function hangingOver(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const over = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return isSeen(element) && (left < -1 || right > clientWidth + 1) && !isHeld(element);
  });
  // The innermost ones are the cause; those around them only follow.
  return over.filter((element) => !over.some((other) => other !== element && element.contains(other))).map(described);
}

const endsVisibly = ({ textOverflow, webkitLineClamp, overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' ||
  webkitLineClamp !== 'none' ||
  [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');

/** Elements with text of their own that is cut without an ellipsis and without a way to scroll there. */
export function cutOff(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    .filter((element) => {
      const style = getComputedStyle(element);
      const cuts = [style.overflowX, style.overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      return cuts && isCut && isSeen(element) && !endsVisibly(style);
    })
    .map(described);
}
