/** Where a command writes to. Much of the text was written by strangers: visitors, mail servers, files that are imported. */
import { spelledOut } from '../range/cells.ts';

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
