import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Problems in the browser's console, which no visitor should cause. */
export interface Problems {
  /** Errors, warnings, uncaught exceptions, failed requests and reports of the content security policy. */
  readonly all: string[];
  /** Allows a problem that belongs to the test. */
  expect(pattern: RegExp): void;
}

/** Every test fails on a problem that it did not allow beforehand. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ page }, use) => {
      const all: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          all.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => all.push(`exception: ${error.message}`));
      await use({ all, expect: (pattern) => expected.push(pattern) });
      // A request that is still held or fetched by a test's route would fail with the page, and end the worker.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(all.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The rules that pages are held to: WCAG 2.2 AA and axe's best practice. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Its smallest file: to compile the readable one takes longer than the checks. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The violations that axe finds on the page as it stands, each with its elements. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Its checks stay in a document, which may be checked again in another look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, any }) => `${String(target)} (${any[0]?.message ?? ''})`).join(', ')}`,
    );
  }, axeTags);
}

/** Checks the page as it stands with axe. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** Waits until nothing has been fetched for a second. Unlike `networkidle`, which tells it of the page's load, it also waits for what comes once a page is live. */
export async function quiet(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  await expect.poll(() => performance.now() - last).toBeGreaterThan(1_000);
  page.off('request', note).off('requestfinished', note).off('requestfailed', note);
}

/** Whether React has taken over one of these elements of the server's HTML. */
const someLive = (elements: readonly Element[]): boolean =>
  elements.some((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/** Waits until React has taken over the server's HTML. */
export const hydrated = (page: Page): Promise<void> => live(page.locator('#root > *'));

/**
 * Waits until a part of the page is hydrated that may come later than the rest: until then its links load their pages afresh. React marks elements while it
 * still renders in slices, and hears a press, say, only after the last one: the page is idle then.
 */
export async function live(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluateAll(someLive)).toBe(true);
  await part.page().evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export { expect };
