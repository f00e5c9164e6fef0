/** Cartons and cases: things with corners. */
import type { PackArt } from '../../types.ts';
import { inset, moved, n, place, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, mix, readable } from '../colour.ts';
import { printCaseFront, printCaseSide, printStamp } from '../label.ts';
import { drawMotif } from '../motifs.ts';
import { cameras, drawBox, kraft, kraftInk, tape } from '../parts/box.ts';
import { print, rectPath, type PackDrawer } from '../parts/pack.ts';
import { ruler, shareOf } from '../parts/ruler.ts';
import { setText } from '../lettering.ts';
import { between, seeded } from '../random.ts';

/** The flank of a printed carton: ground, a band of the variety and the name running up. */
function flank(canvas: Canvas, art: PackArt, face: Box): string {
  const { ground } = art.brand.colours;
  const label: Box = { x: -face.h * 0.42, y: -face.w * 0.3, w: face.h * 0.84, h: face.w * 0.6 };
  return `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${ground}"/><rect y="${n(face.h * 0.86)}" width="${n(face.w)}" height="${n(face.h * 0.14)}" fill="${art.flash}"/><g transform="translate(${n(face.w / 2)} ${n(face.h * 0.43)})rotate(-90)">${setText(canvas, art.title, { ...label, w: label.w * 0.86, x: label.x * 0.86 }, { face: art.brand.lettering, fill: readable(ground, art.brand.colours.ink), size: face.w * 0.3, lines: 2 })}</g>`;
}

function lidPrint(art: PackArt, face: Box): string {
  return `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${lighten(art.brand.colours.ground, 0.1)}"/><rect y="${n(face.h * 0.7)}" width="${n(face.w)}" height="${n(face.h * 0.3)}" fill="${art.flash}" opacity=".9"/><path d="M${n(face.w * 0.36)} ${n(face.h)}q${n(face.w * 0.14)} ${n(-face.h * 0.22)} ${n(face.w * 0.28)} 0" fill="none" stroke="#150d08" stroke-opacity=".3" stroke-width="2"/>`;
}

const cartonBox: PackDrawer = (canvas, art, side) => {
  const box = drawBox(canvas, {
    w: 560,
    h: 760,
    d: 250,
    colour: art.brand.colours.ground,
    front: (face) => print(canvas, art, side, face),
    side: (face) => flank(canvas, art, face),
    top: (face) => lidPrint(art, face),
  });
  return { w: box.w, h: box.h, shadow: box.shadow, markup: box.markup, panel: box.panel };
};

/** The outer case of corrugated board with a one-colour print; also the case view of everything that is packed so. */
export const outerCase: PackDrawer = (canvas, art, side) => {
  const box = drawBox(canvas, {
    w: 660,
    h: 520,
    d: 520,
    colour: kraft,
    camera: cameras.counter,
    gloss: 0.2,
    front: (face) => (side === 'front' ? printCaseFront(canvas, art, face) : stuckLabel(canvas, art, inset(face, 54, 34))),
    side: (face) => printCaseSide(canvas, art, face),
    top: tape,
  });
  const [tapeX, tapeY] = box.onSide(260, 0);
  const flap = `<path d="M${n(tapeX - 26)} ${n(tapeY + 9)}l52 -20v92l-8 -4l-9 9l-9 -2l-9 9l-9 -2l-8 8Z" fill="#e7cfa4" opacity=".5"/>`;
  return { w: box.w, h: box.h, shadow: box.shadow, markup: box.markup + flap, panel: box.panel };
};

/** The back label as a sheet stuck on board. */
function stuckLabel(canvas: Canvas, art: PackArt, label: Box): string {
  return `<path d="${rectPath({ ...label, x: label.x + 3, y: label.y + 5 }, 8)}" fill="#150d08" opacity=".2"/>${canvas.clipped(rectPath(label, 8), print(canvas, art, 'back', label))}`;
}

