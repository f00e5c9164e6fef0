export interface PictureGenerator {
  /** To be increased with every change of the drawings, so that older pictures are made anew. */
  readonly version: number;
  /** The picture as an SVG document that stands alone. */
  draw(parameters: object): string | Promise<string>;
}

export type PictureGenerators = Readonly<Record<string, PictureGenerator>>;
