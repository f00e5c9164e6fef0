/** Wooden stirrers: thin flat paddles standing in the open carton they are sold in. */
import { n, place, type Box } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { print, rectPath, type PackDrawer } from '../parts/pack.ts';
import { between, seeded } from '../random.ts';

const wood = '#dcb67e';

/** How much of the longest stirrer, of seven inches, shows above the carton. */
const reachOf = (grade = ''): number => (Number.parseFloat(grade) || 7) / 7;

export const stirrers: PackDrawer = (canvas, art, side) => {
  const random = seeded(art.seed);
  const [w, h] = [560, 380];
  const half = w / 2;
  const { ground } = art.brand.colours;
  const long = 560 * reachOf(art.grade);
  const paddle = (tone: string): string =>
    canvas.symbol(
      () =>
        `<path d="M-13 0V${n(-long + 14)}Q-13 ${n(-long)} 0 ${n(-long)}T13 ${n(-long + 14)}V0Z" fill="${canvas.linear([
          [0, lighten(tone, 0.3)],
          [0.7, tone],
          [1, darken(tone, 0.25)],
        ])}" stroke="${darken(tone, 0.45)}" stroke-opacity=".7" stroke-width="2.4"/><path d="M-5 -20V${n(-long + 26)}M4 -50V${n(-long + 60)}" stroke="${darken(tone, 0.3)}" stroke-opacity=".4" stroke-width="2"/>`,
    );
  const paddles = [wood, lighten(wood, 0.2), darken(wood, 0.1)].map(paddle);
  const rows = [0, 1, 2]
    .map((row) =>
      Array.from({ length: 13 }, (_, index) =>
        place(
          paddles[Math.floor(random() * 3)]!,
          (index - 6) * 37 + between(random, -6, 6) + (row - 1) * 9,
          -h + 210 - (2 - row) * 34 + between(random, -16, 16),
          1,
          (index - 6) * 1.7 + between(random, -3, 3),
        ),
      ).join(''),
    )
    .join('');
  const front: Box = { x: -half, y: -h + 60, w, h: h - 60 };
  const label: Box = side === 'front' ? front : { x: -half, y: -h - 120, w, h: h + 120 };
  const rim = `M${n(-half)} ${n(front.y)}L${n(-half + 46)} ${n(front.y - 74)}H${n(half - 46)}L${n(half)} ${n(front.y)}Z`;
  const markup = [
    `<path d="${rim}" fill="${darken(ground, 0.6)}"/>`,
    rows,
    canvas.clipped(rectPath(label, 6), print(canvas, art, side, label)),
    `<path d="${rectPath(front, 6)}" fill="${canvas.linear([
      [0, '#fff', 0.16],
      [0.5, '#fff', 0],
      [1, '#150d08', 0.22],
    ])}"/><path d="M${n(-half)} ${n(front.y)}H${n(half)}" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`,
  ].join('');
  // As high as the longest, so that shorter ones are drawn shorter.
  return { w: 700, h: 800, markup, panel: label, foot: 0.9 };
};
