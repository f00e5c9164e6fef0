/** Tells Word documents from other zip archives, in the browser and on the server. */

/** Most entries of an archive that are read: a document has dozens. */
const entryLimit = 5_000;

/** Sizes of ZIP's records without their variable parts (APPNOTE.TXT of the ZIP format, 4.3.12 and 4.3.16), and their signatures. */
const directoryEntry = { signature: 0x02014b50, bytes: 46 } as const;
const endOfDirectory = { signature: 0x06054b50, bytes: 22, commentMaxBytes: 65_535 } as const;

/** Entry of an archive, as its directory describes it. */
export interface ArchiveEntry {
  readonly name: string;
  /** Where its own record begins. */
  readonly offset: number;
  readonly packedBytes: number;
  /** 0: as it is, 8: deflated. */
  readonly method: number;
  readonly flags: number;
}

/** The entries that a zip archive lists; undefined when it is none, or lists more than any document has. Nothing is unpacked. */
export function archiveEntries(content: Uint8Array): ArchiveEntry[] | undefined {
  const archive = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const end = findEndOfDirectory(archive);
  if (end === undefined) return undefined;
  const count = archive.getUint16(end + 10, true);
  let offset = archive.getUint32(end + 16, true);
  if (count > entryLimit) return undefined;
  const entries: ArchiveEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + directoryEntry.bytes > end || archive.getUint32(offset, true) !== directoryEntry.signature) return undefined;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => archive.getUint16(offset + field, true)) as [
      number,
      number,
      number,
    ];
    const nameStart = offset + directoryEntry.bytes;
    const nameEnd = nameStart + nameBytes;
    if (nameEnd > end) return undefined;
    entries.push({
      name: Array.from(content.subarray(nameStart, nameEnd), (byte) => String.fromCodePoint(byte)).join(''),
      offset: archive.getUint32(offset + 42, true),
      packedBytes: archive.getUint32(offset + 20, true),
      method: archive.getUint16(offset + 10, true),
      flags: archive.getUint16(offset + 8, true),
    });
    offset = nameEnd + extraBytes + commentBytes;
  }
  return entries;
}

/**
 * Whether a zip archive lists what every Word document has: `[Content_Types].xml` and something in `word/`. Reads the central directory only, so that
 * an archive built to burst when it is unpacked does no harm. One with macros is a DOCM under another name.
 */
export function isWordArchive(content: Uint8Array): boolean {
  const names = archiveEntries(content)?.map(({ name }) => name) ?? [];
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith('word/') && name.length > 'word/'.length) &&
    !names.some((name) => name.toLowerCase().endsWith('/vbaproject.bin'))
  );
}

/** Position of the record at the end of an archive; a comment may follow it. */
function findEndOfDirectory(archive: DataView): number | undefined {
  const last = archive.byteLength - endOfDirectory.bytes;
  for (let offset = last; offset >= Math.max(0, last - endOfDirectory.commentMaxBytes); offset -= 1)
    if (
      archive.getUint32(offset, true) === endOfDirectory.signature &&
      offset + endOfDirectory.bytes + archive.getUint16(offset + 20, true) === archive.byteLength
    )
      return offset;
  return undefined;
}
