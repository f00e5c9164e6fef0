import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openStory, settled, test } from './fixtures.ts';
import { entries } from './folder.ts';

/** Visible rows of the props table without a clear type or description. */
const unclearRows = (page: Page): Promise<string[]> =>
  page.locator('.docblock-argstable-body tr:visible').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [name, about] = row.querySelectorAll('td');
      // The description, when there is one, and the type.
      const parts = [...(about?.children ?? [])].map((part) => part.textContent);
      const [description, type] = parts.length === 2 ? parts : ['', parts[0]];
      // `state` and `to` have no narrower type: they are any values that the application's router takes.
      const isClear =
        description !== '' && type !== '' && type !== 'union' && (type !== 'unknown' || /^(?:state|to)$/u.test(name?.textContent ?? ''));
      return isClear ? [] : [`${name?.textContent}: ${type}. ${description}`];
    }),
  );

/** The same for all props tables of a docs page: those of its subcomponents are behind tabs. */
async function unclearProps(page: Page): Promise<string[]> {
  const tabs = await page.getByRole('tab').all();
  if (tabs.length === 0) return unclearRows(page);
  const unclear: string[] = [];
  for (const tab of tabs) {
    await tab.click();
    unclear.push(...(await unclearRows(page)));
  }
  return unclear;
}

/** The code that a docs page shows when a reader asks for it. */
async function shownCode(page: Page): Promise<string[]> {
  const buttons = page.getByRole('switch', { name: 'Show code', checked: false });
  // One that was pressed is on, and none of these any more.
  while ((await buttons.count()) > 0) await buttons.first().click();
  const code = page.locator('.sbdocs-preview pre:not(.docs-story *)');
  // The code that colours it is fetched when it is shown first.
  await expect(code).toHaveCount(await page.getByRole('switch', { name: 'Hide code', checked: true }).count());
  return code.allInnerTexts();
}

test.describe('Every docs page', () => {
  for (const id of entries('docs')) {
    test(`opens without an error and without leaving this machine: ${id}`, async ({ page, complaints }) => {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      await settled(page);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      // The picture of a component's anatomy has a mark on every part that its legend names.
      for (const anatomy of await page.locator('[data-missing]').all()) {
        await expect(async () => {
          // Again and again: stories above it that arrive late push it away, and its frame loads only near the window.
          await anatomy.scrollIntoViewIfNeeded();
          await expect(anatomy).toHaveAttribute('data-missing', '', { timeout: 2000 });
        }).toPass({ timeout: 45_000 });
      }
      expect(complaints).toEqual({ errors: [], abroad: [] });
      await page.locator('[data-panel]').evaluateAll((panels) => panels.forEach((panel) => panel.removeAttribute('hidden')));
      await page.locator('.sb-fold').evaluateAll((folds) => folds.forEach((fold) => fold.toggleAttribute('open', true)));
      expect(await unclearProps(page)).toEqual([]);
      const shown = await shownCode(page);
      for (const code of shown) {
        expect(code).toContain("from '@tarnbrook/kit/");
        expect(code).not.toMatch(/function Nue|meta\.story|data:/u);
      }
      if (id.startsWith('kit-') && !/^kit-(?:all-components|testing)/u.test(id)) expect(shown).not.toEqual([]);
    });
  }
});

test.describe('Every story', () => {
  for (const id of entries('story')) {
    test(`opens without an error and without leaving this machine: ${id}`, async ({ page, complaints }) => {
      await openStory(page, id, complaints);
      await expect(page.locator('body')).toHaveClass(/sb-show-main/u);
      expect(complaints).toEqual({ errors: [], abroad: [] });
    });
  }
});

test.describe('Docs in the dark', () => {
  const ids = entries('docs').filter((id) =>
    /^(?:start-here|patterns|foundations-type|kit-(?:button|gallery|fileupload|alert|pagination))/u.test(id),
  );
  for (const id of ids) {
    test(`can be read: ${id}`, async ({ page }) => {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=mode:dark`);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      // The stories have accessibility tests of their own, in both modes.
      const { violations } = await new AxeBuilder({ page })
        .include('#storybook-docs')
        .exclude('.docs-story')
        .withRules(['color-contrast'])
        .analyze();
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary?.split('\n')[1]}`),
      );
      expect(found).toEqual([]);
    });
  }
});

test.describe('Docs on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const ids = entries('docs').filter((id) => /^(?:start-here|kit-(?:button|errorstate|gallery|pagination|testing|themeswitch))/u.test(id));
  for (const id of ids) {
    test(`are no wider than the window: ${id}`, async ({ page }) => {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      await settled(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test('the sidebar leads from what it is to what is built with it', async ({ page, complaints }) => {
  await page.goto('/');
  const sidebar = page.getByRole('navigation', { name: 'Stories' }).or(page.locator('#storybook-explorer-tree'));
  await expect(sidebar.first()).toContainText(/Start here[\s\S]*Foundations[\s\S]*Kit[\s\S]*Patterns[\s\S]*Screens[\s\S]*Mails/u);
  expect(complaints).toEqual({ errors: [], abroad: [] });
});

test('the overview has a picture of every component, and finds one by a word', async ({ page, complaints }) => {
  await page.goto('/iframe.html?viewMode=docs&id=kit-all-components--docs&globals=mode:dark');
  const pictures = page.locator('.sb-cards img');
  // Before the page is drawn there is none, and none would be tried.
  await pictures.first().waitFor();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 400);
  }
  const all = await pictures.count();
  await page.getByRole('searchbox').fill('tree');
  await expect(page.getByRole('link', { name: /^CategoryTree/u })).toBeVisible();
  await expect.poll(() => pictures.count()).toBeLessThan(all / 4);
  expect(complaints).toEqual({ errors: [], abroad: [] });
});

test('the frame is in the mode of the toolbar, and leaves out stories that only try something', async ({ page }) => {
  await page.goto('/?path=/docs/kit-gallery--docs');
  const tree = page.locator('#storybook-explorer-tree');
  await expect(tree.getByText('Variants and states')).toBeVisible();
  await expect(tree.getByText('Keys change the image')).toHaveCount(0);
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: /Light/u }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(ground).not.toBe(light);
});

test('frames of a docs page are in the brand and mode of the toolbar', async ({ page, complaints }) => {
  await page.goto('/iframe.html?viewMode=docs&id=kit-dialog--docs&globals=brand:gullwing;mode:dark');
  await settled(page);
  // It loads when the reader comes near it.
  await page.locator('.sb-waiting, #storybook-docs iframe').first().scrollIntoViewIfNeeded();
  const story = page.frameLocator('#storybook-docs iframe').first();
  await expect(story.locator('html')).toHaveAttribute('data-brand', 'gullwing');
  await expect(story.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(complaints).toEqual({ errors: [], abroad: [] });
});
