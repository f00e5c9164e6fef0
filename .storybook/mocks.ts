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

let end: () => void;
let storyEnd: Promise<void>;

/** Ends what {@link untilStoryEnds} holds. */
export function endStory(): void {
  end?.();
  storyEnd = new Promise((resolve) => (end = resolve));
}
endStory();

/**
 * The answer that does not come while the story is looked at. After that it does: a call that is given up later would be logged in the middle of another
 * story.
 */
export async function untilStoryEnds(): Promise<Response> {
  await storyEnd;
  return HttpResponse.json({ data: [] });
}
