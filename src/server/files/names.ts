import { cleanLine } from '../../contract/text.ts';

/** Longest name of a file, in bytes of UTF-8, by the limit of file systems. */
export const nameMaxBytes = 255;

const characters = new Intl.Segmenter('en-GB');

/** The beginning of a text that has at most so many bytes in UTF-8, cut at a whole character, as people see characters. */
export function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  for (const { segment, index } of characters.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > maxBytes) return text.slice(0, index);
  }
  return text;
}

const forbidden = /["*:<>?|/]/gu;

/** How a path begins, or that of Windows goes on; any other slash belongs to the name, as people write dates on a Mac or a phone: "CV 12/3/2026.pdf". */
const folders = /^(?:[a-z]+:|~|\.{1,2})?[/\\]|\\/iu;

/** Characters by which a shell would run another command, where a name is handed to it without quotes. */
const commanding = /[`$;&!]/gu;

/** Without folders, with dashes for slashes and colons, without characters that deceive or harm; never empty or hidden, at most 255 bytes. */
export function cleanFileName(given: string): string {
  // A Greek question mark becomes a semicolon.
  const fileName = given.normalize('NFC');
  const own = folders.test(fileName.trim())
    ? fileName.split(/[/\\]/u).at(-1)!
    : fileName.replace(/(?<=[\p{L}\p{N}])[/:](?=[\p{L}\p{N}])/gu, '-');
  const name = cleanLine(own.replace(forbidden, '').replace(commanding, '_'))
    .replace(/^\.+/u, '')
    .replace(/[. ]+$/u, '');
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const room = nameMaxBytes - Buffer.byteLength(extension);
  return room > 0 ? `${cutToBytes(stem.trimEnd(), room).trimEnd() || 'file'}${extension}` : cutToBytes(name, nameMaxBytes).trimEnd();
}