/** A deep-frozen carton: lower and longer than a grocery box, with rime on its edges. */
const boxFrozen: PackDrawer = (canvas, art, side) => {
  const random = seeded(art.seed);
  const box = drawBox(canvas, {
    w: 760,
    h: 470,
    d: 330,
    colour: art.brand.colours.ground,
    camera: cameras.counter,
    front: (face) => `${print(canvas, art, side, face)}${rime(face, random)}`,
    side: (face) => `${flank(canvas, art, { ...face })}${rime(face, random)}`,
    top: (face) => `${lidPrint(art, face)}<rect width="${n(face.w)}" height="${n(face.h)}" fill="#f2fafd" opacity=".3"/>`,
  });
  return { w: box.w, h: box.h, shadow: box.shadow, markup: box.markup, panel: box.panel };
};

function rime(face: Box, random: () => number): string {
  const dots = Array.from({ length: 46 }, () => {
    const low = random() < 0.5;
    const x = low ? random() * face.w : random() < 0.5 ? random() ** 2 * 60 : face.w - random() ** 2 * 60;
    const y = low ? face.h - random() ** 2 * 70 : random() * face.h;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(random, 1.5, 5.5))}"/>`;
  }).join('');
  return `<g fill="#fff" opacity=".5">${dots}</g>`;
}

/** One ink that reads on the board: the flash when it can, else the brand's own. */
function stampInk(art: PackArt, board: string): string {
  const { ground, accent } = art.brand.colours;
  return readable(board, darken(art.flash, 0.25), darken(ground, 0.1), darken(accent, 0.3), darken(art.flash, 0.6), kraftInk);
}

/** The side in millimetres of the largest pizza box, which fills the frame. */
const largestPizzaBox = 405;

const isInInches = ({ grade = '' }: PackArt): boolean => grade.includes('inch');

/** The pizza that is printed on a box: a crust round the maker's stamp, with slices of sausage and basil on it. */
function pizzaPrint(face: Box): string {
  const [cx, cy, r] = [face.w / 2, face.h / 2, face.w * 0.44];
  const toppings = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const [x, y] = [n(cx + Math.cos(angle) * r * 0.95), n(cy + Math.sin(angle) * r * 0.95)];
    return index % 2
      ? `<ellipse cx="${x}" cy="${y}" rx="18" ry="9" fill="#3f7d3a" transform="rotate(${n((angle * 180) / Math.PI)} ${x} ${y})"/>`
      : `<circle cx="${x}" cy="${y}" r="20" fill="#a83226"/>`;
  }).join('');
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="none" stroke="#c98a3f" stroke-width="66"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.95)}" fill="none" stroke="#e9b64c" stroke-width="46"/>${toppings}`;
}

