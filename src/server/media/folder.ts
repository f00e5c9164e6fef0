/** Names of pictures in the media store, and the folder of the one on the disk. */
import { join } from 'node:path';

/** The media folder of a data folder. Below it are stored pictures, unless an object store has them, those that were made and are cached, and imports under way. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

export const originalsFolder = 'originals';

/** Folder of made pictures: in the media folder as a cache, and in a media store that servers share. */
export const madeFolder = 'made';

/**
 * Name of an imported picture in the media store, as a `file` source has it. It follows from the content, so that the same picture is stored
 * once, and no other picture ever gets an address that browsers have cached.
 *
 * @param sha256 hexadecimal hash of the file
 * @param extension without a dot
 */
export function originalPath(sha256: string, extension: string): string {
  return `${originalsFolder}/${sha256.slice(0, 2)}/${sha256}.${extension}`;
}
