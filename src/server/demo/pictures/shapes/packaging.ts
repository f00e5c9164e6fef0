/** Disposables: cups, lids, carriers, rolls, napkins, cutlery. */
import type { PackArt } from '../../types.ts';
import type { Box, Canvas } from '../canvas.ts';
import { moved, n, place } from '../canvas.ts';
import { darken, distance, lighten, luminance, mix, readable } from '../colour.ts';
import { printStamp } from '../label.ts';
import type { Pack, PackDrawer, Side } from '../parts/pack.ts';
import { print, rectPath } from '../parts/pack.ts';
import { creases, filmShine, pillowShade } from '../parts/soft.ts';
import { disc, finishes, lathe, rimLine, ring, turned } from '../parts/turned.ts';
import { between, seeded } from '../random.ts';

/** A printed label on goods that carry no print of their own: white, rounded, slightly lifted. */
function sticker(canvas: Canvas, art: PackArt, side: Side, box: Box): string {
  const shape = rectPath(box, 10);
  return `<path d="${shape}" fill="#150d08" opacity=".2" transform="translate(3 6)"/>${canvas.clipped(shape, print(canvas, art, side, box))}<path d="${shape}" fill="${canvas.linear([[0, '#fff', 0.14], [0.5, '#fff', 0], [1, '#150d08', 0.14]])}"/>`;
}

/** A paper cup with its sip lid; a second one without lid stands behind. */
const cupHot: PackDrawer = (canvas, art, side) => {
  const [w, h] = [520, 800];
  const half = w / 2;
  const paper = art.brand.colours.ground;
  const lid = luminance(art.contents) < 0.2 ? '#26211d' : '#fbfaf7';
  const body = lathe([[half - 34, -h + 96], [half - 104, -12], [half - 110, 0]], 30, 26);
  const bleed: Box = { x: -half, y: -h + 70, w, h: h - 70 };
  const safe: Box = { x: -half * 0.56, y: -h + 176, w: half * 1.12, h: h - 250 };
  const lidSkirt = lathe([[half - 26, -h + 62], [half - 16, -h + 84], [half - 14, -h + 108]], -28, 30);
  const lidWall = lathe([[half - 66, -h + 12], [half - 42, -h + 66]], 22, 28);
  const corrugation = side === 'front' ? Array.from({ length: 34 }, (_, index) => {
    const t = (index + 0.5) / 34 - 0.5;
    return `M${n(t * (w - 76))} ${n(-h + 100)}L${n(t * (w - 216))} 30`;
  }).join('') : '';
  const markup = [
    turned(canvas, body, paper, `${print(canvas, art, side, bleed, safe)}<path d="${corrugation}" stroke="#150d08" stroke-opacity=".07" stroke-width="7"/>`, 'matt'),
    rimLine(half - 105, -14, 26, '#150d08', 4, 0.25),
    `<path d="${lidSkirt}" fill="${lid}"/><path d="${lidSkirt}" fill="${canvas.linear(finishes.gloss)}"/>${rimLine(half - 14, -h + 106, 30, '#fff', 2.5, 0.35)}${rimLine(half - 22, -h + 76, 29, lid === '#26211d' ? '#fff' : '#150d08', 3, 0.22)}`,
    turned(canvas, lidWall, lid, ''),
    disc(0, -h + 12, half - 66, 22, canvas.linear([[0, lighten(lid, 0.4)], [1, lighten(lid, 0.08)]])),
    disc(0, -h + 16, half - 88, 16, darken(lid, lid === '#26211d' ? 0.35 : 0.1)),
    disc(-30, -h + 24, 26, 5, '#0d0a08', 'opacity=".8"'),
  ].join('');
  return { w, h: h + 14, markup, panel: safe, foot: 0.62 };
};

