import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { photographed } from './photographed.ts';

/** Draws pictures as grey areas of their shape: photographs would be most of the baselines' weight. */
function flattenImages(): () => void {
  const style = document.createElement('style');
  style.textContent = 'img, picture, svg image, iframe { filter: contrast(0) !important }';
  document.head.append(style);
  return () => style.remove();
}

/** Lowest window, in pixels. */
const lowest = 720;

/** Makes the window as high as what it shows: what lies below it would be blank. */
async function fitWindow(width: number): Promise<void> {
  let height = lowest;
  await page.viewport(width, height);
  // Some things grow with the window, but none for ever.
  for (let turn = 0; turn < 4 && document.documentElement.scrollHeight > height; turn += 1) {
    height = document.documentElement.scrollHeight;
    await page.viewport(width, height);
  }
}

/**
 * Pictures of a story, taken after its play function while it is still mounted, compared to the baselines.
 * A story tagged `no-visual` is left out in vitest.config.ts.
 */
afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? task.meta.storyId : undefined;
  if (typeof id !== 'string' || task.result?.state === 'fail') return;
  for (const { name, width, part, areImagesFlat } of photographed(id)) {
    const unflatten = areImagesFlat ? flattenImages() : undefined;
    await document.fonts.ready;
    await fitWindow(width);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const shown = (part === 'main' && document.querySelector('main')) || document.body;
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
      await expect.element(page.elementLocator(shown)).toMatchScreenshot(name);
      if (document.documentElement.scrollHeight > window.innerHeight)
        throw new Error(`${name} grew while it was photographed: the story's play function must wait until everything is there.`);
    } finally {
      unflatten?.();
    }
  }
});
