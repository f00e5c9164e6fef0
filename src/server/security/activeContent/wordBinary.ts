/** Judges a DOC: an OLE2 container that is a document of Word 97 or later, without macros and objects ([MS-CFB], [MS-DOC]). */
import CFB, { type CFB$Entry } from 'cfb';
import { FieldReader } from './fields.ts';
import { Refused, type Verdict } from './verdict.ts';

/** Entries of a container with macros, objects and other files. */
const activeEntries = /^(?:_?VBA.*|Macros|PROJECT(?:wm)?|Package|.*Ole10Native|.*OCX(?:NAME|DATA))$/iu;

/** Places in the document's first block, and its marks. */
const fib = {
  mark: 0xa5ec,
  version: 2,
  firstVersion: 0xc1,
  flags: 10,
  isEncrypted: 0x100,
  isTable1: 0x200,
  names: 0x19a,
  pieces: 0x1a2,
  bytes: 0x1aa,
} as const;

/** Characters of all pieces together; a hostile file may name one of them again and again. */
const textMaxLength = 20_000_000;

export function judgeWordBinary(content: Buffer): Verdict {
  const { FileIndex: entries, FullPaths: paths } = CFB.read(content, { type: 'buffer' });
  if (entries.some(({ name }) => /^EncryptedPackage$/iu.test(name))) throw new Refused('locked');
  if (entries.some(({ name }) => activeEntries.test(name)) || paths.some((path) => /\/ObjectPool\/./iu.test(path)))
    throw new Refused('active');
  const document = streamOf(entries, 'WordDocument');
  if (document.length < fib.bytes || document.readUInt16LE(0) !== fib.mark || document.readUInt16LE(fib.version) < fib.firstVersion)
    throw new Refused('unreadable');
  const flags = document.readUInt16LE(fib.flags);
  if (flags & fib.isEncrypted) throw new Refused('locked');
  const table = streamOf(entries, flags & fib.isTable1 ? '1Table' : '0Table');
  const blockAt = (place: number) => {
    const [start, bytes] = [document.readUInt32LE(place), document.readUInt32LE(place + 4)];
    if (bytes > 0 && start + bytes > table.length) throw new Refused('unreadable');
    return table.subarray(start, start + bytes);
  };
  refuseForeignNames(blockAt(fib.names));
  refuseActiveFields(textOf(document, blockAt(fib.pieces)));
  return 'harmless';
}

/** The one stream of a name. */
function streamOf(entries: readonly CFB$Entry[], name: string): Buffer {
  const [found, ...others] = entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
  if (!found || others.length > 0) throw new Refused(found ? 'unreadable' : 'contentDiffers');
  return Buffer.from(found.content);
}

/** Names in the list of files that belong to a document: its template, and the files of a serial letter. */
const foreignNames = [1, 8, 9];

/** Refuses a template, or a list of recipients, on another machine. */
function refuseForeignNames(list: Buffer): void {
  for (let [at, index] = [6, 0]; at + 2 <= list.length; index += 1) {
    const end = at + 2 + 2 * list.readUInt16LE(at);
    const name = list.toString('utf16le', at + 2, end);
    if (foreignNames.includes(index) && /^\s*(?:[\\/]{2}|\w{2,}:)/u.test(name)) throw new Refused('active');
    at = end;
  }
}

function textOf(document: Buffer, pieces: Buffer): string {
  let at = 0;
  while (pieces[at] === 1) at += 3 + pieces.readInt16LE(at + 1);
  if (at < 0 || pieces[at] !== 2) throw new Refused('unreadable');
  const list = pieces.subarray(at + 5, at + 5 + pieces.readUInt32LE(at + 1));
  const count = Math.floor((list.length - 4) / 12);
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const length = list.readUInt32LE(4 * index + 4) - list.readUInt32LE(4 * index);
    const place = list.readUInt32LE(4 * (count + 1) + 8 * index + 2);
    const isNarrow = (place & 0x40_00_00_00) !== 0;
    const start = isNarrow ? (place & 0x3f_ff_ff_ff) / 2 : place;
    const end = start + length * (isNarrow ? 1 : 2);
    if (length < 0 || end > document.length || text.length + length > textMaxLength) throw new Refused('unreadable');
    text += document.toString(isNarrow ? 'latin1' : 'utf16le', start, end);
  }
  return text;
}

/** Fields begin, have a result, and end with characters of their own. */
function refuseActiveFields(text: string): void {
  const fields = new FieldReader();
  // oxlint-disable-next-line no-control-regex -- they are control characters
  for (const piece of text.split(/([\u0013-\u0015])/u)) {
    if (piece === '\u0013') fields.begin();
    else if (piece === '\u0014') fields.separate();
    else if (piece === '\u0015') fields.end();
    // Programs mark the place of a link's data in its instruction.
    else fields.take(piece.replaceAll('\u0001', ''));
  }
  fields.finish();
}
