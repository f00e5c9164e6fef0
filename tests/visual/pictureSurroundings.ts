/** A surrounding of a story beside its brand and mode. */
export interface PictureSurrounding {
  /** The end of its folder's name, after brand and mode. */
  name: string;
  /** Globals of Storybook's toolbar that make it. */
  globals?: Readonly<Record<string, string>>;
  /** Width of the window in pixels, where it is not that of other pictures. It is photographed only where a query about the width applies. */
  width?: number;
  /** Whether the system paints in colours of the reader's choice. */
  hasForcedColours?: boolean;
  /** States that everything is in that can be. */
  states?: readonly ('hover' | 'focus' | 'focus-visible' | 'active')[];
}

/**
 * Surroundings in which the matrix of each component is photographed in the reference brand and in light mode. They are switched after the story was
 * played, as the modes are. 1280 px, the last of the widths, are those of every other picture.
 */
export const pictureSurroundings: readonly PictureSurrounding[] = [
  { name: 'rtl', globals: { direction: 'rtl' } },
  { name: 'compact', globals: { density: 'compact' } },
  { name: 'touch', globals: { density: 'touch' } },
  { name: 'large-text', globals: { textSize: 'double' } },
  { name: 'forced-colours', hasForcedColours: true },
  { name: 'hover', states: ['hover'] },
  { name: 'focus', states: ['focus', 'focus-visible'] },
  { name: 'pressed', states: ['hover', 'active'] },
  { name: '390', width: 390, globals: { viewport: 'phone' } },
  { name: '768', width: 768, globals: { viewport: 'md' } },
];

/** Those in which a story is photographed. */
export const surroundingsOf = (id: string): readonly PictureSurrounding[] => (/^kit-.*--matrix/u.test(id) ? pictureSurroundings : []);

/** Brand, mode and surrounding of a folder of pictures: `tarnbrook-light-rtl`. */
export function partsOfFolder(folder: string): { brand: string; mode: string; surrounding?: PictureSurrounding } {
  const [, brand = '', mode = '', name] = /^(.+)-(light|dark)(?:-(.+))?$/u.exec(folder) ?? [];
  const surrounding = pictureSurroundings.find((each) => each.name === name);
  return { brand, mode, ...(surrounding && { surrounding }) };
}
