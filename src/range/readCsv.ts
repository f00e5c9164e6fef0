import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileError } from './errors.ts';

/** How the text of a file is written. */
export interface FileForm {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly separator: string;
  /** False where a quotation mark is only that. */
  readonly quotes?: boolean;
}

/** Longest record, in characters: room for long descriptions, and a bound on memory when a closing quote is missing. */
const recordMaxLength = 512 * 1024;

/** A record of the file, which takes several lines when a cell has line breaks. */
export interface CsvRecord {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it cannot be used, where that is known before its cells are judged; continues "the row". */
  readonly problem?: string;
}

/** @throws {FileError} when the file as a whole cannot be read: a quote that does not close, a record without end */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>, form: FileForm): AsyncGenerator<CsvRecord> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: recordMaxLength,
    record_delimiter: '\n',
    delimiter: form.separator,
    ...(form.quotes === false ? { quote: false } : {}),
    // Programs that separate by tabs often know no quotation marks.
    relax_quotes: form.separator === '\t',
  });
  // Errors of either end reach the reader of the parser.
  pipeline(Readable.from(withPlainLines(decodeFile(chunks, form), form.separator)), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      const line = info.lines - breaks;
      // A spreadsheet's own line names the separator.
      if (line > 1 || !/^sep=.?$/iu.test(record.join(form.separator))) yield { line, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileError(explain(error)) : error;
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

/** Cells that keep their zeros in Excel without quotation marks around them: `="00123"`. */
const zerosInFormulas = /(?<![^,;|\t\n])="([^"\n]*)"(?![^,;|\t\n])/gu;

/** Ends all lines alike, drops the empty cells that a spreadsheet with another separator has added, and quotes cells of {@link zerosInFormulas}. */
async function* withPlainLines(texts: AsyncIterable<string>, separator: string): AsyncGenerator<string> {
  const added = separator === ';' ? /,{2,}$/gmu : /;{2,}$/gmu;
  const plain = (text: string) => text.replace(/\r\n?/gu, '\n').replace(added, '').replace(zerosInFormulas, '"$1"');
  let held = '';
  for await (const text of texts) {
    held += text;
    if (!text.includes('\n') && held.length <= recordMaxLength) continue;
    // The last line, and the end of the one before it, may go on in the next text.
    const whole = held.length > recordMaxLength ? held.length - 1 : held.lastIndexOf('\n') + 1;
    yield plain(held.slice(0, whole));
    held = held.slice(whole);
  }
  yield plain(held);
}

async function* decodeFile(chunks: AsyncIterable<Uint8Array>, { encoding }: FileForm): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
