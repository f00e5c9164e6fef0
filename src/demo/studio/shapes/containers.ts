/** Plastic containers that are sold empty: clear or black bases in a nest, with their lid above. */
import type { PackArt } from '../../types.ts';
import { n, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, luminance } from '../colour.ts';
import { print, rectPath, type Pack, type PackDrawer, type Side } from '../parts/pack.ts';

/** Measures of a container, in drawing units. */
interface Build {
  readonly wide: number;
  /** How far its back rim stands above its front rim in the picture. */
  readonly deep: number;
  readonly wall: number;
  readonly parts?: number;
  /** A sushi tray has a bright edge, and a lid that is higher than its base. */
  readonly isSushi?: boolean;
}

/** An opening seen from above the front edge, its front rim at y. */
function mouth(wide: number, deep: number, y: number, inside = 0): string {
  const [front, back] = [wide / 2 - inside, wide * 0.42 - inside];
  const [low, high] = [y - inside * 0.3, y - deep + inside * 0.3];
  return `M${n(-front + 26)} ${n(low)}Q${n(-front)} ${n(low)} ${n(-front + 4)} ${n(low - 24)}L${n(-back)} ${n(high + 18)}Q${n(-back + 4)} ${n(high)} ${n(-back + 26)} ${n(high)}H${n(back - 26)}Q${n(back - 4)} ${n(high)} ${n(back)} ${n(high + 18)}L${n(front - 4)} ${n(low - 24)}Q${n(front)} ${n(low)} ${n(front - 26)} ${n(low)}Z`;
}

function container(canvas: Canvas, art: PackArt, side: Side, { wide, deep, wall, parts = 1, isSushi = false }: Build): Pack {
  const isBlack = luminance(art.contents) < 0.2;
  const tone = isBlack ? '#2b2e31' : '#d5e3e8';
  const half = wide / 2;
  const sheer = isBlack ? 1 : 0.72;
  const base = (y: number, isTop: boolean): string => {
    const rim = y - wall;
    const front = `M${n(-half + 4)} ${n(rim)}H${n(half - 4)}L${n(half - 50)} ${n(y - 16)}Q${n(half - 56)} ${n(y)} ${n(half - 80)} ${n(y)}H${n(-half + 80)}Q${n(-half + 56)} ${n(y)} ${n(-half + 50)} ${n(y - 16)}Z`;
    const dividers = Array.from({ length: parts - 1 }, (_, index) => {
      const t = (index + 1) / parts - 0.5;
      return `<path d="M${n(t * wide * 0.84)} ${n(rim - deep + 10)}L${n(t * wide)} ${n(rim - 6)}" stroke="${lighten(tone, 0.34)}" stroke-width="20" stroke-linecap="round"/>`;
    }).join('');
    const opening = isTop
      ? [
          `<path d="${mouth(wide, deep, rim)}" fill="${darken(tone, isBlack ? 0.1 : 0.05)}"/>`,
          `<path d="${mouth(wide, deep, rim, 34)}" fill="${canvas.vertical([
            [0, darken(tone, 0.36)],
            [0.5, darken(tone, 0.1)],
            [1, lighten(tone, 0.2)],
          ])}"/>`,
          `<path d="${mouth(wide, deep, rim - 6, 86)}" fill="${lighten(tone, isBlack ? 0.1 : 0.4)}" opacity=".8"/>`,
          dividers,
          `<path d="${mouth(wide, deep, rim)}" fill="none" stroke="${isSushi ? '#c9a24a' : lighten(tone, 0.6)}" stroke-width="${isSushi ? 9 : 6}"/>`,
        ].join('')
      : '';
    return `${opening}<path d="${front}" fill="${tone}" opacity="${sheer}"/><path d="${front}" fill="${canvas.linear([
      [0, '#150d08', 0.3],
      [0.12, '#fff', 0.34],
      [0.2, '#fff', 0.06],
      [0.7, '#150d08', 0.02],
      [0.9, '#fff', 0.2],
      [1, '#150d08', 0.3],
    ])}"/><path d="M${n(-half)} ${n(rim)}H${n(half)}" stroke="${isSushi ? '#c9a24a' : lighten(tone, 0.7)}" stroke-width="12" stroke-linecap="round"/><path d="M${n(-half + 8)} ${n(rim + 10)}H${n(half - 8)}" stroke="#150d08" stroke-opacity=".24" stroke-width="4"/>`;
  };
  const step = 30;
  const top = -2 * step - wall;
  const lidHigh = isSushi ? 90 : 24;
  const lidY = top - 62;
  // The lid hovers over the nest, so that the empty base shows below it.
  const lid = [
    isSushi
      ? `<path d="M${n(-half + 4)} ${n(lidY)}L${n(-half + 40)} ${n(lidY - lidHigh)}H${n(half - 40)}L${n(half - 4)} ${n(lidY)}Z" fill="#e4eef1" opacity=".5"/>`
      : '',
    `<path d="${mouth(wide, deep, lidY)}" fill="#e9f2f4" opacity=".42"/><path d="${mouth(wide, deep, lidY - lidHigh * 0.5, 44)}" fill="none" stroke="#fff" stroke-width="7" opacity=".9"/>`,
    `<path d="${mouth(wide, deep, lidY)}" fill="none" stroke="#8fa3ab" stroke-opacity=".8" stroke-width="5"/><path d="M${n(-half + 2)} ${n(lidY - 12)}V${n(lidY + 12)}Q${n(-half + 2)} ${n(lidY + 20)} ${n(-half + 30)} ${n(lidY + 20)}H${n(half - 30)}Q${n(half - 2)} ${n(lidY + 20)} ${n(half - 2)} ${n(lidY + 12)}V${n(lidY - 12)}Z" fill="#dbe7ea" opacity=".75" stroke="#9db0b7" stroke-width="3"/>`,
    `<path d="M${n(-half * 0.6)} ${n(lidY - deep + 30)}L${n(-half * 0.78)} ${n(lidY - 30)}M${n(-half * 0.5)} ${n(lidY - deep + 30)}L${n(-half * 0.62)} ${n(lidY - 60)}" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".85"/>`,
  ].join('');
  const h = -lidY + deep;
  const panel: Box =
    side === 'front' ? { x: -190, y: -wall * 0.5 - step - 76, w: 380, h: 146 } : { x: -300, y: -h + 20, w: 600, h: h - 30 };
  const shape = rectPath(panel, 10);
  const label = `<path d="${shape}" fill="#150d08" opacity=".22" transform="translate(3 7)"/>${canvas.clipped(shape, print(canvas, art, side, panel))}`;
  return {
    w: wide + 20,
    h,
    markup: base(0, false) + base(-step, false) + base(-2 * step, true) + lid + label,
    panel,
    foot: 0.84,
    lying: true,
  };
}

/** A microwave container: the more it holds, the higher its wall. */
export const microwaveContainer: PackDrawer = (canvas, art, side) => {
  const millilitres = Number(/^(\d+) ml/.exec(art.grade ?? '')?.[1] ?? 650);
  return container(canvas, art, side, { wide: 760, deep: 240, wall: millilitres * 0.3 });
};

export const compartmentContainer: PackDrawer = (canvas, art, side) =>
  container(canvas, art, side, { wide: 900, deep: 260, wall: 130, parts: 2 });

export const sushiTray: PackDrawer = (canvas, art, side) => container(canvas, art, side, { wide: 880, deep: 250, wall: 96, isSushi: true });
