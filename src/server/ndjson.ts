/** Lines of JSON (NDJSON): the format of long answers, uploads and backups, one value at a time. */

export const ndjsonType = 'application/x-ndjson';

export async function* toLines(values: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** Reads lines of JSON. Rejects when the stream breaks off. */
export async function* fromLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // A line is collected in pieces, since a line with a file is megabytes, and joining it at every chunk would take longer than reading it.
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
