/** A storage of this page alone, gone with it. */
class OwnStorage implements Storage {
  [name: string]: unknown;
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, String(text));
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }
}

const kinds = ['localStorage', 'sessionStorage'] as const;

/**
 * Gives stories storages of their own. The browser's are shared by all pages of an address: a story that logs in would log in the stories of other tabs, and
 * of other test files that run beside it.
 */
export function giveOwnStorage(): void {
  for (const kind of kinds) Object.defineProperty(window, kind, { value: new OwnStorage(), configurable: true });
}

/** A browser that has never been in the shop, before a story and after it. */
export function freshBrowser(): () => void {
  const forget = () => {
    for (const kind of kinds) window[kind].clear();
  };
  forget();
  return forget;
}
