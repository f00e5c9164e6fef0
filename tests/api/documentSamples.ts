/** Files for tests, as programs write them. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import CFB from 'cfb';

/** A small file of each kind. */
export const samples = {
  pdf: { content: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'), type: 'application/pdf' },
  doc: { content: doc('A life.'), type: 'application/msword' },
  docx: {
    content: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' }),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;

/** A PDF of so many bytes. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15, 'x'), Buffer.from('%%EOF\n')]);

/** An OLE2 container with streams by their paths. */
export function container(streams: Readonly<Record<string, string | Buffer>>): Buffer {
  const made = CFB.utils.cfb_new();
  CFB.utils.cfb_del(made, '/\u0001Sh33tJ5');
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(made, path, Buffer.from(content));
  return Buffer.from(CFB.write(made, { type: 'buffer' }) as Uint8Array);
}

/** Parts of a DOC besides its text. */
export interface DocOptions {
  readonly flags?: number;
  readonly version?: number;
  readonly names?: readonly string[];
  readonly streams?: Readonly<Record<string, string | Buffer>>;
}

/** A DOC of Word 97 to 2003. Each piece of its text is stored by itself: narrow when it can be, in two bytes a letter otherwise. */
export function doc(
  text: string | readonly string[],
  { flags = 0x200, version = 0xc1, names = [], streams = {} }: DocOptions = {},
): Buffer {
  const pieces = typeof text === 'string' ? [text] : text;
  const fib = Buffer.alloc(1024);
  const isNarrow = (piece: string) => !/[^\0-\u00ff]/u.test(piece);
  const stored = pieces.map((piece) => Buffer.from(piece, isNarrow(piece) ? 'latin1' : 'utf16le'));
  const list = Buffer.alloc(5 + 4 * (pieces.length + 1) + 8 * pieces.length);
  list.writeUInt8(2, 0);
  list.writeUInt32LE(list.length - 5, 1);
  let [characters, place] = [0, fib.length];
  for (const [index, piece] of pieces.entries()) {
    characters += piece.length;
    list.writeUInt32LE(characters, 5 + 4 * (index + 1));
    list.writeUInt32LE(isNarrow(piece) ? 0x40_00_00_00 + place * 2 : place, 5 + 4 * (pieces.length + 1) + 8 * index + 2);
    place += stored[index]!.length;
  }
  const nameList = Buffer.concat([
    Buffer.from([0xff, 0xff, names.length, 0, 0, 0]),
    ...names.map((name) => Buffer.concat([Buffer.from([name.length, 0]), Buffer.from(name, 'utf16le')])),
  ]);
  fib.writeUInt16LE(0xa5ec, 0);
  fib.writeUInt16LE(version, 2);
  fib.writeUInt16LE(flags, 10);
  [0, nameList.length, nameList.length, list.length].forEach((value, index) => fib.writeUInt32LE(value, 0x19a + 4 * index));
  return container({
    WordDocument: Buffer.concat([fib, ...stored]),
    [flags & 0x200 ? '1Table' : '0Table']: Buffer.concat([nameList, list]),
    '\u0001CompObj': 'Microsoft Word-Document',
    ...streams,
  });
}

/** A zip archive, as programs write it. */
export function zip(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = deflateRawSync(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

export const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
export const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006';
export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A DOCX. @param body - XML of its document @param relations - XML of further ones of it */
export const docx = (body: string, relations = '', more: Readonly<Record<string, string | Buffer>> = {}): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${officeNamespace}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${wordNamespace}" xmlns:r="${officeNamespace}/relationships"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
/** A paragraph of one, from XML. */
export const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A stream of a PDF, with its dictionary. */
export function stream(entries: string, content: string | Buffer, isPacked = true): Buffer {
  const packed = isPacked ? deflateSync(content) : Buffer.from(content);
  const filter = isPacked ? '/Filter/FlateDecode' : '';
  return Buffer.concat([Buffer.from(`<<${entries}${filter}/Length ${packed.length}>>\nstream\n`), packed, Buffer.from('\nendstream')]);
}

/** A PDF of a header, objects by their numbers, a table of their places and a trailer; further entries of the trailer may be given. */
export function pdf(objects: Readonly<Record<number, string | Buffer>>, trailer = '', version = '1.7'): Buffer {
  let content = Buffer.from(`%PDF-${version}\n%\u00e2\u00e3\n`, 'latin1');
  const places: string[] = [];
  for (const [number, object] of Object.entries(objects)) {
    places.push(`${number} 1\n${String(content.length).padStart(10, '0')} 00000 n \n`);
    content = Buffer.concat([content, Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
  }
  const end = `xref\n0 1\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 99/Root 1 0 R${trailer}>>\nstartxref\n${content.length}\n%%EOF\n`;
  return Buffer.concat([content, Buffer.from(end, 'latin1')]);
}

/** A stream of objects by their numbers. */
export function packedObjects(objects: Readonly<Record<number, string>>, more = '', isPacked = true): Buffer {
  const texts = Object.values(objects);
  const list = Object.keys(objects).map((number, index) => `${number} ${texts.slice(0, index).join(' ').length + (index > 0 ? 1 : 0)}`);
  const first = `${list.join(' ')} `;
  return stream(`/Type/ObjStm/N ${texts.length}/First ${first.length}${more}`, first + texts.join(' '), isPacked);
}
