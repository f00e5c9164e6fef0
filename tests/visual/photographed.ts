/** Widths at which screens are photographed: a phone and a laptop. */
const screenWidths = [390, 1280];

/** Everything else. */
const canvasWidth = 1280;

/**
 * Which pictures are taken of a story: of a component its matrix and its edge cases, of a screen all states at two widths, of a mail one.
 *
 * @param id - the story's id, such as `kit-button--matrix`
 * @returns name of each picture, and width of the window in pixels
 */
export function photographed(id: string): { name: string; width: number }[] {
  if (id.startsWith('screens-')) return screenWidths.map((width) => ({ name: `${id}-${width}`, width }));
  if (id.startsWith('mails-')) return [{ name: id, width: canvasWidth }];
  return id.startsWith('kit-') && /--(?:matrix|edge)/u.test(id) ? [{ name: id, width: canvasWidth }] : [];
}
