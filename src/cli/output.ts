/** Where a command writes to. Much of the text was written by strangers: visitors, mail servers, files that are imported. */

/** Characters that a terminal obeys instead of showing: controls other than line breaks and tabs, and marks that reverse the direction of reading. */
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text in which such characters are spelled out, as JSON spells them: where the text is JSON, it stays the same data. */
export function spelledOut(text: string): string {
  return text.replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
