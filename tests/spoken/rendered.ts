/** Which components were on the page. */

interface Fiber {
  readonly type: unknown;
  readonly elementType: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** All components that React rendered in any story so far. */
export const renderedComponents = new Set<unknown>();

function visit(fiber: Fiber | null): void {
  for (let here = fiber; here; here = here.sibling) {
    renderedComponents.add(here.type).add(here.elementType);
    visit(here.child);
  }
}

/** Notes the components of the page as it is now, by the marks that React leaves on its roots. */
export function noteRendered(): void {
  for (const element of document.body.querySelectorAll('*')) {
    for (const [key, value] of Object.entries(element))
      if (key.startsWith('__reactContainer$')) visit((value as { stateNode: { current: Fiber } }).stateNode.current);
  }
}
