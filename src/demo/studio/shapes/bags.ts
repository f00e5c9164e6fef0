/** Sacks, pouches and bags: everything soft. */
import type { PackArt } from '../../types.ts';
import { n, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { pieceOf, servingOf } from '../goods.ts';
import { isOfLargePieces, loosePieces, spilt, toneOf } from '../parts/loose.ts';
import { print, rectPath, type Pack, type PackDrawer, type Side } from '../parts/pack.ts';
import { unmistakable } from '../pieces/words.ts';
import { bagPath, creases, crimp, filmShine, pillowShade, zigzag } from '../parts/soft.ts';
import { between, seeded } from '../random.ts';

/** A flow-wrapped pillow of foil: crimped above and below, puffed in between. */
function pillowBag(canvas: Canvas, art: PackArt, side: Side, w: number, h: number): Pack {
  const random = seeded(art.seed);
  const seam = 46;
  const half = w / 2;
  const body = `M${n(-half)} ${n(-h + seam)}C${n(-half + 16)} ${n(-h * 0.86)} ${n(-half - 18)} ${n(-h * 0.7)} ${n(-half - 14)} ${n(-h * 0.5)}S${n(-half + 14)} ${n(-h * 0.14)} ${n(-half)} ${n(-seam)}H${n(half)}C${n(half - 16)} ${n(-h * 0.14)} ${n(half + 16)} ${n(-h * 0.3)} ${n(half + 14)} ${n(-h * 0.5)}S${n(half - 16)} ${n(-h * 0.86)} ${n(half)} ${n(-h + seam)}Z`;
  const outline = `M${n(-half)} ${n(-h + seam)}${zigzag(w, -h + 12, 12)}L${n(half)} ${n(-h + seam)}C${n(half - 16)} ${n(-h * 0.86)} ${n(half + 14)} ${n(-h * 0.7)} ${n(half + 14)} ${n(-h * 0.5)}S${n(half - 14)} ${n(-h * 0.14)} ${n(half)} ${n(-seam)}V-10${zigzagBack(w)}L${n(-half)} ${n(-seam)}C${n(-half + 14)} ${n(-h * 0.14)} ${n(-half - 14)} ${n(-h * 0.3)} ${n(-half - 14)} ${n(-h * 0.5)}S${n(-half + 16)} ${n(-h * 0.86)} ${n(-half)} ${n(-h + seam)}Z`;
  const bleed = { x: -half - 20, y: -h - 4, w: w + 40, h: h + 12 };
  const safe = { x: -half + 66, y: -h + 96, w: w - 132, h: h - 196 };
  const puff = canvas.radial(
    [
      [0, '#fff', 0.32],
      [0.45, '#fff', 0.06],
      [1, '#fff', 0],
    ],
    0.32,
    0.3,
    0.5,
  );
  const low = canvas.radial(
    [
      [0, '#150d08', 0],
      [0.7, '#150d08', 0.02],
      [1, '#150d08', 0.36],
    ],
    0.45,
    0.46,
    0.66,
  );
  const markup = canvas.clipped(
    outline,
    [
      print(canvas, art, side, bleed, safe),
      `<path d="${body}" fill="${low}"/><path d="${body}" fill="${puff}"/>`,
      pillowShade(canvas, body, 0.8),
      `<g transform="translate(0 ${-seam})">${creases(w, h - 2 * seam, random, { top: 11, bottom: 9, sides: 6, strength: 1.15 })}</g>`,
      crimp(canvas, w + 30, -h - 4, seam + 4),
      crimp(canvas, w + 30, -seam, seam + 8),
      `<path d="M${n(-half - 10)} ${n(-h + seam + 2)}H${n(half + 10)}" stroke="#150d08" stroke-opacity=".3" stroke-width="4"/><path d="M${n(-half - 10)} ${n(-seam - 2)}H${n(half + 10)}" stroke="#150d08" stroke-opacity=".28" stroke-width="4"/>`,
    ].join(''),
  );
  // Foil hides what is inside: some of it lies before the bag.
  const piece = pieceOf(art);
  const sample = side === 'front' && piece && unmistakable.has(piece) ? spilt(canvas, art, piece, w) : '';
  return { w: w + 28, h, markup: markup + sample, panel: safe, foot: 0.86 };
}

const crispBag: PackDrawer = (canvas, art, side) => pillowBag(canvas, art, side, 640, 900);

function zigzagBack(w: number): string {
  const count = Math.round(w / 16);
  const step = w / count;
  return Array.from({ length: count }, () => `l${n(-step / 2)} 10l${n(-step / 2)} -10`).join('');
}

/** A sewn multi-wall paper sack, full, standing. */
const sack: PackDrawer = (canvas, art, side) => {
  const [w, h] = [640, 910];
  const random = seeded(art.seed);
  const outline = bagPath({ w, h: h - 54, swell: 0.035, belly: 0.62, taper: 0.035, round: 0.1, arch: 0, sag: 0.01 });
  const paper = mix('#efe6d3', art.brand.colours.ground, 0.06);
  const label: Box = { x: -w / 2 - 30, y: -h + 160, w: w + 60, h: h - 250 };
  const safe: Box = { x: -w / 2 + 74, y: label.y + 34, w: w - 148, h: label.h - 68 };
  const top = -h + 54;
  const collar = `M${n(-w * 0.462)} ${n(top + 16)}L${n(-w * 0.455)} ${n(-h + 2)}Q0 ${n(-h - 8)} ${n(w * 0.455)} ${n(-h + 2)}L${n(w * 0.462)} ${n(top + 16)}Z`;
  const stitches = `M${n(-w * 0.45)} ${n(-h + 34)}Q0 ${n(-h + 26)} ${n(w * 0.45)} ${n(-h + 34)}`;
  const markup = [
    canvas.clipped(
      outline,
      [
        `<path d="${outline}" fill="${paper}"/>`,
        print(canvas, art, side, label, safe),
        pillowShade(canvas, outline, 0.9),
        creases(w, h - 60, random, { top: 9, bottom: 7, sides: 8, strength: 1 }),
      ].join(''),
    ),
    `<path d="${collar}" fill="${canvas.vertical([
      [0, lighten(paper, 0.3)],
      [0.7, paper],
      [1, darken(paper, 0.22)],
    ])}"/><path d="${collar}" fill="${canvas.linear([
      [0, '#150d08', 0.2],
      [0.25, '#fff', 0.25],
      [0.7, '#fff', 0],
      [1, '#150d08', 0.3],
    ])}"/>`,
    `<path d="${stitches}" stroke="#8a5a2a" stroke-width="5" stroke-dasharray="17 9" fill="none"/><path d="${stitches}" transform="translate(0 -3)" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" stroke-dasharray="17 9" fill="none"/><path d="M${n(w * 0.45)} ${n(-h + 34)}q24 4 20 34" stroke="#8a5a2a" stroke-width="4" fill="none"/>`,
  ].join('');
  return { w: w * 1.05, h, markup, panel: safe, foot: 0.88 };
};

/** Sauces and drinks would only smear a window: their pouches are printed all over. */
function isWorthAWindow(art: PackArt): boolean {
  const serving = servingOf(art);
  return serving === undefined ? pieceOf(art) !== undefined : serving !== 'sauce' && serving !== 'glass';
}

/** A stand-up pouch with tear notches, a zip line and, where pieces or powder are inside, a window. */
const pouch: PackDrawer = (canvas, art, side) => {
  const [w, h] = [620, 880];
  const random = seeded(art.seed);
  const half = w / 2;
  const outline = `M${n(-half + 8)} ${n(-h)}H${n(half - 8)}L${n(half - 2)} ${n(-h * 0.5)}Q${n(half + 16)} ${n(-h * 0.2)} ${n(half)} ${n(-34)}Q${n(half - 6)} -4 ${n(half - 40)} -2Q0 26 ${n(-half + 40)} -2Q${n(-half + 6)} -4 ${n(-half)} ${n(-34)}Q${n(-half - 16)} ${n(-h * 0.2)} ${n(-half + 2)} ${n(-h * 0.5)}Z`;
  const bleed = { x: -half - 12, y: -h, w: w + 24, h: h + 20 };
  const hasWindow = side === 'front' && isWorthAWindow(art);
  const safe = { x: -half + 62, y: -h + 146, w: w - 124, h: hasWindow ? h - 430 : h - 250 };
  const window: Box = { x: -half + 96, y: -256, w: w - 192, h: 176 };
  const gusset = `M${n(-half + 2)} -96Q0 ${n(-18)} ${n(half - 2)} -96`;
  const opening = rectPath(window, 80);
  const seen = !hasWindow
    ? ''
    : `${canvas.clipped(
        opening,
        `<rect x="${n(window.x)}" y="${n(window.y)}" width="${n(window.w)}" height="${n(window.h)}" fill="${darken(toneOf(art), 0.35)}"/>${loosePieces(canvas, art, window, 46)}<path d="${rectPath(window)}" fill="${canvas.linear(
          [
            [0, '#fff', 0.35],
            [0.3, '#fff', 0.05],
            [1, '#150d08', 0.18],
          ],
          0,
          0,
          1,
          1,
        )}"/>`,
      )}<path d="${opening}" fill="none" stroke="${lighten(art.brand.colours.ground, 0.5)}" stroke-width="5"/>`;
  const markup = canvas.clipped(
    outline,
    [
      print(canvas, art, side, bleed, safe),
      seen,
      `<path d="${gusset}" fill="none" stroke="#150d08" stroke-opacity=".3" stroke-width="4"/><path d="${gusset}V20H${n(-half)}Z" fill="#150d08" opacity=".14"/>`,
      pillowShade(canvas, outline, 0.85),
      creases(w, h, random, { top: 0, bottom: 6, sides: 6, strength: 0.8 }),
      `<rect x="${n(-half)}" y="${n(-h)}" width="${n(w)}" height="46" fill="${canvas.vertical([
        [0, '#fff', 0.35],
        [1, '#fff', 0.1],
      ])}"/><path d="M${n(-half)} ${n(-h + 46)}H${n(half)}" stroke="#150d08" stroke-opacity=".2" stroke-width="2"/>`,
      `<path d="M${n(-half)} ${n(-h + 84)}H${n(half)}" stroke="#150d08" stroke-opacity=".25" stroke-width="7"/><path d="M${n(-half)} ${n(-h + 80)}H${n(half)}M${n(-half)} ${n(-h + 92)}H${n(half)}" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
      `<path d="M${n(-half + 4)} ${n(-h + 56)}l14 6l-14 6ZM${n(half - 4)} ${n(-h + 56)}l-14 6l14 6Z" fill="#f4f2ee"/>`,
    ].join(''),
  );
  return { w: w + 16, h, markup, panel: safe, foot: 0.86 };
};

/** A clear bag closed by a printed header; what is inside shows. */
const bagClear: PackDrawer = (canvas, art, side) => {
  const [w, h] = [640, 890];
  const random = seeded(art.seed);
  const outline = bagPath({ w, h, swell: 0.03, belly: 0.6, taper: 0.02, round: 0.12, arch: 0.004, sag: 0.012 });
  const inside: Box = { x: -w / 2 - 20, y: -h * 0.9, w: w + 40, h: h * 0.92 };
  const label: Box =
    side === 'front'
      ? { x: -w * 0.4, ...(isOfLargePieces(art) ? { y: -h * 0.42, h: h * 0.36 } : { y: -h * 0.76, h: h * 0.5 }), w: w * 0.8 }
      : { x: -w * 0.41, y: -h * 0.86, w: w * 0.82, h: h * 0.78 };
  const shape = rectPath(label, 14);
  const markup = canvas.clipped(
    outline,
    [
      `<path d="${outline}" fill="${mix('#eef2f3', art.contents, 0.25)}"/>`,
      `<rect x="${n(inside.x)}" y="${n(inside.y)}" width="${n(inside.w)}" height="${n(inside.h)}" fill="${darken(toneOf(art), 0.34)}"/>`,
      loosePieces(canvas, art, inside, 84, label),
      pillowShade(canvas, outline, 0.75),
      `<g transform="translate(3 6)" opacity=".22"><path d="${shape}" fill="#150d08"/></g>`,
      canvas.clipped(shape, print(canvas, art, side, label)),
      `<path d="${shape}" fill="${canvas.linear(
        [
          [0, '#fff', 0.2],
          [0.4, '#fff', 0],
          [1, '#150d08', 0.2],
        ],
        0,
        0,
        1,
        0.5,
      )}"/>`,
      creases(w, h, random, { top: 8, bottom: 7, sides: 7, strength: 1.3 }),
      filmShine(canvas, outline, w, h, random),
      crimp(canvas, w + 20, -h - 6, 40),
      `<path d="M${n(-w / 2)} ${n(-h + 38)}H${n(w / 2)}" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`,
    ].join(''),
  );
  return { w: w * 1.05, h, markup, panel: label, foot: 0.84 };
};

