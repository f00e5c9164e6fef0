import type { BrandName } from '../brands/index.ts';

/** What the server's HTML hands to the browser as JSON in `#page-state`. */
export interface PageState {
  brand: BrandName;
  /** Origin of canonical links, without a slash at its end. */
  publicUrl: string;
  /** Address of the public service that tells a visitor's IP address. */
  ipLookupUrl: string;
  /** Answers of the API that the page was rendered with, by call. */
  fallback: Record<string, unknown>;
  /** HTTP status of a call that the server made for the page and that failed, such as that of a product that does not exist. */
  failedCall?: number;
}
