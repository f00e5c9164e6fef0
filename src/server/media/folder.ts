/** Where pictures lie on disk. All of it stands below `DATA_DIR/media`; server processes that share a database share this folder too. */
import { join } from 'node:path';

/** The media folder of a data folder. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** Where imported pictures lie below the media folder. */
export const originalsFolder = 'originals';

/**
 * Path of an imported picture below the media folder, as a `file` source names it. It is made of the content, so the same picture is there
 * once, and another picture never takes an address that browsers keep.
 *
 * @param sha256 hexadecimal hash of the file
 * @param extension without a dot
 */
export function originalPath(sha256: string, extension: string): string {
  return `${originalsFolder}/${sha256.slice(0, 2)}/${sha256}.${extension}`;
}
