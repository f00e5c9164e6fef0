/** Widths at which screens are photographed: a phone and a laptop. */
const screenWidths = [390, 1280];

/** Everything else. */
const canvasWidth = 1280;

/**
 * States of a screen that are photographed with header and footer. In all others these would only be repeated, and each change of them seen a hundred times. A
 * screen that loads has nothing in its middle to photograph.
 */
const wholePage =
  /^screens-session-|--(?:filled|loading|terms|stays|verifying|lost-password)$|^screens-(?:account-form|job-application|login)--empty$/u;

/** Components whose pictures are what they are about. */
const picturesMatter = /^kit-(?:gallery|picture|productcard|categorytile|mappicture|personcard|linkcard)--/u;

/** One picture of a story. */
export interface Photograph {
  /** What the picture is called. */
  name: string;
  /** Width of the window, in pixels. */
  width: number;
  /** What is in it. */
  part: 'everything' | 'main';
  /** Whether pictures in it are drawn as grey areas. What they show is looked at in the stories of the components that show them. */
  areImagesFlat: boolean;
}

/**
 * Which pictures are taken of a story: of a component its matrix and its edge cases, of a screen all states at two widths, of a mail one.
 *
 * @param id - the story's id, such as `kit-button--matrix`
 */
export function photographed(id: string): Photograph[] {
  if (id.startsWith('screens-')) {
    const part = wholePage.test(id) ? 'everything' : 'main';
    return screenWidths.map((width) => ({ name: `${id}-${width}`, width, part, areImagesFlat: true }));
  }
  const isShown = id.startsWith('mails-') || (id.startsWith('kit-') && /--(?:matrix|edge)/u.test(id));
  const areImagesFlat = id.startsWith('kit-') && !picturesMatter.test(id);
  return isShown ? [{ name: id, width: canvasWidth, part: 'everything', areImagesFlat }] : [];
}
