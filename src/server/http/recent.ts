import type { KeptAnswer } from '../catalogue/kept.ts';

/** Addresses remembered at most. */
const addressLimit = 10_000;

/** Longest address remembered, in characters. */
const addressMaxLength = 500;

/**
 * Remembers which answer an address had, so that the next one who asks costs neither reading nor checking the query. Answers are held weakly:
 * they live as long as the catalogue keeps them.
 */
export class RecentAnswers {
  /** Oldest first. */
  readonly #answers = new Map<string, WeakRef<KeptAnswer<unknown>>>();

  find(address: string): KeptAnswer<unknown> | undefined {
    return this.#answers.get(address)?.deref();
  }

  remember(address: string, answer: KeptAnswer<unknown>): void {
    if (address.length > addressMaxLength) return;
    if (this.#answers.size >= addressLimit)
      for (const oldest of this.#answers.keys()) {
        this.#answers.delete(oldest);
        break;
      }
    this.#answers.set(address, new WeakRef(answer));
  }

  clear(): void {
    this.#answers.clear();
  }
}
