/** Reads a CSV file as a stream of records with their line numbers. */
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CommandError } from '../errors.ts';

/** Longest record, in characters: room for long descriptions, and a bound on memory when a closing quote is missing. */
const recordMaxLength = 512 * 1024;

/** A record of the file, which takes several lines when a cell has line breaks. */
export interface CsvRecord {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The records of a file with commas between its cells, UTF-8, with or without a byte order mark.
 *
 * @throws {CommandError} when the file as a whole cannot be read: another encoding, a quote that does not close, a record without end
 */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: recordMaxLength,
    record_delimiter: '\n',
  });
  // Errors of either end reach the reader of the parser.
  pipeline(Readable.from(withPlainLines(decode(chunks))), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      yield { line: info.lines - breaks, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new CommandError(explain(error)) : error;
  }
}

function explain(error: CsvError): string {
  const line = typeof error['lines'] === 'number' ? `Line ${error['lines']}: ` : '';
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `${line}a quotation mark opens a cell and never closes.`;
    case 'CSV_MAX_RECORD_SIZE':
      return `${line}the row is longer than ${recordMaxLength / 1024} kB. Is a quotation mark missing at the end of a cell?`;
    default:
      return `${line}the file is not valid CSV there (${error.message}). A quotation mark inside a cell is written twice, and the cell stands in quotation marks.`;
  }
}

/** Ends all lines with a line feed: files that several programs have edited mix several line endings. */
async function* withPlainLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const text of texts) {
    const all = held + text;
    // A line feed may follow in the next text.
    held = all.endsWith('\r') ? '\r' : '';
    yield all.slice(0, all.length - held.length).replace(/\r\n?/gu, '\n');
  }
  if (held) yield '\n';
}

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) refuseUtf16(chunk);
    isFirst = false;
    yield decodeChunk(() => decoder.decode(chunk, { stream: true }), chunk, lines);
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
  }
  yield decodeChunk(() => decoder.decode(), new Uint8Array(), lines);
}

function decodeChunk(decodeText: () => string, chunk: Uint8Array, lines: number): string {
  try {
    return decodeText();
  } catch {
    const readable = new TextDecoder().decode(chunk).split('�', 1)[0]!;
    const line = lines + readable.split('\n').length - 1;
    throw new CommandError(`The file is not UTF-8 (see line ${line}). Save it as "CSV UTF-8" and try again.`);
  }
}

function refuseUtf16(start: Uint8Array): void {
  const mark = (start[0] ?? 0) * 256 + (start[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) throw new CommandError('The file is UTF-16. Save it as "CSV UTF-8" and try again.');
}
