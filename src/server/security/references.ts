/** References of submissions, by which people name them: short enough to be read out over the telephone. */
import { randomInt } from 'node:crypto';
import { bareNumber } from '../../contract/forms/identifiers.ts';

/** Signs without vowels, which would make words, and without signs that look alike. */
const signs = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Signs of a reference: 28 to the power of 8 are too many to guess at twenty tries an hour. */
const length = 8;

/** A new reference: `7K2M-9QXD`. It reveals nothing about the sender, so that an address that already has an account gets a reference as well. */
export function newReference(): string {
  const drawn = Array.from({ length }, () => signs[randomInt(signs.length)]!).join('');
  return `${drawn.slice(0, length / 2)}-${drawn.slice(length / 2)}`;
}

/** A reference as it is compared: typed in any case, with or without its hyphen. Undefined when it cannot be one. */
export function referenceKey(typed: string): string | undefined {
  const bare = bareNumber(typed);
  return bare.length === length ? `${bare.slice(0, length / 2)}-${bare.slice(length / 2)}` : undefined;
}