/** Flat corrugated boxes seen from above, three closed on one another, to scale: a ruler lies before those whose size is known. */
const boxPizza: PackDrawer = (canvas, art, side) => {
  const board = mix(art.contents, kraft, 0.5);
  const ink = stampInk(art, board);
  const [wide = largestPizzaBox, deep = wide, high = 40] = art.dimensions ?? [];
  const unit = ((700 / largestPizzaBox) * shareOf(Math.max(wide, deep), largestPizzaBox)) / (Math.max(wide, deep) / largestPizzaBox);
  const [w, d, h] = [wide * unit, deep * unit, Math.max(high, 40) * 1.55];
  const draw = (
    printed: boolean,
    y: number,
  ): { markup: string; shadow: string; w: number; h: number; panel: Box; corner: readonly [number, number] } => {
    const box = drawBox(canvas, {
      w,
      h,
      d,
      colour: board,
      camera: cameras.high,
      gloss: 0.25,
      front: (face) =>
        `<path d="M${n(face.w * 0.3)} 0v${n(face.h * 0.48)}h${n(face.w * 0.4)}v${n(-face.h * 0.48)}M0 ${n(face.h - 3)}H${n(face.w)}" stroke="${darken(board, 0.45)}" stroke-opacity=".6" stroke-width="4" fill="none"/>`,
      side: (face) => `<path d="M0 8H${n(face.w)}" stroke="${darken(board, 0.4)}" stroke-opacity=".5" stroke-width="3"/>`,
      top: (face) => (printed ? topPrint(face) : ''),
    });
    return {
      markup: moved(box.markup, 0, y),
      shadow: box.shadow,
      w: box.w,
      h: box.h,
      panel: { ...box.panel, y: box.panel.y + y - d * 0.615, h: d * 0.615 },
      corner: box.onFront(0, h),
    };
  };
  const topPrint = (face: Box): string => {
    const sign: Box = { x: face.w * 0.2, y: face.h * 0.2, w: face.w * 0.6, h: face.h * 0.6 };
    if (side === 'back') return print(canvas, art, 'back', { x: face.w * 0.08, y: face.h * 0.1, w: face.w * 0.84, h: face.h * 0.8 });
    const round = (radius: number, line: string): string =>
      `<circle cx="${n(face.w / 2)}" cy="${n(face.h / 2)}" r="${n(face.w * radius)}" fill="none" stroke="${ink}" ${line}/>`;
    const ring =
      face.h === face.w
        ? round(0.435, 'stroke-width="7"') + round(0.41, 'stroke-width="2.5" stroke-dasharray="3 12" stroke-linecap="round"')
        : '';
    return (/printed/i.test(art.title) ? pizzaPrint(face) : ring) + printStamp(canvas, art, sign, ink);
  };
  const low = draw(false, 0);
  const mid = draw(false, 4 - h);
  const top = draw(true, 2 * (4 - h));
  const [x, y] = low.corner;
  // The ruler lies along the front edge, a hand's breadth before it.
  const measure = art.dimensions
    ? `<g transform="matrix(${cameras.high.frontX} ${cameras.high.frontY} ${-cameras.high.depthX} ${-cameras.high.depthY} ${n(x - 14)} ${n(y + 24)})">${ruler(canvas, w, isInInches(art) ? Math.round(wide / 25.4) : wide / 10, isInInches(art) ? 'inch' : 'cm')}</g>`
    : '';
  const lift = measure ? 62 : 0;
  const markup = `<g transform="translate(0 ${-lift})">${low.shadow}${low.markup}${mid.markup}${top.markup}${measure}</g>`;
  return {
    w: 700 * (cameras.high.frontX + cameras.high.depthX),
    h: top.h + 2 * (h - 4) + lift,
    shadow: '',
    markup,
    panel: { ...top.panel, y: top.panel.y - lift },
  };
};

