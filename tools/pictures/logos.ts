/** The two brands' own marks. Outlines only, no ids, so that a logo can be inlined in any page. */
import { n } from '../../src/demo/studio/canvas.ts';
import { capHeightOf, outlineAt } from '../../src/demo/studio/lettering.ts';

/** A brand of the shop, as opposed to the invented brands of its range. */
export type ShopBrand = 'tarnbrook' | 'gullwing';

/** `light` and `dark` name the ground the wordmark stands on; `mark` is the square for a tab or an app. */
export type LogoVariant = 'light' | 'dark' | 'mark';

const ticketYellow = '#ffd200';
const ink = '#16181c';
const deepTeal = '#0b4f5c';
const seafoam = '#8fd3cf';

/** Draws a shop brand's logo. On a light ground the ink is `currentColor`, so that the page decides. */
export function drawLogo(brand: ShopBrand, variant: LogoVariant): string {
  return variant === 'mark' ? marks[brand]() : wordmarks[brand](variant);
}

function document(width: number, height: number, label: string, content: string, colour?: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img" aria-label="${label}"${colour ? ` color="${colour}"` : ''}>${content}</svg>`;
}

/** A price ticket: notched corner, punched hole, and the T cut from two bars. `size` is its side. */
function ticket(size: number, bars: string): string {
  const s = size / 100;
  const at = (...values: number[]): string => values.map((value) => n(value * s)).join(' ');
  const body = `M${at(6, 0)}H${at(70)}L${at(100, 30)}V${at(94)}Q${at(100, 100)} ${at(94, 100)}H${at(6)}Q${at(0, 100)} ${at(0, 94)}V${at(6)}Q${at(0, 0)} ${at(6, 0)}Z`;
  // The even-odd rule cuts the hole, so that the ground shows through the ticket.
  const hole = `M${at(80, 30)}a${at(7, 7)} 0 1 1 ${at(-14, 0)}a${at(7, 7)} 0 1 1 ${at(14, 0)}Z`;
  return `<path d="${body}${hole}" fill="${ticketYellow}" fill-rule="evenodd"/><path d="M${at(18, 42)}H${at(82)}V${at(56)}H${at(58)}V${at(84)}H${at(42)}V${at(56)}H${at(18)}Z" fill="${bars}"/>`;
}

/** A gull's spread wings that run out into a wave. */
function gull(size: number, wing: string, wave: string): string {
  const s = size / 100;
  const at = (...values: number[]): string => values.map((value) => n(value * s)).join(' ');
  return [
    `<path d="M${at(2, 36)}C${at(16, 14)} ${at(38, 14)} ${at(50, 42)}C${at(62, 14)} ${at(84, 14)} ${at(98, 36)}C${at(84, 26)} ${at(66, 30)} ${at(54, 58)}Q${at(50, 64)} ${at(46, 58)}C${at(34, 30)} ${at(16, 26)} ${at(2, 36)}Z" fill="${wing}"/>`,
    `<path d="M${at(8, 76)}C${at(20, 64)} ${at(32, 64)} ${at(44, 75)}S${at(76, 86)} ${at(92, 72)}C${at(80, 92)} ${at(60, 94)} ${at(44, 84)}S${at(20, 72)} ${at(8, 76)}Z" fill="${wave}"/>`,
  ].join('');
}

const wordmarks: Readonly<Record<ShopBrand, (variant: 'light' | 'dark') => string>> = {
  tarnbrook: (variant) => {
    const colour = variant === 'light' ? 'currentColor' : '#ffffff';
    const side = 96;
    const size = 92;
    const name = outlineAt('TARNBROOK', 'condensed', size, side + 22, size * capHeightOf('condensed'));
    // The second line is tracked out to the width of the first.
    const letters = 'WHOLESALE'.split('');
    const widths = letters.map((letter) => outlineAt(letter, 'condensed', 30, 0, 0).width);
    const gap = (name.width - widths.reduce((sum, width) => sum + width, 0)) / (letters.length - 1);
    let x = side + 22;
    const second = letters
      .map((letter, index) => {
        const { path } = outlineAt(letter, 'condensed', 30, x, side);
        x += (widths[index] ?? 0) + gap;
        return path;
      })
      .join('');
    return document(
      side + 22 + name.width,
      side,
      'Tarnbrook Wholesale',
      `${ticket(side, ink)}<path d="${name.path}${second}" fill="${colour}"/>`,
      variant === 'light' ? ink : undefined,
    );
  },

  gullwing: (variant) => {
    const [teal, wave] = variant === 'light' ? ['currentColor', '#2b9aa0'] : ['#ffffff', seafoam];
    const side = 100;
    const size = 84;
    const name = outlineAt('Gullwing', 'serif', size, side + 20, 60);
    const second = outlineAt('Seafoods', 'script', 36, side + 22, 96);
    const rule = `M${n(side + 22 + second.width + 16)} 91H${n(side + 20 + name.width)}V93H${n(side + 22 + second.width + 16)}Z`;
    return document(
      side + 20 + name.width,
      108,
      'Gullwing Seafoods',
      `${gull(side, teal, wave)}<path d="${name.path}${second.path}${rule}" fill="${teal}"/>`,
      variant === 'light' ? deepTeal : undefined,
    );
  },
};

const marks: Readonly<Record<ShopBrand, () => string>> = {
  tarnbrook: () =>
    document(
      64,
      64,
      'Tarnbrook Wholesale',
      `<rect width="64" height="64" rx="10" fill="${ink}"/><g transform="translate(9 9)">${ticket(46, ink)}</g>`,
    ),
  gullwing: () =>
    document(
      64,
      64,
      'Gullwing Seafoods',
      `<rect width="64" height="64" rx="20" fill="${deepTeal}"/><g transform="translate(8 7)">${gull(48, '#ffffff', seafoam)}</g>`,
    ),
};
