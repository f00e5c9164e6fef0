/** When every story begins: a Tuesday afternoon in winter, when the shops of all brands are open. Nothing looks or passes differently on a Sunday. */
const beginning = Date.UTC(2026, 10, 24, 14, 0, 0);

const RealDate = Date;
let ahead = 0;

/** The browser's own, at another time. */
class StoryDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(StoryDate.now());
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }
}

/** Sets the clock of stories. From then on it goes as always. */
export function setStoryTime(): void {
  ahead = beginning - RealDate.now();
  globalThis.Date = StoryDate as DateConstructor;
}
