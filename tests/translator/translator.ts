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
    /** Set by {@link translate}: leaves the page to itself again. */
    endTranslation?: () => void;
  }
}

/**
 * Does to the page what a browser's translator does, from now on: each text node gives way to two `<font>` elements with a node of their own. The words stay
 * the same, so that the page can be compared with an untranslated one. It uses nothing from outside, so that it can be sent to a browser as it is.
 *
 * @param isBare - puts another text node there without the two elements, for tests that look for the element around a text
 */
export function translate(isBare = false): void {
  if (window.takeStale) return;
  const untouched = 'script, style, noscript, template, textarea, svg, title, [translate="no"], font';
  const replaced = new Map<Text, { before: string; by: ChildNode; where: string }>();
  const own = new WeakSet<Node>();
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    if (own.has(text) || !parent || !document.body.contains(parent) || !/\S/u.test(text.data) || parent.closest(untouched)) return;
    let by: ChildNode = document.createTextNode(text.data);
    own.add(by);
    for (let depth = isBare ? 2 : 0; depth < 2; depth += 1) {
      const font = document.createElement('font');
      font.append(by);
      by = font;
    }
    replaced.set(text, { before: text.data, by, where: `${parent.parentElement?.localName} ${parent.outerHTML.slice(0, 160)}` });
    text.replaceWith(by);
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
    const watching = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll);
    });
    watching.observe(document.body, { childList: true, subtree: true });
    window.endTranslation = () => {
      watching.disconnect();
      delete window.takeStale;
    };
  };
  window.takeStale = () => {
    const stale: Stale[] = [];
    for (const [text, { before, by, where }] of replaced) {
      if (text.data !== before) stale.push({ where, shown: before, meant: text.data });
      if (text.data !== before || !by.isConnected) replaced.delete(text);
    }
    return stale;
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
