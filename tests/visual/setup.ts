import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { modes } from '../../tools/tokens/brands.ts';
import { applyMode, readMode } from '../../src/kit/ThemeSwitch/index.ts';
import { photographed } from './photographed.ts';

// What has moved to its place can look a hair different from what always was there.
const stillness = document.createElement('style');
stillness.textContent = '*, ::before, ::after { transition: none !important }';
document.head.append(stillness);

/** A test's page is a frame that its window never shows whole: the browser's own would not tell what only a picture shows. Here all is in view. */
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

/** Draws pictures as grey areas of their shape: photographs would be most of the baselines' weight. */
function flattenImages(): () => void {
  const style = document.createElement('style');
  style.textContent = 'img, picture, svg image, iframe { filter: contrast(0) !important }';
  document.head.append(style);
  return () => style.remove();
}

/** Leaves what has the focus, and what gets it late: pictures show none, and a field that is left may have something to say. */
function keepFocusAway(): () => void {
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  // Not at once: whoever gives the focus may have more to do.
  const leaveSoon = () => setTimeout(leave);
  leave();
  document.addEventListener('focusin', leaveSoon);
  return () => document.removeEventListener('focusin', leaveSoon);
}

/** Lowest window, in pixels. */
const lowest = 720;

/** Makes the window as high as what it shows: what lies below it would be blank. Waits for parts that come when they are about to be seen. */
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
 * Pictures of a story, taken after its play function while it is still mounted, compared to the baselines. Modes are switched, as a
 * visitor switches them: the story need not be played again.
 * A story tagged `no-visual` is left out in vitest.config.ts.
 */
afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? task.meta.storyId : undefined;
  if (typeof id !== 'string' || task.result?.state === 'fail') return;
  const ownMode = readMode();
  const differences: unknown[] = [];
  for (const { name, width, part, areImagesFlat } of photographed(id)) {
    const unflatten = areImagesFlat ? flattenImages() : undefined;
    const releaseFocus = keepFocusAway();
    await document.fonts.ready;
    await fitWindow(width);
    const shown = (part === 'main' && document.querySelector('main')) || document.body;
    try {
      for (const mode of modes) {
        applyMode(mode);
        try {
          // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
          await expect.element(page.elementLocator(shown)).toMatchScreenshot(`${mode}/${name}`);
        } catch (difference) {
          // The report shows all modes and widths.
          differences.push(difference);
        }
      }
      if (isHigherThanWindow())
        throw new Error(`${name} grew while it was photographed: the story's play function must wait until everything is there.`);
    } finally {
      applyMode(ownMode);
      unflatten?.();
      releaseFocus();
    }
  }
  if (differences.length > 0) throw differences[0];
});
