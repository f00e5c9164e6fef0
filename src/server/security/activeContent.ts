/**
 * Looks into files of strangers for content that acts when staff open them: scripts, programs, macros, and parts that are fetched from elsewhere. Bounded in
 * time and memory, and nothing is ever unpacked to disk. It does not find viruses, and encrypted or hidden content may escape it.
 */
import { inflateRawSync, inflateSync, constants } from 'node:zlib';
import { archiveEntries, type ArchiveEntry } from '../../contract/forms/wordArchive.ts';

/** Result of judging a file. */
export type Verdict = 'harmless' | 'active' | 'unreadable';

/** Bytes that all parts of a file may have together when they are inflated, and one of them. */
const [inflatedMaxBytes, partMaxBytes] = [16_000_000, 4_000_000];

/** Raised where a file bursts, or has more in it than can be looked at. */
class TooLarge extends Error {}

/** Inflates parts within one budget for the file. */
class Inflater {
  #left = inflatedMaxBytes;

  /** @throws when the part is damaged or larger than a part may be */
  inflate(content: Buffer, isRaw: boolean): Buffer {
    const maxOutputLength = Math.min(partMaxBytes, this.#left);
    if (maxOutputLength <= 0) throw new TooLarge();
    const inflated = (isRaw ? inflateRawSync : inflateSync)(content, { maxOutputLength });
    this.#left -= inflated.length;
    return inflated;
  }
}

/**
 * Judges a PDF. Its abilities are told by names, which may be spelled in escapes and stand in compressed streams of objects. Only what stands outside of streams
 * becomes text: most of a large file is in them, and others wait while it is judged.
 */
export function judgePdf(content: Buffer): Verdict {
  const inflater = new Inflater();
  const text = (from: number, to: number) => content.toString('latin1', from, to);
  try {
    let [at, streams] = [0, 0];
    let outside = '';
    for (const { start, end } of streamsIn(content)) {
      if (start < at) continue;
      const before = text(at, start);
      outside += before;
      if ((streams += 1) > streamsMax) return 'unreadable';
      const dictionary = plainNames(
        afterLast('obj', before.slice(-dictionaryMaxLength)) ??
          afterLast('obj', text(Math.max(0, start - dictionaryMaxLength), start)) ??
          text(Math.max(0, start - dictionaryMaxLength), start),
      );
      const closing = content.indexOf('endstream', end, 'latin1');
      at = closing === -1 ? content.length : closing;
      if (!/\/ObjStm\b/u.test(dictionary)) continue;
      const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/u.exec(dictionary)?.[1]?.replace(/[[\]\s]/gu, '');
      // No program writes objects in another way, but somebody who hides them.
      if ((filter !== undefined && filter !== '/FlateDecode') || /\/Predictor\b/u.test(dictionary)) return 'unreadable';
      outside += filter === undefined ? text(end, at) : inflater.inflate(content.subarray(end), false).toString('latin1');
    }
    outside += text(at, content.length);
    return activeNames.test(plainNames(outside)) ? 'active' : 'harmless';
  } catch {
    return 'unreadable';
  }
}

/**
 * The keywords that begin a stream: each a word by itself at the end of its line, at `start`. The stream's first byte is at `end`.
 *
 * @throws {TooLarge} when the word stands there more often than in any document
 */
function* streamsIn(content: Buffer): Generator<{ readonly start: number; readonly end: number }> {
  const keyword = 'stream';
  let found = 0;
  for (let start = content.indexOf(keyword); start !== -1; start = content.indexOf(keyword, start + 1)) {
    if ((found += 1) > keywordsMax) throw new TooLarge();
    let end = start + keyword.length;
    if (content[end] === carriageReturn) end += 1;
    if (content[end] === lineFeed && !isWordByte(content[start - 1])) yield { start, end: end + 1 };
  }
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** Whether a byte is a letter, a digit or an underscore. */
function isWordByte(byte: number | undefined): boolean {
  return byte !== undefined && /\w/u.test(String.fromCharCode(byte));
}

/** The rest of a text behind the last place where a word begins, without its first letter; undefined when it does not stand there. */
function afterLast(word: string, text: string): string | undefined {
  const index = text.lastIndexOf(word);
  return index === -1 ? undefined : text.slice(index + 1);
}

/** Times that the keyword of a stream, or of its end, stands in a PDF: twice as often as there may be streams, and some in texts. */
const keywordsMax = 60_000;

/** Streams of a PDF that are looked at: one of our size has some thousands. */
const streamsMax = 20_000;

/** Escapes in the names of a PDF: programs write hardly any. */
const escapesMax = 100_000;

/** Longest dictionary of a stream that is read, in bytes. */
const dictionaryMaxLength = 4_096;

/** Actions that start programs or scripts, and files inside the file (ISO 32000-2, 7.11.4, 12.6.4 and 13.6). */
const activeNames = /\/(?:Launch|JavaScript|JS|EmbeddedFiles?|RichMedia)(?![\w.-])/u;

/** Names without their escapes: `/J#61vaScript`. */
function plainNames(text: string): string {
  if ((text.match(/#[\da-f]{2}/giu)?.length ?? 0) > escapesMax) throw new TooLarge();
  return text.replace(/#([\da-f]{2})/giu, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));
}

/** Judges a DOCX by the types of its parts, wherever and under whatever name they stand, and by the places that they come from. */
export function judgeWordArchive(content: Buffer): Verdict {
  const entries = archiveEntries(content);
  if (!entries) return 'unreadable';
  const inflater = new Inflater();
  try {
    for (const entry of entries) {
      const packed = packedPart(content, entry);
      if (!packed) return 'unreadable';
      if (isProgram(beginningOf(packed))) return 'active';
      if (entry.name === '[Content_Types].xml' || entry.name.toLowerCase().endsWith('.rels')) {
        const xml = textOf(packed.isDeflated ? inflater.inflate(packed.content, true) : packed.content);
        if (macroTypes.test(xml) || hasForeignPart(xml)) return 'active';
      }
    }
    return 'harmless';
  } catch {
    return 'unreadable';
  }
}

/** Types of parts with macros and of controls. */
const macroTypes = /vbaProject|macroEnabled|activeX/iu;

/** Whether a part is fetched from elsewhere when the document is opened, as a template with macros would be. Links that a reader clicks on are not. */
function hasForeignPart(xml: string): boolean {
  const relations = xml.match(/<[^<>]*\bTargetMode\s*=\s*["']External["'][^<>]*>/giu) ?? [];
  return relations.some((relation) => !/\bType\s*=\s*["'][^"']*\/hyperlink["']/iu.test(relation));
}

/** XML as text, in the encodings that Word reads. */
function textOf(xml: Buffer): string {
  if (xml[0] === 0xff && xml[1] === 0xfe) return xml.toString('utf16le');
  if (xml[0] === 0xfe && xml[1] === 0xff)
    return Buffer.from(xml.subarray(0, xml.length & ~1))
      .swap16()
      .toString('utf16le');
  return xml.toString('utf8');
}

interface PackedPart {
  readonly content: Buffer;
  readonly isDeflated: boolean;
}

/** A part as it stands in the archive; undefined when it cannot be read as any program would. */
function packedPart(content: Buffer, { offset, packedBytes, method, flags }: ArchiveEntry): PackedPart | undefined {
  const isEncrypted = (flags & 1) !== 0;
  if (isEncrypted || (method !== 0 && method !== 8) || offset + 30 > content.length || content.readUInt32LE(offset) !== 0x04034b50)
    return undefined;
  const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28);
  if (start + packedBytes > content.length) return undefined;
  return { content: content.subarray(start, start + packedBytes), isDeflated: method === 8 };
}

/** Bytes of a part that are looked at to know what it is, packed: more than its first few need. */
const beginningBytes = 256;

/** The first bytes of a part. */
function beginningOf({ content, isDeflated }: PackedPart): Buffer {
  const beginning = content.subarray(0, beginningBytes);
  // A part that is cut off is inflated as far as it goes.
  return isDeflated ? inflateRawSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 1_000_000 }) : beginning;
}

/** How programs, and documents of the old format, which may have macros, begin. */
const programBeginnings = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x23, 0x21],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

function isProgram(beginning: Buffer): boolean {
  return programBeginnings.some((bytes) => bytes.every((byte, at) => beginning[at] === byte));
}

/** Judges a DOC: an OLE2 container that is a Word document, has no macros and no packed file ([MS-CFB], [MS-DOC]). */
export function judgeWordBinary(content: Buffer): Verdict {
  const names = containerNames(content);
  if (!names?.includes('WordDocument')) return 'unreadable';
  return names.some((name) => /^(?:_?VBA.*|Macros|EncryptedPackage|PROJECT(?:wm)?)$/iu.test(name) || name.endsWith('Ole10Native'))
    ? 'active'
    : 'harmless';
}

/** Ends a chain of sectors. */
const endOfChain = 0xff_ff_ff_fa;

/** Entries of a container that are looked at. */
const containerEntriesMax = 10_000;

/** The names of what is in an OLE2 container; undefined when it is none. */
function containerNames(content: Buffer): string[] | undefined {
  if (content.length < 512) return undefined;
  const shift = content.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 2 ** shift;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const isInside = (sector: number) => sector < endOfChain && startOf(sector) + sectorBytes <= content.length;
  // The header has room for the allocation table of files far larger than ours may be.
  const next = (sector: number): number => {
    const table = content.readUInt32LE(76 + 4 * Math.floor(sector / (sectorBytes / 4)));
    return isInside(table) ? content.readUInt32LE(startOf(table) + 4 * (sector % (sectorBytes / 4))) : endOfChain;
  };
  const names: string[] = [];
  for (let sector = content.readUInt32LE(48); isInside(sector) && sector / (sectorBytes / 4) < 109; sector = next(sector)) {
    for (let at = startOf(sector); at < startOf(sector) + sectorBytes; at += 128) {
      const nameBytes = content.readUInt16LE(at + 64);
      if (nameBytes >= 2 && nameBytes <= 64) names.push(content.toString('utf16le', at, at + nameBytes - 2));
    }
    if (names.length > containerEntriesMax) return undefined;
    // An empty entry at each end would let a chain that bites its tail go on for ever.
    if (names.length === 0) return undefined;
  }
  return names;
}
