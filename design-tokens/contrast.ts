import type { TokenName } from '../src/kit/theme/generated/token-names.ts';

/** Which colours meet on a screen, and how far apart they have to be (WCAG 2.2 AA: 1.4.3, 1.4.11, 2.4.13). */
export interface Pair {
  foreground: TokenName;
  background: TokenName;
  /** 4.5 for text, 3 for the edges and marks one has to see to use a control. */
  minimum: 4.5 | 3;
}

const text = (foreground: TokenName, ...backgrounds: TokenName[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 4.5 }));

const mark = (foreground: TokenName, ...backgrounds: TokenName[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 3 }));

/** Grounds that running text and controls stand on. */
const grounds = ['color.surface.page', 'color.surface.raised', 'color.surface.sunken', 'color.surface.hover'] as const;

export const pairs: readonly Pair[] = [
  ...text('color.text.default', ...grounds, 'color.control.background'),
  ...text('color.text.muted', ...grounds, 'color.control.background'),
  ...text('color.text.link', ...grounds),
  ...text('color.text.link-hover', ...grounds),
  ...text('color.text.danger', ...grounds, 'color.control.background'),
  ...text('color.text.success', ...grounds),
  ...text('color.text.disabled', 'color.surface.page', 'color.surface.raised', 'color.surface.sunken', 'color.control.background'),
  ...text('color.text.inverse', 'color.surface.inverse'),
  ...text('color.text.on-selected', 'color.surface.selected'),
  ...text('color.text.on-media', 'color.surface.media'),
  ...text('color.action.text', 'color.action.background', 'color.action.background-hover', 'color.action.background-pressed'),
  ...text(
    'color.quiet-action.text',
    'color.quiet-action.background',
    'color.quiet-action.background-hover',
    'color.quiet-action.background-pressed',
  ),
  ...text('color.control.placeholder', 'color.control.background'),
  ...text('color.header.text', 'color.header.background'),
  ...text('color.header.strip-text', 'color.header.strip-background'),
  ...text('color.navigation.text', 'color.navigation.background', 'color.navigation.hover-background'),
  ...text('color.navigation.active-text', 'color.navigation.active-background'),
  ...text('color.banner.text', 'color.banner.background'),
  ...text('color.footer.text', 'color.footer.background'),
  ...text('color.footer.muted', 'color.footer.background'),
  ...text('color.footer.link', 'color.footer.background'),
  ...text('color.status.success.text', 'color.status.success.background'),
  ...text('color.status.warning.text', 'color.status.warning.background'),
  ...text('color.status.danger.text', 'color.status.danger.background'),
  ...text('color.status.info.text', 'color.status.info.background'),
  ...text('color.storage.ambient.text', 'color.storage.ambient.background'),
  ...text('color.storage.chilled.text', 'color.storage.chilled.background'),
  ...text('color.storage.frozen.text', 'color.storage.frozen.background'),
  ...text('color.tag.text', 'color.tag.background'),
  ...text('color.ticket.text', 'color.ticket.background'),

  ...mark('color.border.control', ...grounds, 'color.control.background'),
  ...mark('color.border.strong', ...grounds, 'color.surface.selected'),
  ...mark('color.border.danger', ...grounds, 'color.control.background'),
  ...mark('color.quiet-action.border', ...grounds),
  ...mark('color.control.checked', ...grounds, 'color.control.background'),
  ...mark('color.control.on-checked', 'color.control.checked'),
  ...mark('color.navigation.active-line', 'color.navigation.background'),
  ...mark('color.focus.ring', ...grounds, 'color.focus.gap'),
];

/**
 * The ring has two tones, so that one of them stands out from any ground: these are all the grounds it can meet.
 * (Technique C40 of WCAG: the tones differ by 3:1 from one another, and one of them by 3:1 from the ground.)
 */
export const focusGrounds: readonly TokenName[] = [
  ...grounds,
  'color.surface.selected',
  'color.surface.inverse',
  'color.surface.media',
  'color.action.background',
  'color.quiet-action.background',
  'color.control.background',
  'color.header.background',
  'color.header.strip-background',
  'color.navigation.background',
  'color.navigation.active-background',
  'color.banner.background',
  'color.footer.background',
  'color.status.success.background',
  'color.status.warning.background',
  'color.status.danger.background',
  'color.status.info.background',
  'color.tag.background',
  'color.ticket.background',
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours as `#rrggbb`, from 1 to 21, by the formula of WCAG 2. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Gives a token's colour as `#rrggbb`. */
type ColourOf = (name: TokenName) => string;

const isOpaque = (colour: string): boolean => /^#[\da-f]{6}$/u.test(colour);

/** The sentence about the first of some tokens that has no opaque colour. */
function objectionToOpacity(names: readonly TokenName[], colourOf: ColourOf): string | undefined {
  const found = names.find((name) => !isOpaque(colourOf(name)));
  return found && `${found} is ${colourOf(found)}: contrast needs an opaque colour.`;
}

/** Why a pair cannot be told apart, in a sentence; undefined when it can. */
export function objectionToPair({ foreground, background, minimum }: Pair, colourOf: ColourOf): string | undefined {
  const objection = objectionToOpacity([foreground, background], colourOf);
  if (objection) return objection;
  const ratio = contrast(colourOf(foreground), colourOf(background));
  if (ratio >= minimum) return undefined;
  return `${foreground} (${colourOf(foreground)}) on ${background} (${colourOf(background)}) is ${ratio.toFixed(2)}:1, needs ${minimum}:1.`;
}

/** Why the focus ring cannot be seen on a ground, in a sentence; undefined when it can. */
export function objectionToRing(ground: TokenName, colourOf: ColourOf): string | undefined {
  const tones = ['color.focus.ring', 'color.focus.gap'] as const;
  const objection = objectionToOpacity([...tones, ground], colourOf);
  if (objection) return objection;
  const [ring = 0, gap = 0] = tones.map((tone) => contrast(colourOf(tone), colourOf(ground)));
  if (Math.max(ring, gap) >= 3) return undefined;
  return `The focus ring on ${ground} (${colourOf(ground)}): color.focus.ring has ${ring.toFixed(2)}:1 and color.focus.gap ${gap.toFixed(2)}:1, one of them needs 3:1.`;
}

/** All that cannot be told apart in one brand and mode, a sentence each; each sentence once. */
export function contrastObjections(colourOf: ColourOf): string[] {
  const found = [
    ...pairs.map((pair) => objectionToPair(pair, colourOf)),
    ...focusGrounds.map((ground) => objectionToRing(ground, colourOf)),
  ];
  return [...new Set(found.filter((sentence) => sentence !== undefined))];
}
