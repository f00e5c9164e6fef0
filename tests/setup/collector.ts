import { Writable } from 'node:stream';

/** A stream that collects what is written to it. */
export interface Collector {
  readonly stream: NodeJS.WriteStream;
  readonly text: string;
}

/** Collects a command's output. @param isTTY - whether the command takes the stream for a terminal */
export function collector({ isTTY = false } = {}): Collector {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return {
    stream: Object.assign(stream, { isTTY }) as unknown as NodeJS.WriteStream,
    get text() {
      return text;
    },
  };
}