/** A clear cup with a domed lid; the drink shows through, with ice. */
const cupCold: PackDrawer = (canvas, art, side) => {
  const [w, h] = [480, 860];
  const half = w / 2;
  const random = seeded(art.seed);
  const drink = luminance(art.contents) > 0.72 ? mix(art.contents, art.flash, 0.55) : art.contents;
  const body = lathe([[half - 30, -h + 216], [half - 96, -10], [half - 102, 0]], 26, 22);
  const filling = lathe([[half - 42, -h + 290], [half - 102, -18]], 24, 20);
  const dome = `M${n(-half + 22)} ${n(-h + 206)}C${n(-half + 30)} ${n(-h + 50)} ${n(-half + 110)} ${n(-h + 14)} -46 ${n(-h + 10)}H46C${n(half - 110)} ${n(-h + 14)} ${n(half - 30)} ${n(-h + 50)} ${n(half - 22)} ${n(-h + 206)}A${n(half - 22)} 27 0 0 1 ${n(-half + 22)} ${n(-h + 206)}Z`;
  const label: Box = { x: -half * 0.52, y: -h + 380, w: half * 1.04, h: 330 };
  const ice = Array.from({ length: 9 }, () => `<rect x="${n(between(random, -0.6, 0.4) * half)}" y="${n(between(random, -h + 270, -h + 430))}" width="66" height="60" rx="10" fill="#fff" fill-opacity=".28" stroke="#fff" stroke-opacity=".6" stroke-width="3" transform="rotate(${n(between(random, -30, 30))})"/>`).join('');
  const bubbles = Array.from({ length: 24 }, () => `<circle cx="${n(between(random, -0.6, 0.6) * half)}" cy="${n(between(random, -h + 300, -30))}" r="${n(between(random, 2, 6))}"/>`).join('');
  const panel: Box = side === 'front' ? label : { x: -half * 0.62, y: -h + 290, w: half * 1.24, h: 500 };
  const markup = [
    `<path d="${body}" fill="#e6edef" opacity=".85"/>`,
    canvas.clipped(filling, `<path d="${filling}" fill="${canvas.linear([[0, darken(drink, 0.25)], [0.35, lighten(drink, 0.25)], [0.8, drink], [1, darken(drink, 0.3)]])}"/>${ice}<g fill="#fff" opacity=".4">${bubbles}</g>`),
    disc(0, -h + 290, half - 42, 22, lighten(drink, 0.35)),
    canvas.clipped(body, `<path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`),
    sticker(canvas, art, side, panel),
    `<path d="${dome}" fill="#eef3f5" opacity=".7"/><path d="${dome}" fill="${canvas.linear(finishes.glass)}"/><path d="M${n(-half + 70)} ${n(-h + 150)}Q${n(-half + 90)} ${n(-h + 60)} -60 ${n(-h + 40)}" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".85"/>`,
    disc(0, -h + 12, 46, 8, '#9fb0b6'),
    ring(canvas, half - 18, -h + 222, 20, 28, '#dfe8eb', true),
  ].join('');
  return { w, h, markup, panel, foot: 0.6 };
};

/** Stacks of lids: one lies in front, showing its top. */
const lidStack: PackDrawer = (canvas, art, side) => {
  const tone = luminance(art.contents) > 0.85 ? '#f6f5f1' : art.contents;
  const half = 330;
  const edge = luminance(tone) < 0.1 ? '#fff' : '#150d08';
  const one = (y: number): string => `${ring(canvas, half, y, 42, 84, tone, true)}${rimLine(half, y - 6, 84, edge, 3, 0.22)}`;
  const stack = Array.from({ length: 11 }, (_, index) => one(-90 - index * 40)).join('');
  const y = -90 - 10 * 40 - 42;
  const top = [
    disc(0, y, half, 84, canvas.linear([[0, lighten(tone, 0.4)], [0.5, lighten(tone, 0.1)], [1, darken(tone, 0.1)]], 0, 0, 1, 0.5)),
    disc(0, y + 2, half * 0.92, 75, 'none', `stroke="${edge}" stroke-opacity=".25" stroke-width="5"`),
    `<path d="${lathe([[half * 0.74, y - 56], [half * 0.86, y + 2]], 62, 72)}" fill="${tone}"/><path d="${lathe([[half * 0.74, y - 56], [half * 0.86, y + 2]], 62, 72)}" fill="${canvas.linear(finishes.gloss)}"/>`,
    disc(0, y - 56, half * 0.74, 62, canvas.linear([[0, lighten(tone, 0.5)], [1, lighten(tone, 0.06)]], 0, 0, 1, 0.6)),
    disc(0, y - 48, half * 0.64, 50, darken(tone, 0.08)),
    disc(0, y - 44, half * 0.63, 48, canvas.linear([[0, '#150d08', 0.22], [1, '#fff', 0.2]])),
    disc(-10, y - 16, 46, 10, '#0d0a08', 'opacity=".75"'),
    disc(60, y - 66, 9, 4, '#0d0a08', 'opacity=".7"'),
  ].join('');
  const label: Box = side === 'front' ? { x: -190, y: -330, w: 380, h: 250 } : { x: -240, y: -480, w: 480, h: 430 };
  return { w: 2 * half, h: -y + 118, markup: stack + top + sticker(canvas, art, side, label), panel: label, foot: 0.94 };
};

