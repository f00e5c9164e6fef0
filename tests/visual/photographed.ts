import { modes, type Mode } from '../../tools/tokens/brands.ts';

/** Widths at which screens are photographed, and in which modes: a phone and a laptop. */
const screenLooks = [
  { width: 390, modes: ['light'] },
  { width: 1280, modes: ['light', 'dark'] },
] as const;

/** Colours in all modes are the matter of the matrices; the other states of a screen show where things stand. */
const stateLook = { width: 390, modes: ['light'], onlyReferenceBrand: true } as const;

/** Width at which everything else is photographed. */
const canvasWidth = 1280;

/**
 * The states of a screen by which it is known, photographed with header and footer at all widths. Other states leave header and footer out, so that a change of
 * them does not differ in a hundred pictures. A loading screen has nothing between them to photograph.
 */
const wholePage =
  /--(?:filled|loading|terms|stays|verifying|lost-password)$|^screens-(?:account-form|job-application|login)--empty$|^screens-session-in-the-header--logged-in$/u;

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
  /** The modes in which it is shown. */
  modes: readonly Mode[];
  /** Whether one brand's picture stands for all. */
  onlyReferenceBrand: boolean;
  /** Whether images in it are drawn as grey areas. Only the stories of components about pictures show them. */
  areImagesFlat: boolean;
}

/**
 * The pictures that are taken of a story: of a component its matrix and its edge cases, of MUI's families all, of a screen the states by which it is known at two
 * widths and the others at one, of a mail one.
 *
 * @param id - the story's id, such as `kit-button--matrix`
 */
export function photographed(id: string): Photograph[] {
  const story = id.replace('--', '__');
  if (id.startsWith('screens-')) {
    if (!wholePage.test(id)) return [{ name: story, part: 'main', areImagesFlat: true, ...stateLook }];
    return screenLooks.map((look) => ({
      name: `${story}-${look.width}`,
      part: 'everything',
      areImagesFlat: true,
      onlyReferenceBrand: false,
      ...look,
    }));
  }
  const isShown = id.startsWith('mails-') || id.startsWith('patterns-mui-') || (id.startsWith('kit-') && /--(?:matrix|edge)/u.test(id));
  const areImagesFlat = id.startsWith('kit-') && !picturesMatter.test(id);
  // Edge cases are about room, which has no colour.
  const shownModes = /--edge/u.test(id) ? (['light'] as const) : modes;
  return isShown
    ? [{ name: story, width: canvasWidth, part: 'everything', modes: shownModes, onlyReferenceBrand: false, areImagesFlat }]
    : [];
}
