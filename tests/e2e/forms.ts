/** Helpers for tests of the long forms. */
import type { Locator, Page, Request } from '@playwright/test';
import { expect, hydrated } from './fixtures.ts';

/** A file as a visitor chooses it. */
export const pdf = (name: string, size = 2000): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size), Buffer.from('\n%%EOF\n')]),
});

/** The address the shop looks IP addresses up at; see `playwright.config.ts`. */
const lookUp = 'http://localhost:4319/**';

/** Answers the look-up of the visitor's IP address. */
export async function answerIpLookup(page: Page, ip = '203.0.113.7'): Promise<void> {
  await page.route(lookUp, (route) => route.fulfill({ json: { ip }, headers: { 'access-control-allow-origin': '*' } }));
}

/** Leaves the look-up of the visitor's IP address without an answer. */
export async function hangIpLookup(page: Page): Promise<void> {
  await page.route(lookUp, () => undefined);
}

/** All requests to a call from now on. */
export function requestsTo(page: Page, call: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === call) requests.push(request);
  });
  return requests;
}

/** Opens a page with a form and waits until it accepts input. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Opens a page whose scripts are held back, as on a slow line: only the server's HTML is there.
 *
 * @returns a function that lets the scripts load, and waits until they have taken over
 */
export async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    letCome();
    await hydrated(page);
  };
}

/** Accepts the terms of a long form, the last thing before it is sent. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I accept/u }).check();
}

/** A field in a part of the form. The label may say "(optional)". */
export const field = (scope: Page | Locator, label: string): Locator => scope.getByRole('textbox', { name: new RegExp(`^${label}`, 'u') });

/** Chooses a file in the upload with this label. */
export async function choose(scope: Page | Locator, label: string, file: ReturnType<typeof pdf>): Promise<void> {
  await scope.getByLabel(label).setInputFiles(file);
  await expect(scope.getByRole('button', { name: `Remove file ${file.name}` })).toBeVisible();
}

/** A mail address that no other test uses, in a shop whose accounts stay from run to run. */
export const newMail = (name: string): string => `${name}.${Date.now().toString(36)}@shop-test.example.co.uk`;
