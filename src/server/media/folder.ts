/** Names of pictures in the media store, and the folder of the one on the disk. */
import { join } from 'node:path';

/** The media folder of a data folder. Below it are stored pictures, unless an object store has them, those that were made and are cached, and imports under way. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

export const originalsFolder = 'originals';

/** Folder of made pictures: in the media folder as a cache, and in a media store that servers share. */
export const madeFolder = 'made';

/** The name follows from the content, so that a picture is stored once, and no other ever gets an address that browsers have cached. */
export function originalPath(sha256: string, extension: string): string {
  return `${originalsFolder}/${sha256.slice(0, 2)}/${sha256}.${extension}`;
}
