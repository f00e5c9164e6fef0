/** A thing of schema.org. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}
