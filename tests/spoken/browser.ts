/**
 * Answers for the virtual screen reader, which does not ask the browser all that real readers ask (version 0.33.0): they leave out text that waits to be found
 * by the browser's search, the content of a closed `<details>` and the page behind a modal `<dialog>`, and they say whether a box is ticked and an option
 * chosen now. The virtual reader looks at `hidden` and the attributes `inert`, `checked` and `selected`, so these are answered as the browser would.
 */

const ownHidden = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'hidden')!;
const ownHasAttribute = Element.prototype.hasAttribute;
const ownGetAttribute = Element.prototype.getAttribute;

/** States that a program or a visitor changes without a change of the attribute; undefined for all other attributes. */
function stateOf(element: Element, name: string): boolean | undefined {
  if (element instanceof HTMLInputElement) {
    if (name === 'checked') return element.checked;
    if (name === 'indeterminate') return element.indeterminate;
  }
  return element instanceof HTMLOptionElement && name === 'selected' ? element.selected : undefined;
}

/** Whether an element is in a closed `<details>`, whose first `<summary>` alone is shown. */
function isFolded(element: Element): boolean {
  const around = element.parentElement;
  return around instanceof HTMLDetailsElement && !around.open && element !== around.querySelector(':scope > summary');
}

/** The modal dialog on top of all others. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

let isAnswering = false;

/** Answers the reader as the browser would, from now on. Gives what ends it. */
export function answerAsBrowser(): () => void {
  if (isAnswering) return () => undefined;
  isAnswering = true;
  Object.defineProperty(HTMLElement.prototype, 'hidden', {
    ...ownHidden,
    get(this: HTMLElement) {
      const own: unknown = ownHidden.get!.call(this);
      return own === 'until-found' || isFolded(this) ? true : own;
    },
  });
  Element.prototype.hasAttribute = function hasAttribute(name) {
    const dialog = name === 'inert' ? topDialog() : undefined;
    return stateOf(this, name) ?? (ownHasAttribute.call(this, name) || (dialog !== undefined && !dialog.contains(this)));
  };
  Element.prototype.getAttribute = function getAttribute(name) {
    const state = stateOf(this, name);
    return state === undefined ? ownGetAttribute.call(this, name) : state ? '' : null;
  };
  return () => {
    isAnswering = false;
    Object.defineProperty(HTMLElement.prototype, 'hidden', ownHidden);
    Element.prototype.hasAttribute = ownHasAttribute;
    Element.prototype.getAttribute = ownGetAttribute;
  };
}
