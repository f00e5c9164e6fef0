/** Text that React changed, or tried to, after the translator had put its own in that text's place: the page still shows the old words. */
export interface Stale {
  where: string;
  shown: string;
  meant: string;
}

declare global {
  interface Window {
    /** Set by {@link translate}: what has become untrue since the last call. */
    takeStale?: () => Stale[];
  }
}

/**
 * Does to the page what a browser's translator does, from now on: each text node gives way to two `<font>` elements with a node of their own. The words stay
 * the same, so that the page can be compared with an untranslated one. It uses nothing from outside, so that it can be sent to a browser as it is.
 */
export function translate(): void {
  if (window.takeStale) return;
  const untouched = 'script, style, noscript, template, textarea, svg, title, [translate="no"], font';
  const replaced = new Map<Text, { before: string; font: HTMLElement; where: string }>();
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || !document.body.contains(parent) || !/\S/u.test(text.data) || parent.closest(untouched)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.data;
    const around = parent.parentElement;
    replaced.set(text, { before: text.data, font, where: `${around?.localName} ${parent.outerHTML.slice(0, 160)}` });
    text.replaceWith(font);
  };
  const wrapAll = (root: Node): void => {
    if (root instanceof Text) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    found.forEach(wrap);
  };
  const start = (): void => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, subtree: true });
  };
  window.takeStale = () => {
    const stale: Stale[] = [];
    for (const [text, { before, font, where }] of replaced) {
      if (text.data !== before) stale.push({ where, shown: before, meant: text.data });
      if (text.data !== before || !font.isConnected) replaced.delete(text);
    }
    return stale;
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
