/** Judges a DOCX by all of its parts: each is inflated whole, and all XML is parsed (ECMA-376, parts 1 and 2). */
import { inflateRawSync } from 'node:zlib';
import type { SaxesTagNS as Tag } from 'saxes';
import { fromBufferPromise, type Entry, type LocalFileHeader } from 'yauzl';
import { FieldReader, refuseActiveField } from './fields.ts';
import { isHarmlessLink, isOwnPlace, Refused, type Verdict } from './verdict.ts';
import { readXml } from './xml.ts';

/** Parts of an archive: a document has dozens. */
const partsMax = 2_000;

/** Bytes that all parts may have when they are inflated, and those of XML: beyond them a document bursts at its reader. */
const [inflatedMaxBytes, xmlMaxBytes] = [64_000_000, 16_000_000];

/** Types of relationships, by their last word, to parts that act, or that Word opens with another program. */
const activeRelationships = new Set(
  `oleObject package vbaProject wordVbaData activeXControl activeXControlBinary control ctrlProp aFChunk attachedTemplate subDocument frame
  externalLink keyMapCustomizations attachedToolbars webextension webextensiontaskpanes extensibility`
    .toLowerCase()
    .split(/\s+/u),
);

/** Files beside the document's own that Word writes down and looks for on the reader's machine alone: the template of a CV, a picture that was linked. */
const localRelationships = ['attachedtemplate', 'image'];
/** A template by its name alone, which Word looks for among the reader's own. */
const plainTemplate = /^[^/\\:%]+\.dot[xm]?$/iu;

/** Types of parts with macros, controls, objects, and documents of other kinds. */
const activeContentTypes = /vba|macro|activex|oleobject|html|rtf|rfc822|mht|msdownload/iu;

/** Elements of Word's text that take in other documents or start a program. */
const activeElements = new Set(['altChunk', 'subDoc', 'control', 'mailMerge', 'frameset']);

/** How programs, documents of other kinds and archives begin, which no part of a document is. */
const foreignBeginnings = [
  'MZ',
  '\u007fELF',
  '\u00cf\u00fa\u00ed\u00fe',
  '\u00ca\u00fe\u00ba\u00be',
  '#!',
  '\u00d0\u00cf\u0011\u00e0',
  'PK\u0003\u0004',
  '{\\rt',
  '%PDF',
  'L\0\0\0',
];

export async function judgeWordArchive(content: Buffer): Promise<Verdict> {
  const parts = await readParts(content);
  const types = parts.get('[content_types].xml')?.();
  if (!types || ![...parts.keys()].some((name) => name.startsWith('word/'))) throw new Refused('contentDiffers');
  const xmlNames = new Set<string>();
  readXml(types, ({ attributes }) => {
    const value = (name: string) => attributes[name]?.value ?? '';
    if (activeContentTypes.test(value('ContentType'))) throw new Refused('active');
    if (/xml$/iu.test(value('ContentType'))) xmlNames.add(value('PartName').slice(1).toLowerCase());
  });
  let left = xmlMaxBytes;
  for (const [name, inflate] of parts) {
    const part = inflate();
    const beginning = part.toString('latin1', 0, 64);
    if (foreignBeginnings.some((foreign) => beginning.startsWith(foreign))) throw new Refused('active');
    const isXml =
      xmlNames.has(name) ||
      /\.(?:xml|rels|vml|svg)$/u.test(name) ||
      /^(?:[\0\s]|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)*</u.test(beginning);
    if (!isXml) continue;
    if ((left -= part.length) < 0) throw new Refused('unreadable');
    new PartJudge().read(part);
  }
  return 'harmless';
}

/** Functions that inflate the parts, by their names in lower case: names that differ in case alone are one to some programs. */
async function readParts(content: Buffer): Promise<Map<string, () => Buffer>> {
  const archive = await fromBufferPromise(content, { strictFileNames: true }).catch(() => {
    throw new Refused('contentDiffers');
  });
  if (archive.entryCount > partsMax) throw new Refused('unreadable');
  const parts = new Map<string, () => Buffer>();
  const places: { readonly start: number; readonly ends: readonly number[] }[] = [];
  let directory = content.length - 22 - archive.comment.length;
  let left = inflatedMaxBytes;
  for await (const entry of archive.eachEntry()) {
    const header = await archive.readLocalFileHeaderPromise(entry);
    refuseContradiction(entry, header);
    const end = header.fileDataStart + entry.compressedSize;
    // Sizes may follow the data, with and without a mark, in two widths.
    places.push({
      start: entry.relativeOffsetOfLocalHeader,
      ends: header.generalPurposeBitFlag & 8 ? [12, 16, 20, 24].map((bytes) => end + bytes) : [end],
    });
    directory -= 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    const name = entry.fileName.toLowerCase();
    if (parts.has(name) || (left -= entry.uncompressedSize) < 0) throw new Refused('unreadable');
    parts.set(name, () => inflated(content.subarray(header.fileDataStart, end), entry));
  }
  // Programs that mend damaged archives also see the bytes between the parts.
  let expected = [0];
  for (const { start, ends } of places.toSorted((one, other) => one.start - other.start)) {
    if (!expected.includes(start)) throw new Refused('unreadable');
    expected = [...ends];
  }
  if (!expected.includes(directory)) throw new Refused('unreadable');
  return parts;
}

