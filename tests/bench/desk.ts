/**
 * Part `desk`: how long a reviewer waits at a queue of 50,000, in Chromium with the shop on the same machine. Milliseconds from the key to the frame that shows
 * what it did: a row down, a screen on, the next page of the table, what a search finds at each letter.
 */
import { sql } from 'kysely';
import type { Page } from 'playwright';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { addMember } from '../../src/server/desk/members.ts';
import { enterDesk } from '../../tools/testing/enterDesk.ts';
import { startChromium } from './lib/chromium.ts';
import { temporaryFolder } from './lib/cleanup.ts';
import { startShop } from './lib/shop.ts';
import { median, quantile, round } from './lib/statistics.ts';

const viewport = { width: 1280, height: 900 };

/** Rows that wait: half of them accounts with a director each, a quarter messages, a quarter applications. */
export const deskRows = 50_000;

/** Longest wait at a key, p95, in milliseconds. */
export const deskAim = 100;

/** Keys by their effect. */
const keys = { down: ['j'], screen: ['PageDown', 'PageUp'], page: ['Enter'], typing: ['4', '7', '3', '1', '6', '2'] } as const;

/** Digits after which the search begins anew, on a page that has no answers yet: that is not measured. */
const searchLength = 4;

interface Spread {
  median: number;
  p95: number;
}

/** The figures of this part. */
export interface DeskFigures {
  samples: number;
  painted: Record<keyof typeof keys, Spread>;
}

/** Works through the queue by keyboard. */
export async function desk(quick: boolean): Promise<DeskFigures> {
  const samples = quick ? 10 : 40;
  const folder = await temporaryFolder();
  const token = await fillQueue(folder);
  const shop = await startShop({ folder });
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ viewport });
    await enterDesk(page, `${shop.origin}/desk/setup?token=${token}`);
    const painted = {} as DeskFigures['painted'];
    for (const name of Object.keys(keys) as (keyof typeof keys)[]) {
      await begin(page, shop.origin);
      if (name === 'screen') await page.keyboard.press('j');
      if (name === 'page') await page.getByRole('button', { name: 'Go to next page' }).focus();
      const search = page.getByLabel('Search');
      if (name === 'typing') await search.focus();
      const times: number[] = [];
      // The first sample warms up and is not counted.
      for (let sample = 0; sample <= samples; sample += 1) {
        if (name === 'typing' && sample > 0 && sample % searchLength === 0) {
          await search.fill('');
          await begin(page, shop.origin);
          await search.focus();
        }
        const time = await timeOf(page, keys[name][sample % keys[name].length]!);
        if (sample > 0) times.push(time);
      }
      painted[name] = { median: round(median(times), 1), p95: round(quantile(times, 0.95), 1) };
    }
    return { samples, painted };
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Loads the queue, and waits until it has its rows and their number. */
async function begin(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/desk/`);
  await page.getByText(`${deskRows.toLocaleString('en-GB')} waiting`).waitFor();
  await page
    .getByRole('link', { name: /^Business / })
    .first()
    .waitFor();
}

/** Fills the queue of a shop that does not run yet. Gives the token of a new member's link. */
async function fillQueue(folder: string): Promise<string> {
  const config = readConfig({ DATA_DIR: folder, BRAND: 'tarnbrook' });
  const database = await openDatabase(config, { holder: 'benchmark "desk"' });
  try {
    const [half, quarter] = [deskRows / 2, deskRows / 4];
    await sql`
      insert into account (state, name, address1, address2, landline_no, mobile_no, mail, mail_key, city, county, post_code, vat_number, registration_number,
        typed, warnings, terms_version, privacy_version, terms_accepted_at_claimed, ip_address_claimed, ip_address, created_at)
      select 'verified', 'Business ' || n || ' Ltd', n || ' Harbour Road', '', '', '', n || '@example.com', n || '@example.com', 'Manchester', '', 'M12 0ZX', '', '',
        '{}', '{}', '1', '1', '', '', '127.0.0.1', now() - make_interval(mins => n)
      from generate_series(1, ${half}::int) n`.execute(database.kysely);
    await sql`
      insert into account_director
        (account_id, position, first_name, middle_name, last_name, address1, address2, city, county, post_code, landline_no, mobile_no, mail)
      select id, 0, 'Maya', '', 'Ostrander', id || ' Kelp Street', '', 'Salford', '', 'M5 0WT', '', '', 'maya' || id || '@example.com'
      from account`.execute(database.kysely);
    await sql`
      insert into contact_message (name, mail, subject, message, ip_address, created_at)
      select 'Writer ' || n, n || '@example.org', 'Delivery ' || n, 'Do you deliver?', '127.0.0.1', now() - make_interval(mins => n)
      from generate_series(1, ${quarter}::int) n`.execute(database.kysely);
    await sql`
      with cv as (insert into document (file_name, mime_type, size, content) values ('cv.pdf', 'application/pdf', 2, 'cv') returning id),
        opening as (insert into job (title, description, task, requirements, extra_requirements) values ('Van driver', '', '', '', '') returning id)
      insert into job_application (job_id, first_name, last_name, city, county, post_code, mobile_no, mail, linkedin, document_id,
        terms_version, privacy_version, terms_accepted_at_claimed, ip_address_claimed, ip_address, created_at)
      select opening.id, 'Applicant', n::text, 'Leeds', '', 'LS1 0AP', '', n || '@example.net', '', cv.id, '1', '1', '', '', '127.0.0.1', now() - make_interval(mins => n)
      from cv, opening, generate_series(1, ${quarter}::int) n`.execute(database.kysely);
    await sql`analyze`.execute(database.kysely);
    return (await addMember(database, { mail: 'bench@example.com', name: 'Bench', role: 'reviewer' }, new Date())).token;
  } finally {
    await database.close();
  }
}

/** Presses a key, and gives how long after it the frame was painted that shows another row, or other rows. */
async function timeOf(page: Page, key: string): Promise<number> {
  await page.evaluate(watchKey);
  await page.keyboard.press(key);
  const painted = page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  return painted.catch((error: unknown) => {
    throw new Error(`${key} had no effect.`, { cause: error });
  });
}

/** In the page: waits for the next key, then for other rows or another row with the focus, and reports when they were painted. */
function watchKey(): void {
  const shown = (): string =>
    [...document.querySelectorAll('[role="row"][data-id]'), document.activeElement?.closest('[data-id]')]
      .map((row) => row?.getAttribute('data-id') ?? '')
      .join(' ');
  const before = shown();
  (window as unknown as { painted: Promise<number> }).painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing was painted within ten seconds.')), 10_000);
    const look = (pressed: number) => () => {
      if (shown() === before || document.querySelector('[role="progressbar"]')) return void requestAnimationFrame(look(pressed));
      // A message is delivered after the current frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - pressed));
      port1.start();
      port2.postMessage('');
    };
    window.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(look(timeStamp)), { capture: true, once: true });
  });
}
