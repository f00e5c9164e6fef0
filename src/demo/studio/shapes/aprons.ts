/** Disposable aprons: one spread out over the flat pack it comes from. */
import { n, type Box } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { print, rectPath, type PackDrawer } from '../parts/pack.ts';
import { between, seeded } from '../random.ts';

/** The bib, the curves under the arms, the skirt. */
const outline =
  'M-130 -800Q0 -770 130 -800C140 -690 176 -610 300 -576L322 -20Q322 0 300 0H-300Q-322 0 -322 -20L-300 -576C-176 -610 -140 -690 -130 -800Z';
const neck = 'M-118 -790C-150 -960 150 -960 118 -790';
const ties = 'M-296 -560C-380 -540 -420 -470 -400 -400S-430 -290 -404 -250M296 -560C380 -540 420 -470 400 -400S430 -290 404 -250';

export const aprons: PackDrawer = (canvas, art, side) => {
  const film = mix(art.contents, '#dfe8ee', 0.2);
  const random = seeded(art.seed);
  const folds = Array.from({ length: 11 }, (_, index) => {
    const x = (index - 5) * 54 + between(random, -14, 14);
    return `M${n(x * 0.5)} ${n(between(random, -700, -560))}Q${n(x * 0.9 + between(random, -20, 20))} -360 ${n(x)} -14`;
  }).join('');
  const label: Box = side === 'front' ? { x: -170, y: -440, w: 340, h: 300 } : { x: -250, y: -700, w: 500, h: 660 };
  const shape = rectPath(label, 10);
  const band = (path: string, width: number): string =>
    `<path d="${path}" stroke="${darken(film, 0.4)}" stroke-width="${width + 6}" stroke-linecap="round" fill="none"/><path d="${path}" stroke="${lighten(film, 0.2)}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const markup = [
    band(ties, 20),
    band(neck, 24),
    `<path d="${outline}" fill="${film}" stroke="${darken(film, 0.34)}" stroke-width="5" stroke-linejoin="round"/>`,
    canvas.clipped(
      outline,
      [
        `<path d="${outline}" fill="${canvas.linear(
          [
            [0, '#fff', 0.5],
            [0.3, '#fff', 0],
            [0.6, '#fff', 0.3],
            [1, '#12202a', 0.26],
          ],
          0,
          0,
          1,
          0.4,
        )}"/>`,
        `<path d="${folds}" stroke="#12202a" stroke-opacity=".13" stroke-width="9" fill="none"/><path d="${folds}" transform="translate(8 0)" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none"/>`,
        '<path d="M-320 -290H320M0 -800V0" stroke="#12202a" stroke-opacity=".16" stroke-width="4"/>',
      ].join(''),
    ),
    `<path d="${shape}" fill="#150d08" opacity=".2" transform="translate(3 7)"/>`,
    canvas.clipped(shape, print(canvas, art, side, label)),
  ].join('');
  return { w: 850, h: 920, markup, panel: label, foot: 0.76 };
};
