import { test as base, type Page } from '@playwright/test';

/** The parts of Storybook's preview object that the tests read. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
      readonly type?: string;
      readonly story?: {
        readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
        readonly parameters?: {
          readonly viewport?: {
            readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string; readonly height: string } }>>;
          };
        };
      };
    };
  };
}

/** Errors and forbidden requests while a page was open. */
export interface Complaints {
  /** Errors of the console, and uncaught exceptions. */
  readonly errors: string[];
  /** Addresses that are not on this machine. */
  readonly abroad: string[];
}

/** Gives each test the `complaints` of its page. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: async ({ page, context, baseURL }, provide) => {
    const errors: string[] = [];
    const abroad: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // In a story about a failure the mocks fail a call; the browser reports that as a network error, and the shop logs it.
      const { url } = message.location();
      const mocked = message.text().startsWith('Failed to load resource') && url.startsWith(new URL('/api/', baseURL).href);
      const isLogged = message.text().startsWith('ApiError: ');
      if (!mocked && !isLogged) errors.push(`${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => errors.push(error.message));
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(new URL('/', baseURL).href) && !/^(?:data|blob|about):/u.test(url)) abroad.push(url);
    });
    await provide({ errors, abroad });
  },
});

/** Opens a story in a window of the size that it asks for, which its frame would have inside Storybook. */
export async function openStory(page: Page, id: string, { errors }: Complaints): Promise<void> {
  const open = async (): Promise<void> => {
    await page.goto(`/iframe.html?viewMode=story&id=${id}`);
    await settled(page);
  };
  await open();
  const size = await page.evaluate(() => {
    const { storyGlobals, parameters } = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story ?? {};
    return parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
  });
  if (!size) return;
  await page.setViewportSize({ width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) });
  errors.length = 0;
  await open();
}

/** Whether a page of Storybook, or a story in a frame of a docs page, is complete with its interaction. */
function isComplete(): boolean {
  const body = document.body.classList;
  if (body.contains('sb-show-errordisplay') || body.contains('sb-show-nopreview')) return true;
  const render = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.type === 'story') return /^(?:finished|completed|errored|aborted)$/u.test(render.phase ?? '');
  // Stories of a docs page come after its words.
  const stories = [...document.querySelectorAll('.docs-story, .sb-anatomy')];
  return (
    document.querySelector('#storybook-docs h1') !== null && stories.every((story) => story.querySelector('iframe, .sb-pane, .sb-waiting'))
  );
}

/** Waits until a docs page with all its stories, or a story, is complete. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isComplete);
  // Frames further down the page load when the reader scrolls near them.
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().includes('/iframe.html'));
  for (const frame of frames) await frame.waitForFunction(isComplete);
}

export { expect } from '@playwright/test';
