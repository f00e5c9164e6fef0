/** Notices that a visitor is about to follow a link: a mouse that rests on it, a finger that touches it, or the focus that stays on it. */
import { isLineScarce } from './isLineScarce.ts';

/** How long the pointer or the focus must rest on a link, in milliseconds; a touch or a pressed button counts at once. */
const restMs: Readonly<Record<string, number>> = { pointerover: 50, focusin: 150, pointerdown: 0 };

/** The address of another page of the shop that a link, or a control with one (`leadsTo.ts`), leads to in this tab. */
function addressOf(link: HTMLElement | null): URL | undefined {
  if (!link || (link instanceof HTMLAnchorElement && (link.target || link.hasAttribute('download')))) return undefined;
  const address = new URL(link.dataset.leadsTo ?? link.getAttribute('href') ?? '', location.href);
  const isHere = address.pathname + address.search === location.pathname + location.search;
  return isHere || address.origin !== location.origin ? undefined : address;
}

/**
 * Watches all links of the page, also those of parts whose code has not come.
 *
 * @param onIntent - gets the address, and whether it is a press or the focus, which say more than a mouse on its way
 * @returns stops watching
 */
export function watchLinkIntent(onIntent: (address: URL, isSure: boolean) => void): () => void {
  let resting: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = ({ type, target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-leads-to]') : null;
    const rest = restMs[type]!;
    if (rest > 0 && link === resting) return;
    resting = link;
    clearTimeout(timer);
    const address = addressOf(link);
    if (!address || isLineScarce()) return;
    const tell = () => onIntent(address, type !== 'pointerover');
    if (rest > 0) timer = setTimeout(tell, rest);
    else tell();
  };
  const types = Object.keys(restMs);
  for (const type of types) document.addEventListener(type, watch, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, watch);
  };
}
