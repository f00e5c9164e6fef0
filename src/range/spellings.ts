/** Spellings that look alike to buyers, and which of them they see. */
import { memoise } from '../contract/memoise.ts';
import { cleanLine, textKey } from '../contract/text.ts';

/** Texts that look alike share this key. */
export const spellingKey = memoise(textKey);

export interface Joined {
  /** The spelling that buyers see. */
  readonly kept: string;
  readonly joined: readonly string[];
}

export class Spellings {
  readonly #counts = new Map<string, Map<string, number>>();

  /** Notes a spelling. @param key - what has the same key is the same thing */
  add(text: string, key: string = spellingKey(text)): void {
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    this.#counts.set(key, counts.set(text, (counts.get(text) ?? 0) + 1));
  }

  /** The spelling that the file has most often; of equals the first. */
  usual(text: string, key: string = spellingKey(text)): string {
    return cleanLine([...this.#counts.get(key)!].reduce((best, each) => (each[1] > best[1] ? each : best))[0]);
  }

  joined(): Joined[] {
    return Array.from(this.#counts, ([key, counts]) => {
      const kept = this.usual('', key);
      return { kept, joined: [...counts.keys()].filter((text) => text !== kept) };
    }).filter(({ joined }) => joined.length > 0);
  }
}

export function describeJoined(kind: string, { kept, joined }: Joined): string {
  const others = joined.map((text) => (cleanLine(text) === kept ? 'with other signs that look alike' : `"${text}"`));
  return `The ${kind} "${kept}" is also written ${[...new Set(others)].join(', ')}; they are one now.`;
}
