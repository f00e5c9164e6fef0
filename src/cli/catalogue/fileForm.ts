/** Finds out how the text of a file is written, and names files that are no text for what they are. */
import { CommandError } from '../errors.ts';
import { columnOf } from './columns.ts';

/** How a file is written. */
export interface FileForm {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Between cells. */
  readonly separator: string;
}

/** Bytes from which kind and separator are told. */
const startLength = 64 * 1024;

const separators = [',', ';', '\t', '|'] as const;

const asCsv = 'Save the sheet as "CSV UTF-8 (comma delimited)" and import that.';

/* oxlint-disable no-control-regex -- files that are no text begin with such bytes */
/** Beginnings of files that are not CSV, as Latin-1; the first that fits counts. */
const kinds: readonly (readonly [beginning: RegExp, name: string, advice?: string])[] = [
  [/^PK\u0003\u0004[\s\S]{0,200}opendocument\.spreadsheet/u, 'a workbook of LibreOffice (ODS)', asCsv],
  [/^PK\u0003\u0004[\s\S]*xl\//u, 'a workbook of Excel (XLSX)', asCsv],
  [/^PK\u0003\u0004[\s\S]*(?:word|ppt)\//u, 'a document of Word or PowerPoint'],
  [/^PK\u0003\u0004[\s\S]*Index(?:\/|\.zip)/u, 'a workbook of Numbers', asCsv],
  [/^PK[\u0003\u0005]/u, 'a ZIP archive', 'Unpack it, and import the CSV file inside.'],
  [/^\u00d0\u00cf\u0011\u00e0/u, 'a workbook of an older Excel (XLS)', asCsv],
  [/^\u001f\u008b|^7z\u00bc\u00af|^Rar!|^BZh/u, 'a compressed archive', 'Unpack it, and import the CSV file inside.'],
  [/^%PDF/u, 'a PDF'],
  [/^\u0089PNG|^\u00ff\u00d8\u00ff|^GIF8|^RIFF....WEBP|^BM....\u0000\u0000|^II\*\u0000|^MM\u0000\*|^....ftyp/su, 'a picture'],
  [/^\{\\rtf/u, 'a text document (RTF)', asCsv],
  [/^\s*<(?:!doctype html|html|head|body|meta|table|div)\b/iu, 'a web page (HTML), as some programs name XLS', asCsv],
  [/^\s*<[?!\w]/u, 'XML'],
  [/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/u, 'JSON'],
];
/* oxlint-enable no-control-regex */

/**
 * Reads a file once to find its form.
 *
 * @throws {CommandError} when it is no text, or its text is damaged
 */
export async function inspectFile(chunks: AsyncIterable<Uint8Array>): Promise<FileForm> {
  const [strict, loose] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('utf-8')];
  let start = Buffer.alloc(0);
  let [lines, hasLetters] = [1, false];
  let wrongLine: number | undefined;
  /** The bytes that the file has. */
  const seen = new Uint8Array(256);
  for await (const chunk of chunks) {
    if (start.length < startLength) start = Buffer.concat([start, chunk.subarray(0, startLength - start.length)]);
    const text = loose.decode(chunk, { stream: true });
    wrongLine ??= decodes(strict, chunk) ? undefined : lines + text.split('\ufffd', 1)[0]!.split('\n').length - 1;
    lines += text.split('\n').length - 1;
    hasLetters ||= /[\u0080-\ufffc]/u.test(text);
    for (const byte of chunk) seen[byte] = 1;
  }
  wrongLine ??= decodes(strict) ? undefined : lines;
  refuseOtherKinds(start);
  const encoding = utf16Of(start) ?? (wrongLine === undefined ? 'utf-8' : 'windows-1252');
  if (encoding === 'windows-1252' && (hasLetters || undefinedInWindows.some((byte) => seen[byte])))
    throw new CommandError(`The file is not UTF-8 (see line ${wrongLine}). Save it as "CSV UTF-8" and try again.`);
  const text = new TextDecoder(encoding).decode(start);
  // One further down belongs to a row, which is refused alone.
  if (headerOf(text).includes('\0')) throw new CommandError('The file is not a text. Needed is a CSV file.');
  return { encoding, separator: separatorOf(text) };
}

/** Bytes that no text in Windows-1252 has. */
const undefinedInWindows = [0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** Decodes the next bytes of a stream, or its end. */
function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

function refuseOtherKinds(start: Buffer): void {
  const text = start.toString('latin1').replace(/^\u00ef\u00bb\u00bf/u, '');
  const kind = kinds.find(([beginning]) => beginning.test(text));
  if (kind) throw new CommandError(`The file is ${kind[1]}, not CSV. ${kind[2] ?? 'Export the range as "CSV UTF-8" and import that.'}`);
}

/** UTF-16 by its mark, or by the zeros that it has between Latin letters. */
function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first = 1, second = 1, third = 1, fourth = 1] = start;
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0 && third > 0 && fourth === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second > 0 && third === 0 && fourth > 0) ? 'utf-16be' : undefined;
}

/** The first line with a name, or all when no line has any. */
function headerOf(text: string): string {
  return text.split(/[\r\n]+/u).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? text;
}

/** The separator that a spreadsheet's own line names, or else the one that makes most columns of the first line. */
function separatorOf(text: string): string {
  const named = /^"?sep=(.)"?\s*(?:[\r\n]|$)/iu.exec(text)?.[1];
  if (named !== undefined) return named;
  const header = headerOf(text);
  const worth = (separator: string) => {
    const names = header.split(separator).map((name) => name.replaceAll('"', ''));
    return names.filter((name) => columnOf(name) !== undefined).length * 1000 + names.length;
  };
  return separators.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** The text of a file. */
export async function* decodeFile(chunks: AsyncIterable<Uint8Array>, { encoding }: FileForm): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** A sentence about an encoding that was guessed; undefined when the file says it. */
export function describeGuess({ encoding }: FileForm): string | undefined {
  if (encoding !== 'windows-1252') return undefined;
  return 'The file is not UTF-8 and was read as Windows-1252 (Western European). If accents or signs of money look wrong, save it as "CSV UTF-8".';
}
