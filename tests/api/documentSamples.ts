/** Files for tests, as programs write them. */
import { deflateRawSync } from 'node:zlib';

/** A small file of each kind. */
export const samples = {
  pdf: { content: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'), type: 'application/pdf' },
  doc: {
    content: container('Root Entry', 'WordDocument', '1Table'),
    type: 'application/msword',
  },
  docx: {
    content: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;

/** An OLE2 container with entries of these names, as programs write it: header, allocation table, directory. */
export function container(...names: readonly string[]): Buffer {
  const sectors = Math.ceil(names.length / 4);
  const content = Buffer.alloc(512 * (2 + sectors));
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(content);
  content.writeUInt16LE(9, 30);
  // The directory begins behind the one sector of the allocation table.
  content.writeUInt32LE(1, 48);
  content.fill(0xff, 76, 512);
  content.writeUInt32LE(0, 76);
  content.fill(0xff, 512, 1024);
  for (let sector = 1; sector <= sectors; sector += 1)
    content.writeUInt32LE(sector < sectors ? sector + 1 : 0xff_ff_ff_fe, 512 + 4 * sector);
  names.forEach((name, index) => {
    const at = 1024 + 128 * index;
    content.write(name, at, 'utf16le');
    content.writeUInt16LE(2 * name.length + 2, at + 64);
  });
  return content;
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
