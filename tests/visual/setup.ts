import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { applyToDocument, readGlobals } from '../../.storybook/surroundings.tsx';
import { referenceBrand } from '../../tools/tokens/brands.ts';
import { applyMode, readMode } from '../../src/kit/ThemeSwitch/index.ts';
import { emulateForcedColours, forceStates } from './browserStates.ts';
import { photographed, type Photograph } from './photographed.ts';
import { surroundingsOf, type PictureSurrounding } from './pictureSurroundings.ts';
import { changesWithWidth } from './styleRules.ts';

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

/** Waits until frames have their content, which they load anew in another mode, and have painted it. */
async function framesLoaded(): Promise<void> {
  if (document.querySelector('iframe') === null) return;
  // oxlint-disable-next-line vitest/no-standalone-expect -- as below
  await expect.poll(() => document.querySelector('iframe[data-loading]'), { timeout: 10_000 }).toBeNull();
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function isHigherThanWindow(): boolean {
  return document.documentElement.scrollHeight > window.innerHeight;
}

/** One look of a story: the folder of its picture, after the brand, and what switches to it. */
interface Look {
  folder: string;
  show: () => void;
}

/** Modes are switched as a visitor switches them, so that the story need not be played again. */
const looksOf = ({ modes }: Photograph): Look[] => modes.map((mode) => ({ folder: mode, show: () => applyMode(mode) }));

/**
 * Takes the pictures of a story after its play function, while it is still mounted, also where an assertion or axe has failed: that is for other tests to say. A story
 * tagged `no-visual` is left out in vitest.config.ts.
 */
afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? task.meta.storyId : undefined;
  if (typeof id !== 'string') return;
  const ownMode = readMode();
  const problems: unknown[] = [];
  const isReference = document.documentElement.dataset.brand === referenceBrand;
  for (const picture of photographed(id).filter(({ onlyReferenceBrand }) => isReference || !onlyReferenceBrand)) {
    const unflatten = picture.areImagesFlat ? flattenImages() : undefined;
    const releaseFocus = keepFocusAway();
    try {
      problems.push(...(await photograph(picture, looksOf(picture))));
      if (isReference) for (const surrounding of surroundingsOf(id)) problems.push(...(await photographIn(surrounding, picture)));
    } finally {
      applyMode(ownMode);
      unflatten?.();
      releaseFocus();
    }
  }
  if (problems.length > 0) throw problems[0];
});

/** Places and sizes of all elements: without a difference in them nothing has moved. */
const layoutOf = (shown: Element): string =>
  JSON.stringify([...shown.querySelectorAll('*')].map((element) => element.getBoundingClientRect()));

/** Takes a picture of a story in a surrounding if it makes a difference there, and returns what went wrong. */
async function photographIn(
  { name, globals, width, hasForcedColours, states }: PictureSurrounding,
  picture: Photograph,
): Promise<unknown[]> {
  if (width !== undefined && !changesWithWidth(document.body)) return [];
  const look: Look = { folder: `light-${name}`, show: () => undefined };
  const usual = { brand: referenceBrand, mode: 'light' };
  applyToDocument(readGlobals(usual));
  await fitWindow(picture.width);
  const before = layoutOf(document.body);
  const endStates = states && (await forceStates(document.body, states));
  try {
    if (states && !endStates) return [];
    if (hasForcedColours) await emulateForcedColours(true);
    applyToDocument(readGlobals({ ...usual, ...globals }));
    if (globals?.density && layoutOf(document.body) === before) return [];
    return await photograph({ ...picture, width: width ?? picture.width }, [look]);
  } finally {
    if (hasForcedColours) await emulateForcedColours(false);
    await endStates?.();
    applyToDocument(readGlobals(usual));
  }
}

/** How often a page that grew while it was photographed is photographed again, in a window of its new height. */
const maxAttempts = 4;

/** Takes a picture of a story in every given look, and returns what went wrong: the other looks and widths are photographed all the same. */
async function photograph({ name, width, part }: Photograph, looks: readonly Look[]): Promise<unknown[]> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const problems: unknown[] = [];
    await document.fonts.ready;
    await fitWindow(width);
    const shown = (part === 'main' && document.querySelector('main')) || document.body;
    for (const { folder, show } of looks) {
      show();
      await framesLoaded();
      try {
        // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
        await expect.element(page.elementLocator(shown)).toMatchScreenshot(`${folder}/${name}`, { timeout: 30_000 });
      } catch (problem) {
        problems.push(problem);
      }
    }
    if (!isHigherThanWindow()) return problems;
  }
  throw new Error(`${name} grew each time it was photographed: the story's play function must wait until everything is there.`);
}
