/** Addresses and sources of pictures. The pictures themselves are made and served by `src/server/media/`. */
import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { mediaBase } from '../../contract/media.ts';
import type { Database, Schema, Statement } from '../database/index.ts';
import type { MediaSource } from '../../range/source.ts';

/** The address of a picture. @param slug for people and search engines: "orange-drink-front" */
export const mediaAddress = (pictureHash: string, slug: string): string => `${mediaBase}/${pictureHash}/${slug}`;

/** Twelve hexadecimal digits, 48 bits: two of 100,000 pictures have the same hash once in 50,000 catalogues. */
export const hashOfPicture = (source: MediaSource): string => hash('sha256', JSON.stringify(source), 'hex').slice(0, 12);

/** Columns of the table `media` with the source of a picture; `path` for a file, the others for a generated picture. */
export type MediaRow = Omit<Selectable<Schema['media']>, 'hash'>;

export function mediaRow(source: MediaSource): MediaRow {
  if (source.kind === 'file') return { path: source.path, generator: null, parameters: null };
  return { path: null, generator: source.generator, parameters: source.parameters };
}

export function mediaSource({ path, generator, parameters }: MediaRow): MediaSource {
  return path === null ? { kind: 'generated', generator: generator!, parameters: parameters! } : { kind: 'file', path };
}

const findMediaStatement: Statement = { name: 'find_media', text: 'select path, generator, parameters::text from media where hash = $1' };

/** The source of the picture with a hash; undefined when the catalogue has none. */
export async function findMedia(database: Database, pictureHash: string): Promise<MediaSource | undefined> {
  if (!/^[0-9a-f]{12}$/u.test(pictureHash)) return undefined;
  const [row] = await database.read(findMediaStatement, [pictureHash]);
  if (!row) return undefined;
  const [path = null, generator = null, parameters] = row;
  return mediaSource({ path, generator, parameters: parameters ? (JSON.parse(parameters) as object) : null });
}