function frostOver(canvas: Canvas, box: Box, art: PackArt): string {
  const random = seeded(art.seed + 5);
  const specks = Array.from(
    { length: 70 },
    () => `<circle cx="${n(box.x + random() * box.w)}" cy="${n(box.y + random() * box.h)}" r="${n(between(random, 1.5, 5))}"/>`,
  ).join('');
  return `<g fill="#fff" opacity=".6">${specks}</g><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" fill="${canvas.radial(
    [
      [0, '#eaf6fb', 0],
      [0.6, '#eaf6fb', 0.12],
      [1, '#eaf6fb', 0.5],
    ],
    0.5,
    0.5,
    0.7,
  )}"/>`;
}

/** A printed freezer bag: artwork all over, a clear window low down. */
const bagFrozen: PackDrawer = (canvas, art, side) => {
  const [w, h] = [660, 890];
  const random = seeded(art.seed);
  const outline = bagPath({ w, h, swell: 0.035, belly: 0.58, taper: 0.012, round: 0.11, arch: 0.004, sag: 0.012 });
  const bleed: Box = { x: -w / 2 - 30, y: -h - 6, w: w + 60, h: h + 24 };
  const safe: Box = { x: -w / 2 + 66, y: -h + 80, w: w - 132, h: side === 'front' ? h - 372 : h - 170 };
  const window: Box = { x: -w / 2 + 50, y: -286, w: w - 100, h: 214 };
  const shape = `M${n(window.x)} ${n(window.y + 46)}Q0 ${n(window.y - 46)} ${n(-window.x)} ${n(window.y + 46)}V${n(window.y + window.h - 50)}Q0 ${n(window.y + window.h + 40)} ${n(window.x)} ${n(window.y + window.h - 50)}Z`;
  const seen =
    side === 'back'
      ? ''
      : `${canvas.clipped(shape, `<rect x="${n(window.x)}" y="${n(window.y - 40)}" width="${n(window.w)}" height="${n(window.h + 80)}" fill="${darken(toneOf(art), 0.35)}"/>${loosePieces(canvas, art, { ...window, y: window.y - 20, h: window.h + 60 }, 70)}${frostOver(canvas, window, art)}`)}<path d="${shape}" fill="none" stroke="#fff" stroke-width="6"/><path d="${shape}" fill="none" stroke="${art.flash}" stroke-width="2.5"/>`;
  const markup = canvas.clipped(
    outline,
    [
      print(canvas, art, side, bleed, safe),
      seen,
      pillowShade(canvas, outline, 0.9),
      creases(w, h, random, { top: 9, bottom: 8, sides: 7, strength: 1.1 }),
      crimp(canvas, w + 20, -h - 6, 38),
      frostEdge(canvas, w, random),
    ].join(''),
  );
  return { w: w * 1.06, h, markup, panel: safe, foot: 0.84 };
};

