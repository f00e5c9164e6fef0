/** A storage of this page alone, gone with it. */
function ownStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** When every story begins: a Tuesday afternoon in winter, when the shops of all brands are open. Nothing looks or passes differently on a Sunday. */
const beginning = Date.UTC(2026, 10, 24, 14, 0, 0);

const RealDate = Date;
let ahead = 0;

/** The browser's own, at another time. */
class StoryDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [StoryDate.now()] : parts) as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }
}

/**
 * A browser that has never been in the shop, whose clock begins anew and then goes as always. The browser's own storages are shared by all pages of an address: a story that logs in would
 * log in the other frames of a docs page.
 */
export function freshBrowser(): void {
  for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(window, kind, { value: ownStorage(), configurable: true });
  ahead = beginning - RealDate.now();
  globalThis.Date = StoryDate as DateConstructor;
}
