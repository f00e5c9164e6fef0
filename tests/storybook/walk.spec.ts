import { AxeBuilder } from '@axe-core/playwright';
import { expect, settled, test } from './fixtures.ts';
import { entries } from './folder.ts';

test.describe('Every docs page', () => {
  for (const id of entries('docs')) {
    test(`opens without an error and without leaving this machine: ${id}`, async ({ page, complaints }) => {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      await settled(page);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      // The picture of a component's anatomy has a mark on every part that its legend names.
      for (const anatomy of await page.locator('[data-missing]').all())
        await expect(anatomy).toHaveAttribute('data-missing', '', { timeout: 15_000 });
      expect(complaints).toEqual({ errors: [], abroad: [] });
    });
  }
});

test.describe('Every story', () => {
  for (const id of entries('story')) {
    test(`opens without an error and without leaving this machine: ${id}`, async ({ page, complaints }) => {
      await page.goto(`/iframe.html?viewMode=story&id=${id}`);
      await settled(page);
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
      // Stories are looked at by themselves, in both modes.
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
