/** Which picture an address names. The pictures themselves are made and served by `src/server/media/`. */
import { hash } from 'node:crypto';
import type { Database, Statement } from '../database/index.ts';
import type { MediaSource } from './source.ts';

/** A picture by its hash. */
export interface Media {
  /** Twelve hexadecimal digits that name the content. */
  readonly hash: string;
  /** Last part of its address, for people and search engines: "orange-drink-front". */
  readonly slug: string;
  readonly source: MediaSource;
}

/** The address of a picture. */
export function mediaAddress(hash: string, slug: string): string {
  return `/media/${hash}/${slug}`;
}

/** Twelve hexadecimal digits that change with the content: 48 bits, so that two of 100,000 pictures meet once in 50,000 catalogues. */
export function contentHash(content: string): string {
  return hash('sha256', content, 'hex').slice(0, 12);
}

/** The hash that names a picture. It changes with what the picture is made from. */
export function pictureHash(source: Exclude<MediaSource, { kind: 'drawn' }>): string {
  return contentHash(JSON.stringify(source));
}

const findMediaStatement: Statement = {
  name: 'find_media',
  text: 'select m.slug, m.source::text, a.art::text from media m left join media_art a on a.hash = m.art_hash where m.hash = $1',
};

/** The picture with this hash; undefined when the catalogue has none. */
export async function findMedia(database: Database, mediaHash: string): Promise<Media | undefined> {
  if (!/^[0-9a-f]{12}$/u.test(mediaHash)) return undefined;
  const [row] = await database.read(findMediaStatement, [mediaHash]);
  if (!row) return undefined;
  const [slug, source, art] = row;
  const shared = art ? { art: JSON.parse(art) as unknown } : {};
  return { hash: mediaHash, slug: slug!, source: { ...(JSON.parse(source!) as object), ...shared } as MediaSource };
}