/** Rime along the lower edge of what comes out of a freezer. */
function frostEdge(canvas: Canvas, w: number, random: () => number): string {
  const dots = Array.from(
    { length: 60 },
    () => `<circle cx="${n(between(random, -0.5, 0.5) * w)}" cy="${n(-(random() ** 2) * 90)}" r="${n(between(random, 2, 7))}"/>`,
  ).join('');
  return `<rect x="${n(-w / 2 - 20)}" y="-80" width="${n(w + 40)}" height="100" fill="${canvas.vertical([
    [0, '#f2fafd', 0],
    [1, '#f2fafd', 0.5],
  ])}"/><g fill="#fff" opacity=".35">${dots}</g>`;
}

/** A block-bottomed paper bag with a folded top, as flour is sold in. */
const bagFlour: PackDrawer = (canvas, art, side) => {
  const [w, h, d] = [500, 800, 190];
  const { ground } = art.brand.colours;
  const random = seeded(art.seed);
  const half = w / 2;
  const [dx, dy] = [d * 0.62, -d * 0.16];
  const front = `M${n(-half)} ${n(-h)}H${n(half)}Q${n(half + 7)} ${n(-h * 0.5)} ${n(half)} -8Q0 12 ${n(-half)} -8Q${n(-half - 7)} ${n(-h * 0.5)} ${n(-half)} ${n(-h)}Z`;
  const flank = `M${n(half)} ${n(-h)}L${n(half + dx)} ${n(-h + dy)}Q${n(half + dx + 5)} ${n(-h * 0.5)} ${n(half + dx)} ${n(-8 + dy)}L${n(half)} -8Q${n(half + 7)} ${n(-h * 0.5)} ${n(half)} ${n(-h)}Z`;
  const safe: Box = { x: -half + 44, y: -h + 50, w: w - 88, h: h - 110 };
  const roof = `M${n(-half)} ${n(-h)}L${n(-half + dx)} ${n(-h + dy)}H${n(half + dx)}L${n(half)} ${n(-h)}Z`;
  const shift = -dx / 2;
  const markup = `<g transform="translate(${n(shift)} 0)">${[
    `<path d="${flank}" fill="${darken(ground, 0.16)}"/><path d="${flank}" fill="${canvas.linear([
      [0, '#150d08', 0.16],
      [0.48, '#150d08', 0.38],
      [0.52, '#150d08', 0.12],
      [1, '#150d08', 0.32],
    ])}"/>`,
    `<path d="M${n(half + dx / 2)} ${n(-h + dy / 2)}Q${n(half + dx * 0.4)} ${n(-h * 0.5)} ${n(half + dx * 0.5)} ${n(dy / 2 - 8)}" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>`,
    `<path d="${roof}" fill="${lighten(ground, 0.3)}"/><path d="${roof}" fill="${canvas.linear([
      [0, '#fff', 0.3],
      [1, '#150d08', 0.16],
    ])}"/><path d="M${n(-half + dx * 0.16)} ${n(-h + dy * 0.2)}L${n(half + dx * 0.3)} ${n(-h + dy * 0.3)}L${n(half + dx * 0.62)} ${n(-h + dy * 0.62)}H${n(-half + dx * 0.7)}Z" fill="#fff" fill-opacity=".35" stroke="#150d08" stroke-opacity=".16" stroke-width="2"/>`,
    canvas.clipped(
      front,
      [
        print(canvas, art, side, { x: -half - 8, y: -h, w: w + 16, h: h + 12 }, safe),
        `<path d="${front}" fill="${canvas.linear([
          [0, '#150d08', 0.16],
          [0.08, '#fff', 0.16],
          [0.4, '#fff', 0.06],
          [0.9, '#150d08', 0.06],
          [1, '#150d08', 0.18],
        ])}"/>`,
        creases(w, h, random, { top: 5, bottom: 6, sides: 3, strength: 0.7 }),
      ].join(''),
    ),
    `<path d="M${n(-half)} ${n(-h)}H${n(half)}" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
  ].join('')}</g>`;
  return { w: w + dx, h: h - dy, markup, panel: { ...safe, x: safe.x + shift }, foot: 0.93 };
};

