import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { modes } from '../../tools/tokens/brands.ts';
import { applyMode, readMode } from '../../src/kit/ThemeSwitch/index.ts';
import { photographed, type Photograph } from './photographed.ts';

// An element that was animated to its place can differ by a pixel from one that was always there.
const stillness = document.createElement('style');
stillness.textContent = '*, ::before, ::after { transition: none !important }';
document.head.append(stillness);

/** Reports every element as in view: a test's page is a frame that is never wholly visible, so the browser's own observer would miss the rest of the picture. */
class EverythingIsInView extends IntersectionObserver {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    super(() => undefined);
    this.#tell = tell;
  }

  override observe(target: Element): void {
    const whole = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: whole,
      intersectionRect: whole,
      rootBounds: null,
      time: performance.now(),
    };
    queueMicrotask(() => this.#tell([entry], this));
  }
}
window.IntersectionObserver = EverythingIsInView;

/** Draws images as grey areas of their shape, since most stories are not about them. */
function flattenImages(): () => void {
  const style = document.createElement('style');
  style.textContent = 'img, picture, svg image, iframe { filter: contrast(0) !important }';
  document.head.append(style);
  return () => style.remove();
}

/** Removes the focus, also when it comes late: pictures show none, and leaving a field may show its message. */
function keepFocusAway(): () => void {
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  // It waits a turn, since the code that sets the focus may have more to do.
  const leaveSoon = () => setTimeout(leave);
  leave();
  document.addEventListener('focusin', leaveSoon);
  return () => document.removeEventListener('focusin', leaveSoon);
}

/** Smallest height of the window, in pixels. */
const lowest = 720;

/** Makes the window as high as its content, since anything below it would be blank. Waits for deferred parts. */
async function fitWindow(width: number): Promise<void> {
  await page.viewport(width, lowest);
  const fits = async (): Promise<boolean> => {
    if (isHigherThanWindow()) await page.viewport(width, document.documentElement.scrollHeight);
    return !isHigherThanWindow() && document.querySelector('[data-deferred="visible"]') === null;
  };
  // oxlint-disable-next-line vitest/no-standalone-expect -- as below
  await expect.poll(fits, { timeout: 10_000 }).toBe(true);
}

function isHigherThanWindow(): boolean {
  return document.documentElement.scrollHeight > window.innerHeight;
}

/**
 * Takes the pictures of a story after its play function, while it is still mounted. Modes are switched as a
 * visitor switches them, so that the story need not be played again.
 * A story tagged `no-visual` is left out in vitest.config.ts.
 */
afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? task.meta.storyId : undefined;
  if (typeof id !== 'string' || task.result?.state === 'fail') return;
  const ownMode = readMode();
  const problems: unknown[] = [];
  for (const picture of photographed(id)) {
    const unflatten = picture.areImagesFlat ? flattenImages() : undefined;
    const releaseFocus = keepFocusAway();
    try {
      problems.push(...(await photograph(picture)));
    } finally {
      applyMode(ownMode);
      unflatten?.();
      releaseFocus();
    }
  }
  if (problems.length > 0) throw problems[0];
});

/** How often a page that grew while it was photographed is photographed again, in a window of its new height. */
const maxAttempts = 4;

/** Takes a picture of a story in every mode, and returns what went wrong: the other modes and widths are photographed all the same. */
async function photograph({ name, width, part }: Photograph): Promise<unknown[]> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const problems: unknown[] = [];
    await document.fonts.ready;
    await fitWindow(width);
    const shown = (part === 'main' && document.querySelector('main')) || document.body;
    for (const mode of modes) {
      applyMode(mode);
      try {
        // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
        await expect.element(page.elementLocator(shown)).toMatchScreenshot(`${mode}/${name}`);
      } catch (problem) {
        problems.push(problem);
      }
    }
    if (!isHigherThanWindow()) return problems;
  }
  throw new Error(`${name} grew each time it was photographed: the story's play function must wait until everything is there.`);
}
