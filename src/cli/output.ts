/** Where a command writes to. Much of the text was written by strangers: visitors, mail servers, files that are imported. */
import { controlCharacters } from '../contract/text.ts';

/** A text in which what a terminal would obey instead of showing is spelled out, as JSON spells it: where the text is JSON, it stays the same data. */
export function spelledOut(text: string): string {
  return text.replace(controlCharacters, (character) =>
    /[\t\n]/u.test(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An output that a stranger's text cannot take hold of. */
export class Output {
  /** For progress, which moves the cursor and has nothing of strangers. */
  readonly stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.stream = stream;
  }

  write(text: string): void {
    this.stream.write(spelledOut(text));
  }
}
