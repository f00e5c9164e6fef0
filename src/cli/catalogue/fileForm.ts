/** Finds out how the text of a file is written and where its columns are named, and names files that are no text for what they are. */
import { CommandError } from '../errors.ts';
import { columns, plainName, requiredColumns } from '../../range/columns.ts';
import type { FileForm } from '../../range/readCsv.ts';
import { readBy, type Shape } from './shape.ts';

export interface Found {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Undefined for the shop's own form. */
  readonly shape: Shape | undefined;
  /** How sure it is: the more the surer, 0 when no name is known. */
  readonly worth: number;
  /** Whether it names the columns of a range, and not only some of its words. */
  readonly isWhole: boolean;
}

/** Lines among which the names of the columns are looked for. */
const headerLines = 10;

/** Bytes from which kind and separator are told. */
const startLength = 64 * 1024;

const separators = [',', ';', '\t', '|'] as const;

const asCsv = 'Save the sheet as "CSV UTF-8 (comma delimited)" and import that.';

/* oxlint-disable no-control-regex -- files that are no text begin with such bytes */
/** Beginnings of files that are not CSV, as Latin-1; the first that fits counts. */
const kinds: readonly (readonly [beginning: RegExp, name: string, advice?: string])[] = [
  [/^PK\u0003\u0004[\s\S]{0,200}opendocument\.spreadsheet/u, 'a workbook of LibreOffice (ODS)', asCsv],
  [/^PK\u0003\u0004[\s\S]*(?:word|ppt)\//u, 'a document of Word or PowerPoint'],
  [/^PK\u0003\u0004[\s\S]*Index(?:\/|\.zip)/u, 'a workbook of Numbers', asCsv],
  [/^PK\u0003\u0004[\s\S]*xl\/workbook\.bin/u, 'a binary workbook of Excel (XLSB)', asCsv],
  [/^PK[\u0003\u0005]/u, 'a ZIP archive', 'Unpack it, and import the file inside. A workbook taken for one is damaged.'],
  [
    /^\u00d0\u00cf\u0011\u00e0[\s\S]*E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k/u,
    'a workbook that is locked with a password',
    `Open it with the password. ${asCsv}`,
  ],
  [/^L\0\0\0\u0001\u0014\u0002\0/u, 'a shortcut of Windows', 'Import the file that it leads to.'],
  [/^[\u0001-\u0008\u000e-\u001f][^\0]+ {4}\S\0/u, 'the mark of a workbook that is open in Excel (~$)', 'Import the workbook itself.'],
  [/^\s*\{[^}]*"doc_id"/u, 'a link to Google Sheets', 'Download the sheet as CSV, and import that.'],
  [/^x\u009f>"/u, 'an attachment of Outlook (winmail.dat)', 'Ask for the range as a CSV file.'],
  [/^(?:mime-version|received|return-path|message-id|x-[\w-]+): /iu, 'an e-mail, or a web page in one file (MHTML)', asCsv],
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

/** Reads a file once to find its form. @throws {CommandError} when it is no text, or its text is damaged */
export async function inspectFile(
  chunks: AsyncIterable<Uint8Array>,
  shapes: readonly Shape[] = [],
): Promise<{ form: FileForm; found: Found }> {
  const [strict, loose] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('utf-8')];
  let start = Buffer.alloc(0);
  let [lines, hasLetters] = [1, false];
  let wrongLine: number | undefined;
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
  if (encoding === 'windows-1252' && (hasLetters || undefinedInWindows.some((byte) => seen[byte]) || isOfDos(seen)))
    throw new CommandError(`The file is not UTF-8 (see line ${wrongLine}). Save it as "CSV UTF-8" and try again.`);
  const text = new TextDecoder(encoding).decode(start);
  // One further down belongs to a row, which is refused alone.
  if (headerOf(text).includes('\0')) throw new CommandError('The file is not a text. Needed is a CSV file.');
  if (/^[“„][^\r\n"“„]*”[,;\t|][“„]/mu.test(text))
    throw new CommandError('Typographic quotation marks (“ ”) stand around the cells. Save the file with plain ones (").');
  const { separator, found } = separatorOf(text, shapes);
  return { form: { encoding, separator, ...(found.shape?.quotes === false ? { quotes: false } : {}) }, found };
}

const undefinedInWindows = [0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** Bytes of letters and of "£" in MS-DOS, as Excel's "CSV (MS-DOS)" has them, and signs that hardly any Windows text has. */
const lettersOfDos = [0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x98, 0x9c];

const isOfDos = (seen: Uint8Array): boolean => lettersOfDos.some((byte) => seen[byte]) && !seen.subarray(0xc0).some(Boolean);

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

function refuseOtherKinds(start: Buffer): void {
  const wide = utf16Of(start);
  const text = wide ? new TextDecoder(wide).decode(start) : start.toString('latin1').replace(/^\u00ef\u00bb\u00bf/u, '');
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

/** The separator that a spreadsheet's own line names, or else the one by which most names of columns are found in one line. */
function separatorOf(text: string, shapes: readonly Shape[]): { separator: string; found: Found } {
  const named = /^"?sep=(.)"?\s*(?:[\r\n]|$)/iu.exec(text)?.[1];
  const lines = text.split(/\r\n?|\n/u).slice(0, headerLines);
  const tried = (named === undefined ? separators : [named]).map((separator) => {
    const cells = lines.map((line) => line.split(separator).map((name) => name.replaceAll('"', '')));
    return { separator, found: findHeader(cells, shapes), width: headerOf(text).split(separator).length };
  });
  return tried.reduce((best, each) => ((each.found.worth - best.found.worth || each.width - best.width) > 0 ? each : best));
}

/** The line among the first that names most columns, in the shop's words or those of a shape. */
export function findHeader(lines: readonly (readonly string[])[], shapes: readonly Shape[]): Found {
  const found = lines.slice(0, headerLines).flatMap((cells, index) => {
    const seen = new Set(cells.map(plainName));
    const count = (names: readonly string[]) => names.filter((name) => seen.has(plainName(name))).length;
    const isOwn = count(requiredColumns) === requiredColumns.length;
    const fits = shapes.filter(({ knownBy }) => knownBy.every((names) => count([names].flat()) > 0));
    return [
      { line: index + 1, shape: undefined, worth: count(columns) + (isOwn ? 1000 : 0), isWhole: isOwn },
      ...fits.map((shape) => {
        const known = count(Object.values(shape.columns).flatMap(readBy));
        const isTold = shape.knownBy.length > 0;
        return { line: index + 1, shape, worth: known + (isTold ? 100 : 2000), isWhole: isTold || known > 1 };
      }),
    ];
  });
  return found.reduce((best, each) => (each.worth > best.worth ? each : best), { line: 1, shape: undefined, worth: 0, isWhole: false });
}

const namesOfSeparators: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };
const namesOfEncodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Western European)',
};

/** A sentence about what was guessed of a file; undefined for one that is as the shop writes it. @param form - of a workbook its sheets */
export function describeGuess(form: FileForm | string, { line, shape }: Found): string | undefined {
  const isBook = typeof form === 'string';
  if (!isBook && form.encoding === 'utf-8' && line === 1 && shape === undefined) return undefined;
  const written = isBook
    ? `a workbook of Excel, ${form}`
    : `${namesOfEncodings[form.encoding]}, ${namesOfSeparators[form.separator] ?? `"${form.separator}"`}`;
  const doubt = !isBook && form.encoding === 'windows-1252' ? ' If accents or signs of money look wrong, save it as "CSV UTF-8".' : '';
  return `Read as ${shape?.name ?? "the shop's own columns"}: ${written}, columns named in line ${line}.${doubt}`;
}
