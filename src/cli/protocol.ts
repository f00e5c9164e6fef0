/**
 * How the command line talks to a running server: one HTTP request over the socket per action, with values as lines of JSON both ways.
 * The last line of an answer says how it ended, so that an answer that broke off is never taken for a whole one.
 */

/** A line of an answer. */
export type AnswerLine = { readonly value: unknown } | { readonly done: true } | { readonly failed: string };

/** The socket's name in a data folder. */
export const socketName = 'shop.sock';

/** Values as lines of JSON. */
export async function* toLines(values: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** Reads lines of JSON. Rejects when the stream breaks off. */
export async function* fromLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // Kept in pieces: a line with a file in it is megabytes, and joining it anew at every chunk would take longer than reading it.
  let pieces: string[] = [];
  for await (const chunk of chunks) {
    const [first, ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    pieces.push(first!);
    for (const next of others) {
      yield JSON.parse(pieces.join(''));
      pieces = [next];
    }
  }
  if (pieces.join('') !== '') throw new SyntaxError('The last line is not complete.');
}