/** A clamshell of kraft board: lid and base meet in a lip, with tabs at the front. */
const boxBurger: PackDrawer = (canvas, art, side) => {
  const board = mix(art.contents, kraft, 0.4);
  const ink = stampInk(art, board);
  const [w, h] = [760, 560];
  const half = w / 2;
  const lip = -h * 0.44;
  const base = `M${n(-half)} ${n(lip)}L${n(half)} ${n(lip)}L${n(half - 78)} -8Q0 14 ${n(-half + 78)} -8Z`;
  const lid = `M${n(-half)} ${n(lip)}L${n(-half + 62)} ${n(-h + 66)}H${n(half - 62)}L${n(half)} ${n(lip)}Z`;
  const roof = `M${n(-half + 62)} ${n(-h + 66)}L${n(-half + 130)} ${n(-h)}H${n(half - 130)}L${n(half - 62)} ${n(-h + 66)}Z`;
  const sign: Box = { x: -half + 190, y: -h + 92, w: w - 380, h: h * 0.56 - 120 };
  const front = side === 'front' ? printStamp(canvas, art, sign, ink) : '';
  const back =
    side === 'back'
      ? canvas.clipped(
          rectPath({ x: -half + 90, y: -h * 0.86, w: w - 180, h: h * 0.78 }, 8),
          print(canvas, art, 'back', { x: -half + 90, y: -h * 0.86, w: w - 180, h: h * 0.78 }),
        )
      : '';
  const markup = [
    `<path d="${base}" fill="${canvas.linear([
      [0, lighten(board, 0.12)],
      [0.7, board],
      [1, darken(board, 0.25)],
    ])}"/><path d="${base}" fill="${canvas.vertical([
      [0, '#150d08', 0.3],
      [0.12, '#150d08', 0.04],
      [1, '#150d08', 0.22],
    ])}"/>`,
    `<path d="M${n(-half + 150)} ${n(lip)}L${n(-half + 196)} 0M${n(half - 150)} ${n(lip)}L${n(half - 196)} 0" stroke="${darken(board, 0.4)}" stroke-opacity=".45" stroke-width="3"/>`,
    `<path d="${lid}" fill="${canvas.linear([
      [0, lighten(board, 0.24)],
      [0.6, lighten(board, 0.06)],
      [1, darken(board, 0.16)],
    ])}"/>`,
    `<path d="M${n(-half + 150)} ${n(lip)}L${n(-half + 176)} ${n(-h + 66)}M${n(half - 150)} ${n(lip)}L${n(half - 176)} ${n(-h + 66)}" stroke="${darken(board, 0.4)}" stroke-opacity=".35" stroke-width="3"/>`,
    `<path d="${roof}" fill="${canvas.vertical([
      [0, lighten(board, 0.5)],
      [1, lighten(board, 0.28)],
    ])}"/><path d="M${n(-half + 62)} ${n(-h + 66)}H${n(half - 62)}" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
    `<path d="M${n(-half - 10)} ${n(lip - 7)}H${n(half + 10)}L${n(half + 2)} ${n(lip + 9)}H${n(-half - 2)}Z" fill="${lighten(board, 0.3)}"/><path d="M${n(-half - 2)} ${n(lip + 9)}H${n(half + 2)}" stroke="${darken(board, 0.5)}" stroke-width="4" stroke-opacity=".55"/>`,
    `<path d="M-74 ${n(lip - 8)}L-60 ${n(lip + 46)}Q0 ${n(lip + 62)} 60 ${n(lip + 46)}L74 ${n(lip - 8)}Z" fill="${lighten(board, 0.2)}" stroke="${darken(board, 0.4)}" stroke-opacity=".5" stroke-width="3"/><path d="M-40 ${n(lip + 22)}H40" stroke="${darken(board, 0.6)}" stroke-width="5" stroke-opacity=".6"/>`,
    front,
    back,
  ].join('');
  return { w: w + 20, h, markup, panel: side === 'front' ? sign : { x: -half + 90, y: -h * 0.86, w: w - 180, h: h * 0.78 }, foot: 0.8 };
};

/** A dispenser box lying on its back: the next glove stands out of the slot. */
const gloveBox: PackDrawer = (canvas, art, side) => {
  const glove = art.contents;
  const box = drawBox(canvas, {
    w: 780,
    h: 330,
    d: 420,
    colour: art.brand.colours.ground,
    camera: cameras.above,
    front: (face) => print(canvas, art, side, face),
    side: (face) => flank(canvas, art, { ...face }),
    top: (face) =>
      `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${lighten(art.brand.colours.ground, 0.12)}"/><rect width="${n(face.w * 0.16)}" height="${n(face.h)}" fill="${art.flash}"/><rect x="${n(face.w * 0.84)}" width="${n(face.w * 0.16)}" height="${n(face.h)}" fill="${art.flash}"/><ellipse cx="${n(face.w / 2)}" cy="${n(face.h / 2)}" rx="${n(face.w * 0.27)}" ry="${n(face.h * 0.25)}" fill="${darken(glove, 0.6)}"/><ellipse cx="${n(face.w / 2)}" cy="${n(face.h / 2)}" rx="${n(face.w * 0.27)}" ry="${n(face.h * 0.25)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>`,
  });
  const [x, y] = box.onTop(390, 200);
  const skin = canvas.linear(
    [
      [0, lighten(glove, 0.35)],
      [0.4, glove],
      [1, darken(glove, 0.35)],
    ],
    0,
    0,
    1,
    0.6,
  );
  const out = `<g transform="translate(${n(x)} ${n(y)})"><path d="M-150 24C-120 -6 -96 -58 -60 -84C-50 -120 -84 -150 -70 -168C-52 -186 -30 -150 -16 -118C-14 -156 -22 -206 2 -210C28 -212 24 -156 30 -120C44 -150 62 -190 82 -178C104 -164 66 -118 66 -88C84 -108 112 -124 122 -108C130 -88 96 -64 84 -42C104 -14 130 4 150 24C80 52 -80 52 -150 24Z" fill="${skin}"/><path d="M-60 -80C-40 -60 -30 -20 -36 24M-16 -112C-6 -70 0 -30 -4 30M30 -116C30 -70 36 -30 32 28M66 -84C62 -50 70 -10 80 20" stroke="${darken(glove, 0.5)}" stroke-opacity=".4" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-66 -150Q-56 -130 -44 -112M4 -196Q6 -160 8 -130M-110 8Q-84 -30 -62 -56" stroke="#fff" stroke-opacity=".55" stroke-width="7" fill="none" stroke-linecap="round"/></g>`;
  return { w: box.w, h: box.h + 90, shadow: box.shadow, markup: box.markup + out, panel: box.panel };
};

/** Colours of the foil of sachets: those of their contents, whatever colour the label has for their variety. */
function sachetLook({ title, contents }: PackArt): { readonly foil: string; readonly ink: string } {
  const foil = /^(?:salt|white sugar)/i.test(title)
    ? '#fbfaf6'
    : /^pepper/i.test(title)
      ? '#a7a39d'
      : /^malt vinegar/i.test(title)
        ? '#b5702a'
        : /mayonnaise/i.test(title)
          ? '#f4ecd0'
          : contents;
  return { foil, ink: readable(foil, '#ffffff', '#2b211b') };
}

/** A display box with its lid folded up behind: portion packs stand in it. */
const sachets: PackDrawer = (canvas, art, side) => {
  const random = seeded(art.seed);
  const { ground } = art.brand.colours;
  const box = drawBox(canvas, {
    w: 700,
    h: 330,
    d: 420,
    colour: ground,
    camera: cameras.above,
    front: (face) => print(canvas, art, side, face),
    side: (face) =>
      `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${ground}"/><rect y="${n(face.h * 0.8)}" width="${n(face.w)}" height="${n(face.h * 0.2)}" fill="${art.flash}"/>`,
    top: (face) => `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${darken(ground, 0.55)}"/>`,
  });
  const { foil, ink } = sachetLook(art);
  const sachet = canvas.symbol(() => {
    const edge = 'M-62 -172H62V24H-62Z';
    const seams = Array.from({ length: 8 }, (_, index) => `M${n(-58 + index * 16.6)} -172v18`).join('');
    return `<path d="${edge}" fill="${foil}"/><circle cy="-104" r="44" fill="#fffaf0"/>${drawMotif(canvas, art, { x: -36, y: -140, w: 72, h: 72 }, art.contents)}${setText(canvas, art.title.replace(/ sachets$/i, ''), { x: -54, y: -54, w: 108, h: 52 }, { face: art.brand.lettering, fill: ink, size: 36, lines: 2 })}<path d="${seams}" stroke="${ink}" stroke-opacity=".3" stroke-width="4"/><path d="${edge}" fill="${canvas.linear(
      [
        [0, '#150d08', 0.12],
        [0.2, '#fff', 0.2],
        [0.7, '#150d08', 0.03],
        [1, '#150d08', 0.26],
      ],
    )}" stroke="#150d08" stroke-opacity=".3" stroke-width="1.5"/>`;
  });
  const rows = [0.82, 0.6, 0.38, 0.16].flatMap((depth) =>
    [0.1, 0.27, 0.44, 0.61, 0.78, 0.91].map((across) => {
      const [x, y] = box.onTop(700 * across, 420 * depth);
      return place(sachet, x + between(random, -8, 8), y + 62 + between(random, -10, 12), 0.9, between(random, -9, 9));
    }),
  );
  const [fl, fr, br, bl] = [box.onFront(0, 0), box.onFront(700, 0), box.onTop(700, 420), box.onTop(0, 420)];
  const at = ([x, y]: readonly [number, number], up = 0): string => `${n(x)} ${n(y - up)}`;
  const lid = `<path d="M${at(bl)}L${at(br)}L${at(br, 250)}L${at(bl, 250)}Z" fill="${lighten(ground, 0.08)}"/><path d="M${at(bl, 160)}L${at(br, 160)}L${at(br, 250)}L${at(bl, 250)}Z" fill="${art.flash}"/><path d="M${at(bl)}L${at(br)}L${at(br, 250)}L${at(bl, 250)}Z" fill="${canvas.vertical(
    [
      [0, '#fff', 0.2],
      [0.6, '#150d08', 0],
      [1, '#150d08', 0.5],
    ],
  )}"/>`;
  // The front and right walls come again over the sachets, so that these stand inside.
  const wall = drawBox(canvas, { w: 700, h: 330, d: 420, colour: ground, camera: cameras.above });
  const frontOnly = `M${at(fl)}L${at(fr)}L${at(br)}V60H${n(fl[0] - 5)}Z`;
  const markup =
    lid +
    box.markup +
    rows.join('') +
    canvas.clipped(frontOnly, box.markup) +
    `<path d="M${at(fl)}L${at(fr)}L${at(br)}" stroke="#fff" stroke-opacity=".7" stroke-width="5" fill="none"/>`;
  return { w: wall.w, h: wall.h + 180, shadow: box.shadow, markup, panel: box.panel };
};

/** The long carton of a film or foil roll, with its saw edge and a sheet drawn out. */
const rollFilm: PackDrawer = (canvas, art, side) => {
  const film = art.contents;
  const box = drawBox(canvas, {
    w: 880,
    h: 210,
    d: 210,
    colour: art.brand.colours.ground,
    camera: cameras.above,
    front: (face) => print(canvas, art, side, face, { x: 26, y: 14, w: face.w - 52, h: face.h - 42 }),
    side: (face) =>
      `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${art.flash}"/><circle cx="${n(face.w / 2)}" cy="${n(face.h / 2)}" r="${n(face.w * 0.36)}" fill="#e8e2d6"/><circle cx="${n(face.w / 2)}" cy="${n(face.h / 2)}" r="${n(face.w * 0.29)}" fill="#6d5a42"/><circle cx="${n(face.w / 2)}" cy="${n(face.h / 2)}" r="${n(face.w * 0.25)}" fill="#3d3124"/>`,
    top: (face) =>
      `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${lighten(art.brand.colours.ground, 0.12)}"/><rect y="${n(face.h * 0.78)}" width="${n(face.w)}" height="${n(face.h * 0.22)}" fill="${art.flash}"/>`,
  });
  const [x1, y1] = box.onFront(20, 0);
  const [x2, y2] = box.onFront(860, 0);
  const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;
  const teeth = Array.from({ length: 58 }, (_, index) => {
    const t = index / 58;
    return `L${at(x1 + (x2 - x1) * (t + 0.5 / 58), y1 + (y2 - y1) * (t + 0.5 / 58) + 208 + 12)}L${at(x1 + (x2 - x1) * (t + 1 / 58), y1 + (y2 - y1) * (t + 1 / 58) + 208)}`;
  }).join('');
  const saw = `M${at(x1, y1 + 196)}L${at(x1, y1 + 208)}${teeth}L${at(x2, y2 + 196)}Z`;
  // The sheet leaves over the back edge and hangs behind, up and forward, as a translucent veil.
  const [tx1, ty1] = box.onTop(60, 60);
  const [tx2, ty2] = box.onTop(820, 60);
  const veil = `M${at(tx1, ty1)}C${at(tx1 + 10, ty1 - 120)} ${at(tx1 + 90, ty1 - 190)} ${at(tx1 + 150, ty1 - 250)}L${at(tx2 + 120, ty2 - 280)}C${at(tx2 + 60, ty2 - 190)} ${at(tx2 + 6, ty2 - 120)} ${at(tx2, ty2)}Z`;
  const sheet = `<path d="${veil}" fill="${mix(film, '#ffffff', 0.35)}" opacity=".55"/><path d="${veil}" fill="${canvas.linear(
    [
      [0, '#fff', 0.5],
      [0.2, '#6c7f8a', 0.2],
      [0.35, '#fff', 0.6],
      [0.55, '#6c7f8a', 0.16],
      [0.7, '#fff', 0.45],
      [1, '#6c7f8a', 0.3],
    ],
    0,
    0,
    1,
    0.3,
  )}" stroke="#fff" stroke-width="3"/>`;
  return {
    w: box.w,
    h: box.h + 150,
    shadow: box.shadow,
    markup: `${box.markup}${sheet}<path d="${saw}" fill="#aeb4b7"/>`,
    panel: box.panel,
  };
};

export const boxShapes = {
  'carton-box': cartonBox,
  case: outerCase,
  'box-frozen': boxFrozen,
  'box-pizza': boxPizza,
  'box-burger': boxBurger,
  'glove-box': gloveBox,
  sachets,
  'roll-film': rollFilm,
} as const satisfies Readonly<Record<string, PackDrawer>>;
