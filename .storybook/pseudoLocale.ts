import * as english from '../src/kit/messages/en-GB.ts';
import type { KitMessages } from '../src/kit/messages/en-GB.ts';

const plain = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ';
const accented = 'àƀçđéƒĝħìĵķļɱñöþřšţüŵýžÀƁÇÐÉƑĜĤÌĴĶĻṀÑÖÞŘŠŢÜŴÝŽ';
const accents = new Map(plain.split('').map((letter, index) => [letter, accented.charAt(index)]));

const fillers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * A text as the pseudo-locale says it: between brackets, with accents, and by a third longer, as other languages are: `⟦Šéàřçħ one⟧`. A text without letters
 * stays as it is.
 */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const words = Math.max(1, Math.ceil(text.length / 3 / 5));
  const filler = Array.from({ length: words }, (_, index) => fillers[index % fillers.length]).join(' ');
  return `⟦${text.replaceAll(/[a-z]/giu, (letter) => accents.get(letter) ?? letter)} ${filler}⟧`;
}

/** The same for whatever a message may be: a text, a function that makes one, or a group of them. */
function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message);
  if (typeof message === 'function')
    return (...parameters: unknown[]): unknown => pseudoMessage((message as (...words: unknown[]) => unknown)(...parameters));
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, pseudoMessage(value)]));
}

/** The kit's texts in a language that nobody speaks: what is not in brackets comes from no messages file. */
export const pseudoMessages = pseudoMessage({ ...english }) as KitMessages;
