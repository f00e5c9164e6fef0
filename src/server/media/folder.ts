/** Paths of pictures on disk, all below `DATA_DIR/media`; server processes that share a database share this folder too. */
import { join } from 'node:path';

/** The media folder of a data folder. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** Folder of imported pictures below the media folder. */
export const originalsFolder = 'originals';

/**
 * Path of an imported picture below the media folder, as a `file` source names it. It follows from the content, so that the same picture is stored
 * once, and no other picture ever gets an address that browsers have cached.
 *
 * @param sha256 hexadecimal hash of the file
 * @param extension without a dot
 */
export function originalPath(sha256: string, extension: string): string {
  return `${originalsFolder}/${sha256.slice(0, 2)}/${sha256}.${extension}`;
}
