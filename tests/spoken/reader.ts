/** The screen reader of these tests. Keys are the browser's own, so that everything the browser does with them happens. */
import { Virtual } from '@guidepup/virtual-screen-reader';
import { userEvent } from 'vitest/browser';
import { answerAsBrowser } from './browser.ts';
import { settled } from './stage.ts';

/** More than any page here says: a reader that comes to no end is a mistake. */
const longest = 5_000;

/** Said when nothing has the focus any more: a visitor has lost the place. */
const nowhere = '(the focus is nowhere)';

const isLive = (phrase: string | undefined): boolean => /^(?:polite|assertive): /u.test(phrase ?? '');

/** The virtual reader announces a region that changes in two steps twice, with the same words, and one that is emptied with none; real ones say words, and once. */
const heard = (phrases: readonly string[]): readonly string[] =>
  phrases.filter((phrase, index) => !isLive(phrase) || (phrase !== phrases[index - 1] && !/^\w+: $/u.test(phrase)));

/** A reader at work on the whole page. */
export class Reader {
  readonly #virtual: Virtual;
  readonly #look: (event: Pick<Event, 'target'>) => unknown;

  readonly #alerts: string[];

  private constructor(virtual: Virtual, look: (event: Pick<Event, 'target'>) => unknown, alerts: string[]) {
    this.#virtual = virtual;
    this.#look = look;
    this.#alerts = alerts;
  }

  /**
   * Starts a reader, and ends it after its use.
   *
   * @param selector - the part of the page it is to know; without, all of it
   */
  static async with<Result>(work: (reader: Reader) => Promise<Result>, selector = 'body'): Promise<Result> {
    const virtual = new Virtual();
    const end = answerAsBrowser();
    const container = document.querySelector<HTMLElement>(selector);
    if (!container) throw new Error(`There is no ${selector} to read.`);
    // The reader has no public way to look again at what has the focus: its listener for the focus does that, so it is kept.
    let look: EventListener = () => undefined;
    container.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      if (type === 'focusin' && typeof listener === 'function') look = listener;
      EventTarget.prototype.addEventListener.call(container, type, listener, options);
    };
    // An alert is said when it comes. The virtual reader hears only what changes in one that is there already.
    const alerts: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const found = added instanceof HTMLElement ? [added, ...added.querySelectorAll('*')] : [];
        for (const { textContent } of found.filter((element) => element.matches('[role="alert"]')))
          alerts.push(`assertive: ${textContent}`);
      }
    });
    observer.observe(container, { childList: true, subtree: true });
    try {
      await virtual.start({ container });
      Reflect.deleteProperty(container, 'addEventListener');
      return await work(new Reader(virtual, look as (event: Pick<Event, 'target'>) => unknown, alerts));
    } finally {
      Reflect.deleteProperty(container, 'addEventListener');
      observer.disconnect();
      await virtual.stop();
      end();
    }
  }

  /** Takes what has been said since the last time. */
  async said(): Promise<readonly string[]> {
    const phrases = [...(await this.#virtual.spokenPhraseLog()), ...this.#alerts.splice(0)];
    await this.#virtual.clearSpokenPhraseLog();
    return heard(phrases);
  }

  /** Puts the focus on an element without a word. */
  async goTo(element: HTMLElement): Promise<void> {
    element.focus();
    await settled();
    await this.said();
  }

  /**
   * Presses a key where the focus is, or writes there, and gives all that is said until the page is quiet.
   *
   * @param keys - `Tab`, `Shift+Tab`, `Enter`; with `{ text: true }` a text to write
   */
  async press(keys: string, { text = false, quick = false } = {}): Promise<readonly string[]> {
    const before = document.activeElement;
    const [key, modifier] = keys.split('+').toReversed();
    await userEvent.keyboard(text ? keys : modifier ? `{${modifier}>}[${key}]{/${modifier}}` : `[${key}]`);
    await settled(quick);
    // React shows a part whose code has come a third of a second later.
    if (!quick && document.activeElement === before) {
      await settled();
      await settled();
    }
    return this.#afterwards();
  }

  /** Does something else than pressing a key, and gives all that is said until the page is quiet. */
  async after(act: () => unknown): Promise<readonly string[]> {
    await act();
    await settled();
    return this.#afterwards();
  }

  async #afterwards(): Promise<readonly string[]> {
    // Its state may have changed. The option that a combobox points at is spoken too; the virtual reader does not follow `aria-activedescendant` by itself.
    const focused = document.activeElement;
    const pointedAt = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '');
    await this.#look({ target: pointedAt ?? focused });
    const phrases = await this.said();
    return document.activeElement === document.body ? [...phrases, nowhere] : phrases;
  }

  /** All of the page, or of the modal dialog over it, as the arrow down goes through it. */
  async readThrough(): Promise<readonly string[]> {
    const first = this.#virtual.activeNode;
    for (let step = 0; step < longest; step++) {
      await this.#virtual.next();
      if (this.#virtual.activeNode !== first) continue;
      const phrases = await this.said();
      // The last one is the end of what the first one began, or the first one again.
      const all = phrases.at(-1)?.startsWith('end') ? phrases : phrases.slice(0, -1);
      // A dialog is said when the reader comes into it, and as its first item.
      return /^(?:alert)?dialog/u.test(all[0] ?? '') && all[0] === all[1] ? all.slice(1) : all;
    }
    throw new Error('The reader comes to no end.');
  }

  /** The headings, as the key H goes through them. */
  async readHeadings(): Promise<readonly string[]> {
    await this.said();
    const passed = new Set<Node | null>([this.#virtual.activeNode]);
    for (;;) {
      await this.#virtual.perform(this.#virtual.commands.moveToNextHeading);
      if (passed.has(this.#virtual.activeNode)) break;
      passed.add(this.#virtual.activeNode);
    }
    // It has come back to the first one, or never left its place.
    return (await this.said()).slice(0, passed.size - 1);
  }

  /** The elements that Tab reaches, one after the other. */
  async readByTab(): Promise<readonly string[]> {
    await this.said();
    const passed = new Set<Element | null>([document.body]);
    const phrases: string[] = [];
    for (;;) {
      const spoken = await this.press('Tab', { quick: true });
      if (passed.has(document.activeElement)) return phrases;
      passed.add(document.activeElement);
      phrases.push(...(spoken.length > 0 ? spoken : ['(nothing is said)']));
    }
  }
}

/** All of the page, read by a reader that has just come. */
export const readThrough = (): Promise<readonly string[]> => Reader.with((reader) => reader.readThrough());
