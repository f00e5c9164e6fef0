import { cdp } from 'vitest/browser';
import { reactingTo } from './styleRules.ts';

/** Marks the elements that the browser's own tools are to find. */
const mark = 'data-forced';

/** Has the system's forced colours, as far as pages can tell. */
export async function emulateForcedColours(isOn: boolean): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [] });
}

/** MUI gives fields a class of their own while they have the focus. */
function setMuiFocus(shown: Element, isFocused: boolean): void {
  for (const field of shown.querySelectorAll('.MuiInputBase-root:has(:is(input, select, textarea):enabled)'))
    field.classList.toggle('Mui-focused', isFocused);
}

/** Nodes of marked elements as the browser's tools count them, in whichever frame they are. */
async function markedNodes(): Promise<number[]> {
  await cdp().send('DOM.getDocument', { depth: 0 });
  const { searchId, resultCount } = await cdp().send('DOM.performSearch', { query: `[${mark}]` });
  if (resultCount === 0) return [];
  const { nodeIds } = await cdp().send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: resultCount });
  await cdp().send('DOM.discardSearchResults', { searchId });
  return nodeIds;
}

/**
 * Has everything in a story be in states that it can be in, as the browser's own tools do it, so that the look the browser itself gives is there too.
 *
 * @returns ends it; undefined where nothing can be in such a state
 */
export async function forceStates(shown: Element, states: readonly string[]): Promise<(() => Promise<void>) | undefined> {
  const elements = new Set(states.flatMap((state) => [...reactingTo(shown, state)]));
  if (elements.size === 0) return undefined;
  await cdp().send('DOM.enable');
  await cdp().send('CSS.enable');
  for (const element of elements) element.setAttribute(mark, '');
  const nodes = await markedNodes();
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(nodes.map((nodeId) => cdp().send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  await force([...states]);
  if (states.includes('focus')) setMuiFocus(shown, true);
  return async () => {
    await force([]);
    setMuiFocus(shown, false);
    for (const element of elements) element.removeAttribute(mark);
    await cdp().send('CSS.disable');
    await cdp().send('DOM.disable');
  };
}
