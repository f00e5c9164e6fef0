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

/**
 * Pictures of a story, taken after its play function while it is still mounted, compared to the baselines.
 * A story tagged `no-visual` is left out in vitest.config.ts.
 */
afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? task.meta.storyId : undefined;
  if (typeof id !== 'string' || task.result?.state === 'fail') return;
  for (const { name, width, part, areImagesFlat } of photographed(id)) {
    const unflatten = areImagesFlat ? flattenImages() : undefined;
    // What lies below the window would be blank.
    await page.viewport(width, 720);
    await page.viewport(width, Math.max(720, document.documentElement.scrollHeight));
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const shown = (part === 'main' && document.querySelector('main')) || document.body;
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- it is in a hook, so that it runs in every story's test
      await expect.element(page.elementLocator(shown)).toMatchScreenshot(name);
    } finally {
      unflatten?.();
    }
  }
});
