import { HttpResponse } from 'msw';
import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker, type SetupWorker } from 'msw/browser';

const unhandled: string[] = [];

/** Fails a story that asked the API for something it has no handler for. */
export function failOnUnhandled(): void {
  const requests = unhandled.splice(0);
  if (requests.length > 0) throw new Error(`No handler for ${requests.join(', ')}. Add one in the story's beforeEach: msw.use(…).`);
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Storybook may be published below a path: the worker lies beside the page.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      const { pathname, search } = new URL(url);
      if (!pathname.startsWith('/api/')) return;
      unhandled.push(`${method} ${pathname}${search}`);
      defaults.error();
    },
  });
  return worker;
}

let worker: Promise<SetupWorker> | undefined;

/** Docs pages start several stories at once; the addon would start a worker for each, which fails (msw-storybook-addon 3.0.3). */
export const startWorker = (): Promise<SetupWorker> => (worker ??= start());

let [held, storyEnd] = [0, Promise.withResolvers<void>()];

/** Time in which a held answer reaches its caller, which may store something, in milliseconds. */
const arrivalMs = 250;

/** Ends what {@link untilStoryEnds} holds, and waits until the callers have it: a form that was sent stores its receipt, which the next story must not find. */
export async function endStory(): Promise<void> {
  const wasHeld = held > 0;
  storyEnd.resolve();
  [held, storyEnd] = [0, Promise.withResolvers<void>()];
  if (wasHeld) await new Promise((resolve) => setTimeout(resolve, arrivalMs));
}

/** The answer that does not come while the story is looked at. After that it does: a call that is given up later would be logged in the middle of another story. */
export async function untilStoryEnds(): Promise<Response> {
  held += 1;
  await storyEnd.promise;
  return HttpResponse.json({ data: [] });
}