/** A vest carrier with its two handles, standing as if filled, printed in the middle. */
const bagCarrier: PackDrawer = (canvas, art, side) => {
  const [w, h] = [620, 900];
  const half = w / 2;
  const random = seeded(art.seed);
  const film = mix('#ffffff', art.contents, 0.85);
  const ink = readable(film, art.brand.colours.ground, art.brand.colours.accent);
  const outline = [
    `M${n(-half + 26)} ${n(-h + 10)}Q${n(-half + 20)} ${n(-h)} ${n(-half + 40)} ${n(-h)}H${n(-half + 142)}Q${n(-half + 160)} ${n(-h)} ${n(-half + 158)} ${n(-h + 16)}`,
    `C${n(-half + 150)} ${n(-h + 160)} ${n(-half + 170)} ${n(-h + 262)} 0 ${n(-h + 262)}S${n(half - 150)} ${n(-h + 160)} ${n(half - 158)} ${n(-h + 16)}`,
    `Q${n(half - 160)} ${n(-h)} ${n(half - 142)} ${n(-h)}H${n(half - 40)}Q${n(half - 20)} ${n(-h)} ${n(half - 26)} ${n(-h + 10)}`,
    `C${n(half - 40)} ${n(-h + 200)} ${n(half - 30)} ${n(-h + 280)} ${n(half - 6)} ${n(-h * 0.6)}C${n(half + 18)} ${n(-h * 0.4)} ${n(half + 14)} ${n(-h * 0.1)} ${n(half - 22)} -10Q0 16 ${n(-half + 22)} -10C${n(-half - 14)} ${n(-h * 0.1)} ${n(-half - 18)} ${n(-h * 0.4)} ${n(-half + 6)} ${n(-h * 0.6)}C${n(-half + 30)} ${n(-h + 280)} ${n(-half + 40)} ${n(-h + 200)} ${n(-half + 26)} ${n(-h + 10)}Z`,
  ].join('');
  const back = `M${n(-half + 150)} ${n(-h + 130)}Q0 ${n(-h + 300)} ${n(half - 150)} ${n(-h + 130)}L${n(half - 130)} ${n(-h + 320)}H${n(-half + 130)}Z`;
  const sign: Box = { x: -half + 84, y: -h * 0.6, w: w - 168, h: h * 0.48 };
  const panel = side === 'front' ? sign : { x: -half + 60, y: -h * 0.66, w: w - 120, h: h * 0.6 };
  const printed = side === 'front'
    ? `<rect x="${n(-half - 20)}" y="${n(-64)}" width="${n(w + 40)}" height="26" fill="${art.flash}"/>${printStamp(canvas, art, sign, ink)}`
    : canvas.clipped(rectPath(panel, 10), print(canvas, art, 'back', panel));
  const pleats = [-1, 1].map((s) => `<path d="M${n(s * (half - 92))} ${n(-h + 30)}C${n(s * (half - 104))} ${n(-h * 0.6)} ${n(s * (half - 70))} ${n(-h * 0.4)} ${n(s * (half - 64))} -20" stroke="#150d08" stroke-opacity=".14" stroke-width="7" fill="none"/><path d="M${n(s * (half - 84))} ${n(-h + 30)}C${n(s * (half - 96))} ${n(-h * 0.6)} ${n(s * (half - 62))} ${n(-h * 0.4)} ${n(s * (half - 56))} -20" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none"/>`).join('');
  // White film on a white ground needs a visible edge.
  const edge = distance(film, '#ffffff') < 60 ? `<path d="${outline}" fill="none" stroke="#a9a39a" stroke-opacity=".7" stroke-width="2.5"/>` : '';
  const markup = [
    `<path d="${back}" fill="${darken(film, 0.2)}"/>`,
    canvas.clipped(outline, [`<path d="${outline}" fill="${film}"/>`, printed, pleats, pillowShade(canvas, outline, 0.7), creases(canvas, w * 0.96, h * 0.72, random, { top: 7, bottom: 8, sides: 8, strength: 1.05 }), filmShine(canvas, outline, w, h, random)].join('')),
    edge,
  ].join('');
  return { w: w + 20, h, markup, panel, foot: 0.82 };
};

