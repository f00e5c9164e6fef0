import { CachedResponse } from '../http/cachedResponse.ts';

interface PageFacts {
  readonly status: number;
  /** The address to redirect to; the HTML is then empty. */
  readonly redirect: string | undefined;
  readonly policy: string;
}

/** A page, the same for everyone who asks for it. */
export class Page extends CachedResponse implements PageFacts {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly policy: string;

  constructor(html: string, { status, redirect, policy }: PageFacts) {
    super(html, { recompress: true });
    this.status = status;
    this.redirect = redirect;
    this.policy = policy;
  }
}
