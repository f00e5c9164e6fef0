/** Names that are given to the file system. */
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

/** Characters that some file system forbids in a name. */
const forbidden = /["*:<>?|]/gu;

/** Characters by which a shell, to which somebody hands the name without quotes, would run another command. */
const commanding = /[`$;&!]/gu;

/**
 * A file's name without folders and without characters that deceive or harm; never empty, never hidden, at most 255 bytes with its extension kept.
 */
export function cleanFileName(fileName: string): string {
  const name = cleanLine(fileName.split(/[/\\]/u).at(-1)!.replace(forbidden, '').replace(commanding, '_'))
    .replace(/^\.+/u, '')
    .replace(/[. ]+$/u, '');
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const room = nameMaxBytes - Buffer.byteLength(extension);
  return room > 0 ? `${cutToBytes(stem.trimEnd(), room).trimEnd() || 'file'}${extension}` : cutToBytes(name, nameMaxBytes).trimEnd();
}
