import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { modes } from '../../tools/tokens/brands.ts';
import { applyMode, readMode } from '../../src/kit/ThemeSwitch/index.ts';
import { photographed } from './photographed.ts';

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

/** Draws images as grey areas of their shape, since photographs would be most of the baselines' size. */
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
 * Pictures of a story, taken after its play function while it is still mounted, compared to the baselines. Modes are switched as a
 * visitor switches them, so that the story need not be played again.
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
