/** Journeys of visitors through the shop, step by step, with the phrases that are spoken at each step. */
import { page, userEvent } from 'vitest/browser';
import * as accountForm from '../../stories/Screens/AccountForm.stories.tsx';
import * as home from '../../stories/Screens/Home.stories.tsx';
import * as login from '../../stories/Screens/Login.stories.tsx';
import { pdf } from '../../stories/fixtures/files.ts';
import { Reader } from './reader.ts';
import type { Part } from './transcript.ts';
import { show, type Story } from './stage.ts';

// Loaded beforehand, as the kit's parts are.
import.meta.glob(['../../src/storefront/**/*.tsx', '!../../src/storefront/**/*.test.tsx', '!../../src/storefront/entry-*.tsx'], {
  eager: true,
});

/** How long one waits for a screen, in milliseconds. */
const patience = 15_000;

/** A visitor at work: each step is noted. */
class Visitor {
  readonly parts: Part[] = [];
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  #note(done: string, said: readonly string[]): void {
    this.parts.push({ done, said });
  }

  /** Goes to what has this role and name, and presses a key there. */
  async press(role: string, name: string | RegExp, key = 'Enter'): Promise<void> {
    const element = await found(role, name);
    await this.#reader.goTo(element);
    this.#note(`${key} on the ${role} “${wordsOf(name)}”`, await this.#reader.press(key));
  }

  /** Presses a key where the focus is. */
  async pressHere(key: string): Promise<void> {
    this.#note(key, await this.#reader.press(key));
  }

  /** Fills a field, and leaves it by Tab. */
  async fill(label: string, text: string, within?: string): Promise<void> {
    const scope = within === undefined ? page : page.elementLocator(await found('group', within));
    const field = scope
      .getByRole('textbox', { name: label })
      .or(scope.getByLabelText(label, { exact: true }))
      .first();
    const element = (await field.findElement({ timeout: patience })) as HTMLElement;
    await this.#reader.goTo(element);
    await userEvent.fill(element, text);
    this.#note(`“${text}” into “${label}”, Tab`, await this.#reader.press('Tab'));
  }

  /** Writes into what has the focus. */
  async write(text: string): Promise<void> {
    this.#note(`“${text}” is written`, await this.#reader.press(text, { text: true }));
  }

  /** Chooses a file. */
  async upload(label: string, file: File): Promise<void> {
    const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].find((one) =>
      [...(one.labels ?? [])].some(({ textContent }) => textContent.startsWith(label)),
    )!;
    const chosen = new DataTransfer();
    chosen.items.add(file);
    const choose = () => {
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    input.focus();
    this.#note(`The file ${file.name} is chosen for “${label}”`, await this.#reader.after(choose));
  }

  /** Waits for a heading, and listens to what is said meanwhile. */
  async arrive(level: number, name: string | RegExp): Promise<void> {
    this.#note(`The page “${wordsOf(name)}” comes`, await this.#reader.after(() => found('heading', name, level)));
  }

  async headings(): Promise<void> {
    this.#note('By heading', await Reader.with((reader) => reader.readHeadings()));
  }

  /** Reads the page, a dialog or a part of the page. */
  async read(what: string, selector?: string): Promise<void> {
    this.#note(what, await Reader.with((reader) => reader.readThrough(), selector));
  }
}

const wordsOf = (name: string | RegExp): string => (typeof name === 'string' ? name : name.source.replaceAll(/[\\^$]/gu, ''));

async function found(role: string, name: string | RegExp, level?: number): Promise<HTMLElement> {
  const options = { name, ...(typeof name === 'string' ? { exact: true } : {}), ...(level === undefined ? {} : { level }) };
  return (await page.getByRole(role, options).first().findElement({ timeout: patience })) as HTMLElement;
}

/** Shows a screen and lets somebody use it. */
async function visit(story: Story, use: (visitor: Visitor) => Promise<void>): Promise<readonly Part[]> {
  await show(story);
  await found('heading', /./u, 1);
  return Reader.with(async (reader) => {
    const visitor = new Visitor(reader);
    await use(visitor);
    return visitor.parts;
  });
}

const director = (position: number, total: number): string => `Director ${position} of ${total}`;

/** The journeys, by name. */
export const journeys: Readonly<Record<string, () => Promise<readonly Part[]>>> = {
  'find a product': () =>
    visit(home.Filled, async (visitor) => {
      await visitor.headings();
      await visitor.press('searchbox', /^Search/u, 'End');
      await visitor.write('batter');
      await visitor.pressHere('Enter');
      await visitor.arrive(1, /batter|products/iu);
      await visitor.read('The list, read through', 'main');
      await visitor.press('link', /Batter Mix/u);
      await visitor.arrive(1, /Batter Mix/u);
      await visitor.headings();
      await visitor.read('The product, read through', 'main');
    }),

  'register with two directors': () =>
    visit(accountForm.Sent, async (visitor) => {
      await visitor.headings();
      await visitor.fill('Business name', 'Pier Road Chippy Ltd');
      await visitor.fill('VAT Reg No.', 'GB 340 8043 29');
      await visitor.fill('Company Reg No.', '09990417');
      await visitor.fill('Address 1', '4 Pier Road', 'Address and contact');
      await visitor.fill('Business mail', 'orders@pier-road.example.co.uk');
      await visitor.fill('First name', 'Ada', director(1, 1));
      await visitor.press('button', 'Add another director');
      await visitor.fill('First name', 'Grace', director(2, 2));
      await visitor.fill('Last name', 'Haddon', director(2, 2));
      await visitor.fill('Address 1', '9 Mill Street', director(2, 2));
      await visitor.fill('Personal mail', 'grace@example.com', director(2, 2));
      await visitor.press('button', 'Remove Director 1 of 2');
      await visitor.upload('Proof of address 1', pdf('lease.pdf'));
      await visitor.press('checkbox', /^I accept/u, 'Space');
      await visitor.press('button', 'Submit');
      await visitor.read('What there is now, read through');
      await visitor.pressHere('Escape');
    }),

  'repair an error': () =>
    visit(accountForm.Sent, async (visitor) => {
      await visitor.press('button', 'Submit');
      await visitor.press('checkbox', /^I accept/u, 'Space');
      await visitor.fill('Business mail', 'orders@pier-road');
      await visitor.press('button', 'Submit');
      await visitor.read('The summary, read through', 'main [role="group"][tabindex="-1"]');
      await visitor.press('link', /valid mail/u);
      await visitor.fill('Business mail', 'orders@pier-road.example.co.uk');
      await visitor.press('button', 'Submit');
      await visitor.read('The summary, read through', 'main [role="group"][tabindex="-1"]');
    }),

  'log in': () =>
    visit(login.LogsIn, async (visitor) => {
      await visitor.read('The form, read through', 'main form');
      await visitor.fill('User name or mail', 'TB100042');
      await visitor.fill('Password', 'wrong7777');
      await visitor.press('button', 'Submit');
      await visitor.fill('Password', 'fishcake7');
      await visitor.press('button', 'Submit');
      await visitor.arrive(1, /./u);
      await visitor.read('The head of the page, read through', 'header');
    }),
};