/** Refuses a part that the archive's directory describes in another way than the record before its data. */
function refuseContradiction(entry: Entry, header: LocalFileHeader): void {
  if (entry.isEncrypted()) throw new Refused('locked');
  const isSame =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (header.generalPurposeBitFlag & 0x2041) === (entry.generalPurposeBitFlag & 0x2041);
  const areSizesSame =
    (header.compressedSize === entry.compressedSize || header.compressedSize === 0xff_ff_ff_ff) &&
    (header.uncompressedSize === entry.uncompressedSize || header.uncompressedSize === 0xff_ff_ff_ff);
  const areSizesLater = (header.generalPurposeBitFlag & 8) !== 0 && header.compressedSize === 0;
  if (!isSame || !(areSizesSame || areSizesLater)) throw new Refused('unreadable');
}

function inflated(packed: Buffer, { compressionMethod, uncompressedSize }: Entry): Buffer {
  if (compressionMethod === 0) {
    if (packed.length !== uncompressedSize) throw new Refused('unreadable');
    return packed;
  }
  if (compressionMethod !== 8) throw new Refused('unreadable');
  const { buffer, engine } = inflateRawSync(packed, { maxOutputLength: uncompressedSize + 1, info: true }) as unknown as {
    buffer: Buffer;
    engine: { bytesWritten: number };
  };
  if (buffer.length !== uncompressedSize || engine.bytesWritten !== packed.length) throw new Refused('unreadable');
  return buffer;
}

/** Judges a part by its elements, whatever it is: relationships, text, headers, settings. */
class PartJudge {
  readonly #fields = new FieldReader();
  /** Whether the text of an instruction, or other text, is being read. */
  #reading: 'instruction' | 'text' | undefined;

  read(part: Buffer): void {
    readXml(part, (tag) => this.#open(tag), {
      onText: (text) => {
        if (this.#reading) this.#fields.take(text);
      },
      onClose: () => (this.#reading = undefined),
    });
    this.#fields.finish();
  }

  #open(tag: Tag): void {
    const { local, uri } = tag;
    const values = (name: string) =>
      Object.values(tag.attributes)
        .filter((attribute) => attribute.local === name)
        .map(({ value }) => value);
    if (local === 'Relationship') refuseActiveRelationship(tag);
    // A film of the web is a page of its own inside an attribute.
    if (local === 'OLEObject' || local === 'webVideoPr' || values('embeddedHtml').length > 0) throw new Refused('active');
    if (uri === 'urn:schemas-microsoft-com:vml') {
      const isPicture = ['imagedata', 'fill', 'stroke'].includes(local);
      const isHarmless = (value: string) => (isPicture ? isOwnPlace(value) : isHarmlessLink(value));
      if (values('src').some((value) => /[:\\]|^\/\//u.test(value)) || !values('href').every(isHarmless)) throw new Refused('active');
    }
    if (!uri.includes('wordprocessingml')) return;
    if (activeElements.has(local)) throw new Refused('active');
    if (local === 'fldSimple') values('instr').forEach(refuseActiveField);
    if (local === 'fldChar') values('fldCharType').forEach((type) => this.#mark(type));
    if (local === 'instrText' || local === 'delInstrText') {
      // No program writes one outside of a field.
      if (!this.#fields.isInside) throw new Refused('unreadable');
      this.#reading = 'instruction';
    }
    if (local === 't' || local === 'delText') this.#reading = 'text';
  }

  #mark(type: string): void {
    if (type === 'begin') this.#fields.begin();
    else if (type === 'separate') this.#fields.separate();
    else if (type === 'end') this.#fields.end();
    else throw new Refused('unreadable');
  }
}

/** Refuses what is fetched from elsewhere when the document is opened, as a template with macros would be. Links that a reader clicks on are not. */
function refuseActiveRelationship({ attributes }: Tag): void {
  const value = (name: string) => attributes[name]?.value ?? '';
  const type = value('Type').split('/').at(-1)!.toLowerCase();
  const isInside = /^(?:internal)?$/iu.test(value('TargetMode').trim());
  if (!isInside && localRelationships.includes(type) && isOwnPlace(value('Target'))) return;
  if (!isInside && type === 'attachedtemplate' && plainTemplate.test(value('Target'))) return;
  if (activeRelationships.has(type)) throw new Refused('active');
  const isHarmless = isInside ? !/:|\\|^\/\//u.test(value('Target')) : type === 'hyperlink' && isHarmlessLink(value('Target'));
  if (!isHarmless) throw new Refused('active');
}
