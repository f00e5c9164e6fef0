import type { Locator, Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** The products of a list. */
export const results = (page: Page): Locator =>
  page.locator('main').getByRole('article').or(page.locator('main li:has(a[href^="/product/"])'));

/** Opens an address and waits until its page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
