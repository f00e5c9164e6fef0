import type { BrandName } from '../brands/index.ts';

/** The state that the server's HTML passes to the browser as JSON in `#page-state`. */
export interface PageState {
  brand: BrandName;
  /** Origin of canonical links, without a slash at its end. */
  publicUrl: string;
  /** Address of the public service that looks up a visitor's IP address. */
  ipLookupUrl: string;
  /** Answers of the API that the page was rendered with, by call. */
  fallback: Record<string, unknown>;
  /** HTTP status of a failed call of the server for the page, such as for a product that does not exist. */
  failedCall?: number;
}
