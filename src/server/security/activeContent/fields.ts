/** Fields of Word: texts that it works out anew, in DOC and DOCX alike. */
import { isHarmlessLink, isOwnPlace, Refused } from './verdict.ts';

/** Types of fields that start programs, or take in what is elsewhere ([MS-OE376], ECMA-376 17.16.5). */
const activeTypes = new Set(
  'DDE DDEAUTO INCLUDE INCLUDEPICTURE INCLUDETEXT IMPORT LINK EMBED DATABASE RD PRINT CONTROL HTMLCONTROL'.split(' '),
);

/** Takes the place of a field inside an instruction: its result is not known. No text has it, since it begins fields. */
const nested = '\u0013';

/** Longest instruction, in characters. */
const instructionMaxLength = 100_000;

/** Puts fields together from the pieces of a text that they are spread over, and judges each. */
export class FieldReader {
  /** Fields that have begun and not ended, from the outside in; without an instruction where their result has begun. */
  readonly #open: (string | undefined)[] = [];

  begin(): void {
    this.take(nested);
    this.#open.push('');
  }

  /** Takes a piece of an instruction; text outside of one is passed over. */
  take(text: string): void {
    const instruction = this.#open.at(-1);
    if (instruction === undefined) return;
    if (instruction.length > instructionMaxLength) throw new Refused('unreadable');
    this.#open[this.#open.length - 1] = instruction + text;
  }

  /** Whether a piece of an instruction may come here. */
  get isInside(): boolean {
    return this.#open.at(-1) !== undefined;
  }

  separate(): void {
    if (this.#open.length === 0) return;
    this.end();
    this.#open.push(undefined);
  }

  end(): void {
    const instruction = this.#open.pop();
    if (instruction !== undefined) refuseActiveField(instruction);
  }

  finish(): void {
    while (this.#open.length > 0) this.end();
  }
}

/** @throws {Refused} when the field does more than show text, or its link leads elsewhere than to the web or a mailbox */
export function refuseActiveField(instruction: string): void {
  const [type = '', ...rest] = instruction.match(/"[^"]*"|\\[a-z*#@!](?![^\s"])|[^\s"]+/giu) ?? [];
  if (/^includepicture$/iu.test(type) && isPastedPicture(rest)) return;
  if (type.includes(nested) || activeTypes.has(type.toUpperCase())) throw new Refused('active');
  if (type.toUpperCase() !== 'HYPERLINK') return;
  const addresses = rest.filter((part, index) => !/^\\.$/u.test(part) && !/^\\[lot]$/iu.test(rest[index - 1] ?? ''));
  const isHarmless = addresses.every((part) => !part.includes(nested) && isHarmlessLink(part.replaceAll('"', '').replaceAll('\\\\', '\\')));
  if (!isHarmless) throw new Refused('active');
}

/** Whether a picture that came with pasted text is looked for on the reader's machine alone. */
function isPastedPicture([address = '', ...switches]: readonly string[]): boolean {
  const plain = address.replaceAll('"', '').replaceAll('\\\\', '\\');
  return isOwnPlace(plain) && !plain.includes(nested) && switches.every((each) => /^(?:\\[*d]|MERGEFORMAT(?:INET)?)$/iu.test(each));
}
