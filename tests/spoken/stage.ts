/** Puts stories on the page of a test, and waits until they are all there. */
import { noteRendered } from './rendered.ts';

// Nothing leads away from the test's page, and nothing waits for a printer.
for (const kind of ['submit', 'click'] as const)
  window.addEventListener(kind, (event) => {
    const leads = kind === 'submit' || (event.target instanceof Element && event.target.closest('a[href]') !== null);
    if (leads) event.preventDefault();
  });
window.print = () => undefined;

/** A story, as far as it is used here. */
export interface Story {
  readonly extend: (annotations: { play: () => Promise<void>; parameters: object }) => { readonly run: () => Promise<void> };
}

/** Stories are used here, not played: a test does itself what a visitor does. The project `stories` runs axe. */
const unplayed = { play: async () => undefined, parameters: { a11y: { test: 'off' } } };

// Loaded beforehand: what a component loads when it is opened is there at once, however busy the machine.
import.meta.glob(['../../src/kit/*/*.tsx', '!../../src/kit/*/*.test.tsx'], { eager: true });

/** How long nothing may change until a page counts as complete, and how long one waits for that, in milliseconds. React keeps back a late part for up to 300. */
const quiet = 350;
const longest = 5_000;

let requests = 0;

const ownFetch = window.fetch;
window.fetch = async (...request) => {
  requests += 1;
  try {
    return await ownFetch(...request);
  } finally {
    requests -= 1;
  }
};

const ownSend = XMLHttpRequest.prototype.send;
XMLHttpRequest.prototype.send = function send(body) {
  requests += 1;
  this.addEventListener('loadend', () => (requests -= 1), { once: true });
  ownSend.call(this, body);
};

/** Waits until no request is under way and nothing on the page changes any more; `quick` where hardly anything is expected to change. */
export async function settled(quick = false): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = () => setTimeout(() => (requests > 0 ? (timer = wait()) : resolve()), quick ? 20 : quiet);
  let timer = wait();
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = wait();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  const limit = setTimeout(resolve, longest);
  await promise;
  observer.disconnect();
  clearTimeout(timer);
  clearTimeout(limit);
}

/** Shows a story in place of the one before it. */
export async function show(story: Story): Promise<void> {
  await story.extend(unplayed).run();
  await settled();
  noteRendered();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

/** Does something now, and again whenever the page has changed. Gives what ends it. */
export function untilItEnds(act: () => void): () => void {
  const options = { childList: true, subtree: true, attributes: true };
  const observer = new MutationObserver(() => {
    act();
    // Its own changes are not followed.
    observer.takeRecords();
  });
  observer.observe(document.body, options);
  act();
  return () => observer.disconnect();
}
