/** Types for the parts of `subset-font` 2.9 that we use; it has none of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    preserveNameIds?: readonly number[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
