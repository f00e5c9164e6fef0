import type { Locator, Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** The products of a list. */
export const results = (page: Page): Locator =>
  page.locator('main').getByRole('article').or(page.locator('main li:has(a[href^="/product/"])'));

/** The search box of the header, or of the list. Its role changes when somebody touches it, since its suggestions are fetched then. */
export const searchBox = (page: Page, place: 'banner' | 'main' = 'banner'): Locator =>
  page.getByRole(place).locator('[role="search"] input[name="search"]');

/** Opens an address and waits until its page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** How many products a list has, and which of them are shown. Categories and brands beside it have counts of their own. */
export const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d products?/u })
    .locator('span')
    .first();

/** The boxes of the brands to filter by, beside the list or in the drawer. */
export const brandBoxes = (place: Page | Locator): Locator => place.getByRole('group', { name: /Brands/u }).getByRole('checkbox');
