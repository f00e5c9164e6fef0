/** Widths at which screens are photographed: a phone and a laptop. */
const screenWidths = [390, 1280];

/** Width at which everything else is photographed. */
const canvasWidth = 1280;

/**
 * States of a screen that are photographed with header and footer. Other states leave them out, so that a change of them does not differ in a hundred pictures. A
 * loading screen has nothing between them to photograph.
 */
const wholePage =
  /^screens-session-|--(?:filled|loading|terms|stays|verifying|lost-password)$|^screens-(?:account-form|job-application|login)--empty$/u;

/** Components whose main content is pictures. */
const picturesMatter = /^kit-(?:gallery|picture|productcard|categorytile|mappicture|personcard|linkcard)--/u;

/** One picture of a story. */
export interface Photograph {
  /** Name of the picture: the story's id, its two hyphens as underscores since Vitest makes one of hyphens in a row, and the width where there are several. */
  name: string;
  /** Width of the window, in pixels. */
  width: number;
  /** The part of the story that it shows. */
  part: 'everything' | 'main';
  /** Whether images in it are drawn as grey areas. Only the stories of components about pictures show them. */
  areImagesFlat: boolean;
}

/**
 * The pictures that are taken of a story: of a component its matrix and its edge cases, of MUI's families all, of a screen all states at two widths, of a
 * mail one.
 *
 * @param id - the story's id, such as `kit-button--matrix`
 */
export function photographed(id: string): Photograph[] {
  const story = id.replace('--', '__');
  if (id.startsWith('screens-')) {
    const part = wholePage.test(id) ? 'everything' : 'main';
    return screenWidths.map((width) => ({ name: `${story}-${width}`, width, part, areImagesFlat: true }));
  }
  const isShown = id.startsWith('mails-') || id.startsWith('patterns-mui-') || (id.startsWith('kit-') && /--(?:matrix|edge)/u.test(id));
  const areImagesFlat = id.startsWith('kit-') && !picturesMatter.test(id);
  return isShown ? [{ name: story, width: canvasWidth, part: 'everything', areImagesFlat }] : [];
}
