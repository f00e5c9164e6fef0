import { CachedResponse } from '../http/cachedResponse.ts';

interface PageFacts {
  readonly status: number;
  /** The address to redirect to; the HTML is then empty. */
  readonly redirect: string | undefined;
  readonly policy: string;
}

/** A page, the same for everyone who asks for it. */
export type Page = CachedResponse & PageFacts;

export const pageOf = (html: string, facts: PageFacts): Page => Object.assign(new CachedResponse(html, { recompress: true }), facts);