/** A block-bottomed kraft bag with flat tape handles. */
const bagPaper: PackDrawer = (canvas, art, side) => {
  const [w, h, d] = [520, 700, 220];
  const random = seeded(art.seed);
  const paper = luminance(art.contents) > 0.8 ? '#f7f3ea' : mix('#c99a63', art.contents, 0.5);
  const ink = readable(paper, art.brand.colours.ground, art.flash, darken(art.flash, 0.4));
  const half = w / 2;
  const [dx, dy] = [d * 0.5, -d * 0.17];
  const front = `M${n(-half)} ${n(-h)}H${n(half)}L${n(half)} 0H${n(-half)}Z`;
  const side1 = `M${n(half)} ${n(-h)}L${n(half + dx * 0.5)} ${n(-h + dy * 0.5 + 10)}V${n(-150)}L${n(half)} 0Z`;
  const side2 = `M${n(half + dx * 0.5)} ${n(-h + dy * 0.5 + 10)}L${n(half + dx)} ${n(-h + dy)}V${n(dy)}L${n(half)} 0L${n(half + dx * 0.5)} -150Z`;
  const mouth = `M${n(-half)} ${n(-h)}L${n(-half + dx)} ${n(-h + dy)}H${n(half + dx)}L${n(half + dx * 0.5)} ${n(-h + dy * 0.5 + 10)}L${n(half)} ${n(-h)}Z`;
  const handle = (x: number, y: number, tone: string): string => `<path d="M${n(x - 112)} ${n(y + 8)}V${n(y - 60)}Q${n(x - 112)} ${n(y - 150)} ${n(x)} ${n(y - 150)}T${n(x + 112)} ${n(y - 60)}V${n(y + 8)}" fill="none" stroke="${tone}" stroke-width="30"/>`;
  const sign: Box = { x: -half + 84, y: -h + 170, w: w - 168, h: h - 340 };
  const panel = side === 'front' ? sign : { x: -half + 50, y: -h + 100, w: w - 100, h: h - 160 };
  const printed = side === 'front' ? printStamp(canvas, art, sign, ink) : canvas.clipped(rectPath(panel, 6), print(canvas, art, 'back', panel));
  const shift = -dx / 2;
  const markup = `<g transform="translate(${n(shift)} 0)">${[
    handle(dx * 0.9, -h + dy, darken(paper, 0.3)),
    `<path d="${mouth}" fill="${darken(paper, 0.45)}"/>`,
    `<path d="${side1}" fill="${darken(paper, 0.16)}"/><path d="${side2}" fill="${darken(paper, 0.34)}"/>`,
    canvas.clipped(front, [`<path d="${front}" fill="${paper}"/>`, paperGrain(random, { x: -half, y: -h, w, h }), printed, `<path d="${front}" fill="${canvas.linear([[0, '#fff', 0.2], [0.5, '#fff', 0.02], [1, '#150d08', 0.14]])}"/>`, `<path d="M${n(-half)} -150H${n(half)}" stroke="#150d08" stroke-opacity=".14" stroke-width="3"/><path d="M${n(-half)} -147H${n(half)}" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`, creases(canvas, w, h, random, { top: 4, bottom: 4, sides: 6, strength: 0.55 })].join('')),
    `<path d="M${n(-half)} ${n(-h)}H${n(half)}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
    handle(-10, -h, mix(paper, '#ffffff', 0.16)),
    `<path d="M-136 ${n(-h + 2)}h28v52h-28ZM88 ${n(-h + 2)}h28v52h-28Z" fill="${darken(paper, 0.1)}"/>`,
  ].join('')}</g>`;
  return { w: w + dx, h: h + 165, markup, panel: { ...panel, x: panel.x + shift }, foot: 0.93 };
};

/** Fibres of unbleached paper. */
function paperGrain(random: () => number, box: Box): string {
  const fibres = Array.from({ length: 90 }, () => `M${n(box.x + random() * box.w)} ${n(box.y + random() * box.h)}l${n(between(random, -9, 9))} ${n(between(random, -3, 3))}`).join('');
  return `<path d="${fibres}" stroke="#5b3a1c" stroke-opacity=".2" stroke-width="1.6"/>`;
}

/** One upright roll of paper: embossed wall, spiral end, cardboard core, a loose end. `y` is its foot. */
export function paperRoll(canvas: Canvas, paper: string, halfWidth: number, height: number): string {
  const rim = halfWidth * 0.3;
  const body = lathe([[halfWidth, -height], [halfWidth, -rim]], rim, rim);
  const dots = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 9 }, (_value, column) => {
      const angle = ((column + (row % 2) * 0.5 + 0.3) / 9) * Math.PI;
      const x = -Math.cos(angle) * halfWidth;
      const y = -height + rim * (0.4 + Math.sin(angle)) + ((height - rim * 1.2) / 11) * (row + 0.2);
      return `M${n(x - 5 * Math.sin(angle))} ${n(y)}l${n(5 * Math.sin(angle))} -6l${n(5 * Math.sin(angle))} 6l${n(-5 * Math.sin(angle))} 6Z`;
    }).join(''),
  ).join('');
  const spiral = [0.9, 0.8, 0.71, 0.62, 0.54, 0.47].map((share) => disc(0, -height, halfWidth * share, rim * share, 'none', `stroke="${darken(paper, 0.35)}" stroke-opacity=".3" stroke-width="2.2"`)).join('');
  return [
    turned(canvas, body, paper, `<path d="${dots}" fill="${darken(paper, 0.3)}" opacity=".26"/>`, 'matt'),
    disc(0, -height, halfWidth, rim, canvas.linear([[0, lighten(paper, 0.6)], [1, darken(paper, 0.06)]], 0, 0, 1, 0.4)),
    spiral,
    disc(0, -height, halfWidth * 0.34, rim * 0.34, '#b08d62'),
    disc(0, -height + 2, halfWidth * 0.28, rim * 0.28, '#4d3a25'),
  ].join('');
}

/** A large hygiene or kraft roll with a paper band. */
const rollPaper: PackDrawer = (canvas, art, side) => {
  const half = 300;
  const height = 640;
  const rim = half * 0.3;
  const paper = luminance(art.contents) > 0.75 ? mix(art.contents, '#fffdf8', 0.5) : art.contents;
  const band = lathe([[half + 2, -height + 190], [half + 2, -rim - 40]], -rim, rim);
  const bleed: Box = { x: -half - 4, y: -height + 180, w: 2 * half + 8, h: height - 180 + 40 };
  const safe: Box = { x: -half * 0.7, y: -height + 190 + rim + 6, w: half * 1.4, h: height - 190 - rim - 84 };
  const sheet = `M${n(half * 0.72)} ${n(-height + rim * 0.66)}L${n(half + 84)} ${n(-height + 130)}L${n(half + 92)} -30L${n(half * 0.9)} ${n(-rim * 0.4)}Z`;
  const markup = [
    `<path d="${sheet}" fill="${canvas.linear([[0, darken(paper, 0.22)], [0.5, lighten(paper, 0.2)], [1, darken(paper, 0.05)]])}"/>`,
    paperRoll(canvas, paper, half, height),
    turned(canvas, band, art.brand.colours.ground, print(canvas, art, side, bleed, safe), 'matt'),
  ].join('');
  return { w: 2 * half + 110, h: height + rim, markup, panel: safe, foot: 0.84 };
};

/** Rolls in a printed film pack: the rolls press through the film above. */
const toiletRolls: PackDrawer = (canvas, art, side) => {
  const [w, h] = [800, 720];
  const half = w / 2;
  const random = seeded(art.seed);
  const paper = mix('#ffffff', art.contents, 0.3);
  const roll = canvas.symbol(() => paperRoll(canvas, paper, 132, 330));
  const backRow = [-1, 0, 1].map((column) => place(roll, column * 262 + 34, -330)).join('');
  const topRow = [-1, 0, 1].map((column) => place(roll, column * 266 - 6, -278)).join('');
  const outline = `M${n(-half + 8)} ${n(-h + 150)}C${n(-half * 0.7)} ${n(-h + 118)} ${n(-half * 0.4)} ${n(-h + 176)} ${n(-half * 0.33)} ${n(-h + 154)}S${n(half * 0.2)} ${n(-h + 176)} ${n(half * 0.33)} ${n(-h + 154)}S${n(half * 0.8)} ${n(-h + 126)} ${n(half - 8)} ${n(-h + 150)}Q${n(half + 10)} ${n(-h * 0.4)} ${n(half - 6)} -26Q${n(half * 0.66)} 6 ${n(half * 0.33)} -10T${n(-half * 0.33)} -10T${n(-half + 6)} -26Q${n(-half - 10)} ${n(-h * 0.4)} ${n(-half + 8)} ${n(-h + 150)}Z`;
  const whole = `M${n(-half + 2)} ${n(-h + 60)}Q${n(-half + 30)} ${n(-h - 4)} ${n(-half + 130)} ${n(-h - 6)}H${n(half - 96)}Q${n(half + 10)} ${n(-h - 6)} ${n(half + 12)} ${n(-h + 50)}L${n(half)} -30H${n(-half)}Z`;
  const bleed: Box = { x: -half - 10, y: -h + 100, w: w + 20, h: h - 90 };
  const safe: Box = { x: -half + 64, y: -h + 206, w: w - 128, h: h - 268 };
  const ridges = [-1, 0, 1].map((column) => `<rect x="${n(column * 266 - 138)}" y="${n(-h)}" width="272" height="${n(h)}" fill="${canvas.linear([[0, '#150d08', 0.26], [0.16, '#150d08', 0.02], [0.3, '#fff', 0.3], [0.44, '#fff', 0.04], [0.82, '#150d08', 0.05], [1, '#150d08', 0.28]])}"/>`).join('');
  const markup = [
    backRow,
    topRow,
    `<path d="${whole}" fill="#fff" opacity=".2"/>`,
    canvas.clipped(outline, [print(canvas, art, side, bleed, safe), ridges, `<rect x="${n(-half)}" y="-300" width="${n(w)}" height="16" fill="#150d08" opacity=".08"/>`, creases(canvas, w, h - 150, random, { top: 8, bottom: 7, sides: 8, strength: 1.1 })].join('')),
    canvas.clipped(whole, `<path d="M${n(-half + 20)} ${n(-h + 150)}L${n(-half + 150)} ${n(-h)}h70l-110 150Z" fill="#fff" opacity=".5"/><path d="M${n(half - 250)} ${n(-h + 150)}l110 -150h36l-110 150Z" fill="#fff" opacity=".45"/>`),
  ].join('');
  return { w: w + 20, h: h + 20, markup, panel: safe, foot: 0.94 };
};

/** Folded napkins in a stack with a printed band. */
const napkins: PackDrawer = (canvas, art, side) => {
  const [w, h] = [780, 560];
  const half = w / 2;
  const tone = art.contents;
  const top = `M${n(-half + 96)} ${n(-h + 10)}H${n(half - 96)}L${n(half)} ${n(-h + 190)}H${n(-half)}Z`;
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const y = -h + 190 + index * 24;
    return `<path d="M${n(-half + (index % 2) * 3)} ${n(y)}H${n(half - (index % 3) * 2)}V${n(y + 14)}Q${n(half - 6)} ${n(y + 24)} ${n(half - 16)} ${n(y + 24)}H${n(-half + 14)}Q${n(-half + 2)} ${n(y + 24)} ${n(-half + (index % 2) * 3)} ${n(y + 12)}Z" fill="${canvas.vertical([[0, lighten(tone, 0.28)], [0.55, tone], [1, darken(tone, 0.34)]])}"/>`;
  }).join('');
  const band: Box = side === 'front' ? { x: -190, y: -h + 176, w: 380, h: h - 172 } : { x: -330, y: -h + 190, w: 660, h: h - 190 };
  const bandTop = `M-150 ${n(-h + 8)}H150L${n(band.w / 2)} ${n(-h + 190)}H${n(-band.w / 2)}Z`;
  const emboss = Array.from({ length: 12 }, (_, index) => `M${n(-half + 120 + index * 46)} ${n(-h + 30)}L${n(-half + 46 + index * 60)} ${n(-h + 176)}`).join('');
  const markup = [
    leaves,
    `<path d="${top}" fill="${canvas.linear([[0, lighten(tone, 0.4)], [1, lighten(tone, 0.06)]], 0, 0, 1, 1)}"/><path d="${emboss}" stroke="${darken(tone, 0.3)}" stroke-opacity=".3" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/><path d="M${n(-half)} ${n(-h + 190)}H${n(half)}" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
    `<path d="${bandTop}" fill="${lighten(art.brand.colours.ground, 0.14)}"/>`,
    canvas.clipped(rectPath(band), print(canvas, art, side, band)),
    `<path d="${rectPath(band)}" fill="${canvas.vertical([[0, '#fff', 0.2], [0.2, '#fff', 0], [1, '#150d08', 0.2]])}"/><path d="M${n(band.x)} ${n(-h + 178)}H${n(band.x + band.w)}" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
  ].join('');
  return { w, h, markup, panel: band, foot: 0.97 };
};

/** A fan of forks, knives or spoons in a paper band. */
const cutlery: PackDrawer = (canvas, art, side) => {
  const random = seeded(art.seed);
  const tone = art.contents;
  const kinds = (['fork', 'knife', 'spoon'] as const).filter((kind) => new RegExp(kind, 'i').test(art.title));
  const shown = kinds.length > 0 ? kinds : (['fork', 'knife', 'spoon'] as const);
  const paint = canvas.linear([[0, lighten(tone, 0.4)], [0.5, tone], [1, darken(tone, 0.28)]]);
  const heads: Readonly<Record<(typeof shown)[number], string>> = {
    fork: 'M-15 0L-20 -330C-24 -400 -48 -420 -48 -470V-590Q-42 -604 -36 -590V-490H-22V-596Q-14 -608 -7 -596V-490H7V-596Q14 -608 22 -596V-490H36V-590Q42 -604 48 -590V-470C48 -420 24 -400 20 -330L15 0Q0 12 -15 0Z',
    knife: 'M-15 0L-20 -320C-26 -400 -32 -520 -10 -606Q24 -616 34 -560C40 -480 26 -400 20 -320L15 0Q0 12 -15 0Z',
    spoon: 'M-15 0L-19 -340C-20 -400 -54 -420 -54 -510C-54 -580 -30 -608 0 -608S54 -580 54 -510C54 -420 20 -400 19 -340L15 0Q0 12 -15 0Z',
  };
  const symbols = shown.map((kind) => canvas.symbol(() => `<path d="${heads[kind]}" fill="${paint}" stroke="${darken(tone, 0.4)}" stroke-opacity=".35" stroke-width="3"/>${kind === 'spoon' ? `<ellipse cy="-512" rx="40" ry="78" fill="${canvas.linear([[0, darken(tone, 0.3)], [1, lighten(tone, 0.4)]], 0, 0, 1, 1)}" opacity=".7"/>` : ''}<path d="M-6 -20L-8 -320M6 -60L7 -280" stroke="${darken(tone, 0.35)}" stroke-opacity=".35" stroke-width="2.4"/>`));
  const fan = Array.from({ length: 13 }, (_, index) => place(symbols[index % symbols.length]!, (index - 6) * 26, -140 - (index % 2) * 14 + Math.abs(index - 6) * 4, 1.12, (index - 6) * 3.6 + between(random, -1, 1))).join('');
  const band: Box = side === 'front' ? { x: -290, y: -330, w: 580, h: 250 } : { x: -300, y: -660, w: 600, h: 620 };
  const handles = Array.from({ length: 13 }, (_, index) => `<rect x="${n((index - 6) * 28 - 15)}" y="-110" width="30" height="${n(104 - Math.abs(index - 6) * 3)}" rx="12" fill="${paint}" stroke="${darken(tone, 0.4)}" stroke-opacity=".35" stroke-width="2"/>`).join('');
  const shape = `M${n(band.x)} ${n(band.y)}Q0 ${n(band.y + 26)} ${n(-band.x)} ${n(band.y)}V${n(band.y + band.h)}Q0 ${n(band.y + band.h + 26)} ${n(band.x)} ${n(band.y + band.h)}Z`;
  const safe: Box = { x: band.x + 44, y: band.y + 34, w: band.w - 88, h: band.h - 44 };
  const markup = `${handles}${fan}${canvas.clipped(shape, print(canvas, art, side, { ...band, h: band.h + 30 }, safe))}<path d="${shape}" fill="${canvas.linear(finishes.matt)}"/>`;
  return { w: 700, h: 836, markup, panel: band, foot: 0.6 };
};

/** A roll of liners beside a folded one, in a paper band. */
const binLiners: PackDrawer = (canvas, art, side) => {
  const [half, height] = [230, 700];
  const tone = art.contents;
  const random = seeded(art.seed);
  const rim = half * 0.26;
  const body = lathe([[half, -height], [half, -rim]], rim, rim);
  const film = Array.from({ length: 12 }, () => {
    const x = between(random, -0.9, 0.9) * half;
    return `M${n(x)} ${n(-height + 40)}Q${n(x + between(random, -26, 26))} ${n(-height / 2)} ${n(x + between(random, -10, 10))} -30`;
  }).join('');
  const band = lathe([[half + 3, -height + 150], [half + 3, -rim - 60]], -rim, rim);
  const bleed: Box = { x: -half - 4, y: -height + 140, w: 2 * half + 8, h: height - 120 };
  const safe: Box = { x: -half * 0.72, y: -height + 160 + rim, w: half * 1.44, h: height - 250 - rim };
  const spiral = [0.92, 0.82, 0.72, 0.62, 0.52].map((share) => disc(0, -height, half * share, rim * share, 'none', `stroke="${lighten(tone, 0.4)}" stroke-opacity=".5" stroke-width="2.5"`)).join('');
  const loose = `M${n(half - 16)} ${n(-height + 20)}Q${n(half + 60)} ${n(-height + 80)} ${n(half + 110)} ${n(-height + 220)}Q${n(half + 150)} ${n(-300)} ${n(half + 196)} -26Q${n(half + 90)} 4 ${n(half - 30)} -40Z`;
  const markup = [
    `<path d="${loose}" fill="${mix(tone, '#808890', 0.12)}"/><path d="${loose}" fill="${canvas.linear([[0, '#fff', 0.05], [0.4, '#fff', 0.3], [0.55, '#fff', 0.02], [0.8, '#fff', 0.2], [1, '#000', 0.2]])}"/><path d="M${n(half + 30)} ${n(-height + 110)}Q${n(half + 80)} -300 ${n(half + 90)} -30M${n(half + 86)} ${n(-height + 200)}Q${n(half + 120)} -260 ${n(half + 150)} -40" stroke="#fff" stroke-opacity=".28" stroke-width="6" fill="none"/>`,
    turned(canvas, body, tone, `<path d="${film}" stroke="#fff" stroke-opacity=".2" stroke-width="5" fill="none"/>`),
    disc(0, -height, half, rim, lighten(tone, 0.16)),
    spiral,
    disc(0, -height, half * 0.36, rim * 0.36, '#b08d62'),
    disc(0, -height + 2, half * 0.29, rim * 0.29, '#3c2d1c'),
    turned(canvas, band, art.brand.colours.ground, print(canvas, art, side, bleed, safe), 'matt'),
  ].join('');
  const pack: Pack = { w: 2 * half + 200, h: height + rim, markup: moved(markup, -96, 0), panel: { ...safe, x: safe.x - 96 }, foot: 0.96 };
  return pack;
};

export const packagingShapes = {
  'cup-hot': cupHot,
  'cup-cold': cupCold,
  lid: lidStack,
  'bag-carrier': bagCarrier,
  'bag-paper': bagPaper,
  'roll-paper': rollPaper,
  'toilet-rolls': toiletRolls,
  napkins,
  cutlery,
  'bin-liners': binLiners,
} as const satisfies Readonly<Record<string, PackDrawer>>;