/** Sliced bread in a clear bag: crust and printed film, gathered and clipped at one end. */
const loaf: PackDrawer = (canvas, art, side) => {
  const [w, h] = [860, 500];
  const random = seeded(art.seed);
  const half = w / 2;
  const crust = mix('#c9853c', art.contents, 0.18);
  const bread = `M${n(-half + 40)} -14C${n(-half - 6)} -60 ${n(-half + 6)} ${n(-h * 0.5)} ${n(-half + 26)} ${n(-h * 0.62)}C${n(-half + 6)} ${n(-h * 0.9)} ${n(-half + 90)} ${n(-h)} ${n(-half + 190)} ${n(-h + 8)}H${n(half - 270)}C${n(half - 180)} ${n(-h + 4)} ${n(half - 130)} ${n(-h * 0.86)} ${n(half - 136)} ${n(-h * 0.62)}C${n(half - 118)} ${n(-h * 0.4)} ${n(half - 118)} -60 ${n(half - 150)} -12Q0 10 ${n(-half + 40)} -14Z`;
  const tail = `M${n(half - 150)} ${n(-h * 0.78)}Q${n(half - 60)} ${n(-h * 0.5)} ${n(half - 46)} ${n(-h * 0.42)}L${n(half + 18)} ${n(-h * 0.62)}Q${n(half + 6)} ${n(-h * 0.4)} ${n(half + 24)} ${n(-h * 0.2)}L${n(half - 46)} ${n(-h * 0.33)}Q${n(half - 70)} ${n(-h * 0.2)} ${n(half - 142)} -40Z`;
  const slices = Array.from(
    { length: 15 },
    (_, index) =>
      `M${n(-half + 96 + index * 40)} ${n(-h)}C${n(-half + 88 + index * 40)} ${n(-h * 0.7)} ${n(-half + 90 + index * 40)} ${n(-h * 0.3)} ${n(-half + 100 + index * 40)} 0`,
  ).join('');
  const label: Box = { x: -half + 92, y: -h + 96, w: w - 318, h: h - 178 };
  const film = art.brand.colours.ground;
  const markup = [
    `<path d="${tail}" fill="${canvas.linear([
      [0, mix(film, '#ffffff', 0.3)],
      [0.5, mix(film, '#ffffff', 0.6)],
      [1, film],
    ])}" opacity=".92"/>`,
    `<path d="M${n(half - 140)} ${n(-h * 0.7)}L${n(half - 50)} ${n(-h * 0.4)}M${n(half - 140)} ${n(-h * 0.5)}L${n(half - 50)} ${n(-h * 0.385)}M${n(half - 140)} ${n(-h * 0.24)}L${n(half - 50)} ${n(-h * 0.36)}M${n(half - 40)} ${n(-h * 0.38)}L${n(half + 16)} ${n(-h * 0.5)}M${n(half - 40)} ${n(-h * 0.36)}L${n(half + 16)} ${n(-h * 0.3)}" stroke="#150d08" stroke-opacity=".22" stroke-width="4"/>`,
    canvas.clipped(
      bread,
      [
        `<path d="${bread}" fill="${canvas.vertical([
          [0, lighten(crust, 0.12)],
          [0.2, crust],
          [0.5, lighten(crust, 0.28)],
          [1, darken(crust, 0.2)],
        ])}"/><path d="${slices}" stroke="${darken(crust, 0.5)}" stroke-opacity=".4" stroke-width="4" fill="none"/><path d="${slices}" transform="translate(5 0)" stroke="#fff" stroke-opacity=".3" stroke-width="4" fill="none"/>`,
        print(
          canvas,
          art,
          side,
          { ...label, x: -half - 20, w: label.w + 130 },
          { x: label.x, y: label.y + 22, w: label.w - 40, h: label.h - 44 },
        ),
        `<path d="M${n(label.x + label.w + 18)} ${n(label.y)}q40 ${n(label.h / 2)} 0 ${n(label.h)}h80v${n(-label.h)}Z" fill="${art.flash}"/>`,
        pillowShade(canvas, bread, 0.95),
        creases(w * 0.86, h, random, { top: 9, bottom: 9, sides: 3, strength: 1 }),
        `<path d="M${n(-half + 60)} ${n(-h * 0.82)}Q${n(-half + 90)} ${n(-h * 0.95)} ${n(-half + 200)} ${n(-h * 0.955)}H${n(half - 300)}" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".5"/>`,
      ].join(''),
    ),
    `<rect x="${n(half - 70)}" y="${n(-h * 0.455)}" width="42" height="80" rx="7" fill="${canvas.linear([
      [0, lighten(art.flash, 0.4)],
      [1, darken(art.flash, 0.1)],
    ])}"/><circle cx="${n(half - 49)}" cy="${n(-h * 0.455 + 40)}" r="9" fill="#150d08" opacity=".3"/>`,
  ].join('');
  return { w: w + 40, h, markup, panel: { x: label.x, y: label.y, w: label.w, h: label.h }, foot: 0.86, lying: true };
};

/** Biscuits, bars and bags of crisps in a printed flow wrap. */
const multipack: PackDrawer = (canvas, art, side) => pillowBag(canvas, art, side, 860, 680);

export const bagShapes = {
  'crisp-bag': crispBag,
  sack,
  pouch,
  'bag-clear': bagClear,
  'bag-frozen': bagFrozen,
  'bag-flour': bagFlour,
  loaf,
  multipack,
} as const satisfies Readonly<Record<string, PackDrawer>>;
