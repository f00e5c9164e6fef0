/** Reads values of a PDF at any place: names, strings, arrays and dictionaries (ISO 32000-2, 7.2 and 7.3). */
import { Refused } from './verdict.ts';

class Token {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A name, without its slash and its escapes. */
export class Name extends Token {}

/** Any other word: `true`, `null`, `endobj`. */
export class Keyword extends Token {}

/** A dictionary, with every entry of a repeated key: readers differ in which one counts. */
export class Dictionary {
  readonly entries: readonly (readonly [string, Value])[];

  constructor(entries: readonly (readonly [string, Value])[]) {
    this.entries = entries;
  }

  all(key: string): Value[] {
    return this.entries.filter(([name]) => name === key).map(([, value]) => value);
  }
}

/** A reference to an object by its number, whatever its generation. */
export class Reference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** A value; strings have a character for each byte. */
export type Value = Name | Keyword | Dictionary | Reference | number | string | readonly Value[];

const [lineFeed, carriageReturn, backslash] = [0x0a, 0x0d, 0x5c];
const characters = (text: string) => new Set(Array.from(text, (character) => character.charCodeAt(0)));
const spaces = characters('\0\t\n\f\r ');
const delimiters = characters('()<>[]{}/%');

/** Whether a byte may not be part of a name or a number; so is the end of the file. */
export const endsWord = (byte: number | undefined): boolean => byte === undefined || spaces.has(byte) || delimiters.has(byte);

/** Arrays and dictionaries inside one another: programs write a dozen. */
const depthMax = 100;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Bytes that may be read: more than once in a hostile file, since objects may be inside others. */
export interface Budget {
  left: number;
}

export class ValueReader {
  readonly #content: Buffer;
  readonly #budget: Budget;
  readonly #onName: (name: string) => void;
  at: number;

  /** @param onName - called with every name */
  constructor(content: Buffer, at: number, budget: Budget, onName: (name: string) => void) {
    this.#content = content;
    this.#budget = budget;
    this.#onName = onName;
    this.at = at;
  }

  /** A keyword, empty at the end, where there is none. @throws {Refused} when it is not closed, or readers could differ */
  read(depth = 0): Value {
    this.skipSpace();
    const start = this.at;
    const value = this.#value(depth);
    this.#budget.left -= value instanceof Dictionary || Array.isArray(value) ? 1 : this.at - start + 1;
    if (this.#budget.left < 0 || depth > depthMax) throw new Refused('unreadable');
    return value;
  }

  skipSpace(): void {
    for (let byte = this.#content[this.at]; byte !== undefined; byte = this.#content[this.at]) {
      if (byte === 0x25) while (this.at < this.#content.length && !isLineEnd(this.#content[this.at])) this.at += 1;
      else if (!spaces.has(byte)) return;
      this.at += 1;
    }
  }

  #value(depth: number): Value {
    const two = this.#content.toString('latin1', this.at, this.at + 2);
    if (two === '<<') return this.#dictionary(depth);
    if (two[0] === '[') return this.#items(']', depth);
    if (two[0] === '(') return this.#string();
    if (two[0] === '<') return this.#hexString();
    if (two[0] === '/') {
      this.at += 1;
      const name = this.#word().replace(/#([\da-f]{2})/giu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
      this.#onName(name);
      return new Name(name);
    }
    const word = this.#word();
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(word)) return Number(word);
    if (word !== '' || two === '') return new Keyword(word);
    this.at += two === '>>' ? 2 : 1;
    return new Keyword(two === '>>' ? two : two[0]!);
  }

  #word(): string {
    const start = this.at;
    while (!endsWord(this.#content[this.at])) this.at += 1;
    return this.#content.toString('latin1', start, this.at);
  }

  #dictionary(depth: number): Dictionary {
    this.at += 1;
    const items = this.#items('>>', depth);
    const entries: [string, Value][] = [];
    for (let index = 0; index < items.length; index += 2) {
      const [key, value] = [items[index], items[index + 1]];
      if (!(key instanceof Name) || value === undefined) throw new Refused('unreadable');
      entries.push([key.text, value]);
    }
    return new Dictionary(entries);
  }

  #items(closing: string, depth: number): Value[] {
    this.at += 1;
    const items: Value[] = [];
    for (;;) {
      const item = this.read(depth + 1);
      if (!(item instanceof Keyword)) items.push(item);
      else if (item.text === closing) return items;
      else if (item.text === 'R') items.push(referenceOf(items.splice(-2)));
      else if (/^(?:endobj|endstream|stream|obj|>>|[\])>]|)$/u.test(item.text)) throw new Refused('unreadable');
      else items.push(item);
    }
  }

  #string(): string {
    this.at += 1;
    const start = this.at;
    for (let open = 1; open > 0; this.at += 1) {
      const byte = this.#content[this.at];
      if (byte === undefined) throw new Refused('unreadable');
      if (byte === backslash) this.at += 1;
      else if (byte === 0x28) open += 1;
      else if (byte === 0x29) open -= 1;
    }
    return this.#content
      .toString('latin1', start, this.at - 1)
      .replace(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([^]))/gu, (_, octal?: string, line?: string, letter = '') =>
        octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : line ? '' : (escapes[letter as string] ?? (letter as string)),
      );
  }

  #hexString(): string {
    const end = this.#content.indexOf('>', this.at);
    const digits = this.#content.toString('latin1', this.at + 1, Math.max(end, this.at)).replace(/[\0\t\n\f\r ]/gu, '');
    if (end === -1 || /[^\da-f]/iu.test(digits)) throw new Refused('unreadable');
    this.at = end + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }
}

const isLineEnd = (byte: number | undefined): boolean => byte === lineFeed || byte === carriageReturn;

function referenceOf([number]: readonly Value[]): Reference {
  if (typeof number !== 'number') throw new Refused('unreadable');
  return new Reference(number);
}
