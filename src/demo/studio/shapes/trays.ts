/** Open and sealed trays: eggs, chilled food, foil containers. */
import type { PackArt } from '../../types.ts';
import { moved, n, place, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { isFood, pieceOf } from '../goods.ts';
import { contactShadow } from '../parts/ground.ts';
import { loosePieces, slicesOf } from '../parts/loose.ts';
import { print, rectPath, type PackDrawer } from '../parts/pack.ts';
import { ruler, rulerWidth, shareOf } from '../parts/ruler.ts';
import type { PieceKind } from '../pieces/index.ts';
import { between, seeded } from '../random.ts';
import { wholeInTray } from './tray-contents.ts';

/** A pulp tray with thirty eggs, seen from above the front edge, with a paper band. */
const eggTray: PackDrawer = (canvas, art, side) => {
  const pulp = '#b9aa95';
  const shell = art.contents;
  const random = seeded(art.seed);
  const [w, h] = [900, 560];
  const egg = [shell, lighten(shell, 0.2), darken(shell, 0.1)].map((tone) =>
    canvas.symbol(
      () =>
        `<path d="M0 -74C36 -74 58 -30 58 6C58 40 34 60 0 60S-58 40 -58 6C-58 -30 -36 -74 0 -74Z" fill="${canvas.radial(
          [
            [0, lighten(tone, 0.65)],
            [0.5, tone],
            [1, darken(tone, 0.42)],
          ],
          0.38,
          0.28,
          0.75,
        )}"/><ellipse cx="-18" cy="-38" rx="13" ry="9" fill="#fff" opacity=".55" transform="rotate(-30 -18 -38)"/>`,
    ),
  );
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const scale = 0.8 + row * 0.05;
    const y = -h + 120 + row * 62 + row * row * 2;
    return [0, 1, 2, 3, 4, 5]
      .map((column) => place(egg[Math.floor(random() * 3)]!, (column - 2.5) * 150 * scale, y, scale * 1.06, between(random, -6, 6)))
      .join('');
  });
  const cups = (y: number, scale: number): string =>
    Array.from(
      { length: 7 },
      (_, index) =>
        `<path d="M${n((index - 3) * 150 * scale - 40)} ${n(y + 30)}Q${n((index - 3) * 150 * scale)} ${n(y - 62)} ${n((index - 3) * 150 * scale + 40)} ${n(y + 30)}Z" fill="${canvas.vertical(
          [
            [0, lighten(pulp, 0.3)],
            [1, darken(pulp, 0.2)],
          ],
        )}"/>`,
    ).join('');
  const front = `M${n(-w / 2)} ${n(-h + 388)}H${n(w / 2)}L${n(w / 2 - 34)} -6Q0 12 ${n(-w / 2 + 34)} -6Z`;
  const bed = `M${n(-w / 2 + 76)} ${n(-h + 70)}H${n(w / 2 - 76)}L${n(w / 2)} ${n(-h + 392)}H${n(-w / 2)}Z`;
  const label: Box = side === 'front' ? { x: -280, y: -h + 392, w: 560, h: 150 } : { x: -330, y: -h + 120, w: 660, h: 420 };
  const markup = [
    `<path d="${bed}" fill="${darken(pulp, 0.3)}"/>`,
    ...rows.map((eggs, row) => cups(-h + 120 + row * 62 + row * row * 2 - 12, 0.8 + row * 0.05) + eggs),
    cups(-h + 400, 1.03),
    `<path d="${front}" fill="${canvas.vertical([
      [0, lighten(pulp, 0.22)],
      [1, darken(pulp, 0.2)],
    ])}"/>`,
    ...Array.from(
      { length: 12 },
      (_, index) =>
        `<path d="M${n(-w / 2 + 50 + index * 73)} ${n(-h + 400)}q26 70 0 146" stroke="${darken(pulp, 0.4)}" stroke-opacity=".28" stroke-width="14" fill="none"/>`,
    ),
    `<path d="M${n(-w / 2)} ${n(-h + 388)}H${n(w / 2)}" stroke="${lighten(pulp, 0.5)}" stroke-width="7" stroke-linecap="round"/>`,
    canvas.clipped(rectPath(label, 6), print(canvas, art, side, label)),
    `<path d="${rectPath(label, 6)}" fill="${canvas.linear([
      [0, '#fff', 0.12],
      [1, '#150d08', 0.12],
    ])}"/>`,
  ].join('');
  return { w, h, markup, panel: label, foot: 0.92, lying: true };
};

/** A sealed plastic tray: food under film, with a printed sleeve across, or a label low down where something whole lies in it. */
const trayChilled: PackDrawer = (canvas, art, side) => {
  const [w, h] = [860, 560];
  const half = w / 2;
  const rim = `M${n(-half + 70)} ${n(-h)}H${n(half - 70)}Q${n(half - 40)} ${n(-h)} ${n(half - 32)} ${n(-h + 26)}L${n(half)} -96Q${n(half + 4)} -66 ${n(half - 30)} -66H${n(-half + 30)}Q${n(-half - 4)} -66 ${n(-half)} -96L${n(-half + 32)} ${n(-h + 26)}Q${n(-half + 40)} ${n(-h)} ${n(-half + 70)} ${n(-h)}Z`;
  const inner = `M${n(-half + 92)} ${n(-h + 24)}H${n(half - 92)}Q${n(half - 70)} ${n(-h + 24)} ${n(half - 64)} ${n(-h + 44)}L${n(half - 40)} -112Q${n(half - 38)} -92 ${n(half - 64)} -92H${n(-half + 64)}Q${n(-half + 38)} -92 ${n(-half + 40)} -112L${n(-half + 64)} ${n(-h + 44)}Q${n(-half + 70)} ${n(-h + 24)} ${n(-half + 92)} ${n(-h + 24)}Z`;
  const wall = `M${n(-half + 2)} -84Q${n(-half + 4)} -66 ${n(-half + 30)} -66H${n(half - 30)}Q${n(half - 4)} -66 ${n(half - 2)} -84L${n(half - 40)} -4Q0 8 ${n(-half + 40)} -4Z`;
  const box: Box = { x: -half, y: -h, w, h };
  const whole = wholeInTray(canvas, art);
  const band: Box = whole === undefined ? { x: -250, y: -h - 4, w: 500, h: h - 60 } : { x: -230, y: -236, w: 460, h: 176 };
  const sleeve: Box = side === 'front' ? band : { x: -340, y: -h + 6, w: 680, h: h - 84 };
  const markup = [
    `<path d="${wall}" fill="${canvas.vertical([
      [0, '#3a3d40'],
      [1, '#1d1f21'],
    ])}"/><path d="${wall}" fill="${canvas.linear([
      [0, '#fff', 0.05],
      [0.2, '#fff', 0.28],
      [0.4, '#fff', 0.02],
      [1, '#000', 0.25],
    ])}"/>`,
    `<path d="${rim}" fill="${canvas.linear([
      [0, '#55595c'],
      [0.3, '#3b3e41'],
      [1, '#26282a'],
    ])}"/>`,
    canvas.clipped(
      inner,
      `<path d="${inner}" fill="${whole === undefined ? darken(art.contents, 0.4) : '#2b2e31'}"/>${whole ?? chilledContents(canvas, art, box)}<path d="${inner}" fill="${canvas.radial(
        [
          [0, '#150d08', 0],
          [0.75, '#150d08', 0.05],
          [1, '#150d08', 0.45],
        ],
        0.5,
        0.5,
        0.62,
      )}"/>`,
    ),
    canvas.clipped(
      rim,
      `<path d="M${n(-half + 90)} ${n(-h)}h150l-220 ${n(h)}h-150Z" fill="#fff" opacity=".2"/><path d="M${n(half - 250)} ${n(-h)}h60l-120 ${n(h)}h-60Z" fill="#fff" opacity=".16"/>`,
    ),
    `<path d="${rim}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
    canvas.clipped(rectPath(sleeve, 4), print(canvas, art, side, sleeve)),
    side === 'front' && whole === undefined
      ? `<path d="M-250 -66H250L236 -2Q0 6 -236 -2Z" fill="${art.brand.colours.ground}"/><path d="M-250 -66H250L236 -2Q0 6 -236 -2Z" fill="#150d08" opacity=".22"/>`
      : '',
    `<path d="${rectPath(sleeve, 4)}" fill="${canvas.linear(
      [
        [0, '#fff', 0.22],
        [0.4, '#fff', 0],
        [1, '#150d08', 0.18],
      ],
      0,
      0,
      1,
      0.6,
    )}"/>`,
  ].join('');
  return { w, h, markup, panel: sleeve, foot: 0.92, lying: true };
};

/** Pieces that are cut smaller than a slice. */
const cutPieces: ReadonlySet<PieceKind> = new Set(['shred', 'sausage', 'cube', 'chip']);

/** Sausage and pudding in slices. */
const slices: ReadonlySet<PieceKind> = new Set(['pepperoni', 'salami', 'chorizo', 'garlic-sausage', 'black-pudding', 'white-pudding']);

/** Slices laid like tiles for meat and cheese, pieces for everything else. */
function chilledContents(canvas: Canvas, art: PackArt, box: Box): string {
  const piece = pieceOf(art);
  if (piece && slices.has(piece)) return slicesOf(canvas, art, piece, box);
  const isSliced = /bacon|ham|gammon|turkey|cheese|slice|salmon|beef|pastrami/i.test(art.title);
  if ((piece && cutPieces.has(piece)) || !isSliced) return loosePieces(canvas, art, box, 60);
  const fat = lighten(art.contents, 0.72);
  const slice = canvas.symbol(
    () =>
      `<path d="M-190 -60C-120 -96 120 -92 190 -56C210 -10 200 40 170 62C90 84 -110 88 -176 60C-204 30 -206 -20 -190 -60Z" fill="${fat}"/><path d="M-172 -44C-110 -74 110 -72 172 -42C188 -8 180 24 154 40C80 58 -100 62 -158 40C-184 20 -186 -14 -172 -44Z" fill="${canvas.linear(
        [
          [0, lighten(art.contents, 0.25)],
          [0.5, art.contents],
          [1, darken(art.contents, 0.18)],
        ],
        0,
        0,
        1,
        1,
      )}"/><path d="M-120 -20C-60 -38 20 -6 96 -26M-110 14C-40 2 40 30 120 8M-60 -44C-20 -52 30 -44 60 -50" stroke="${fat}" stroke-width="6" stroke-opacity=".7" fill="none" stroke-linecap="round"/>`,
  );
  return Array.from({ length: 8 }, (_, index) =>
    [-0.24, 0.24].map((x) => place(slice, x * box.w, box.y + 40 + index * 62, 1.05, x < 0 ? -3 : 4)).join(''),
  ).join('');
}

/** A ready meal in its tray: sauce at the rim, a browned crust in patches. */
function bakedTop(canvas: Canvas, art: PackArt, mouth: string, y: number): string {
  const random = seeded(art.seed);
  const crust = mix('#e3a94a', art.contents, 0.3);
  const patches = (count: number, tone: string, size: number): string =>
    `<g fill="${tone}">${Array.from({ length: count }, () => `<ellipse cx="${n(between(random, -330, 330))}" cy="${n(between(random, y - 168, y - 14))}" rx="${n(between(random, size, size * 2.4))}" ry="${n(between(random, size * 0.4, size))}"/>`).join('')}</g>`;
  return canvas.clipped(
    mouth,
    `<path d="${mouth}" fill="${crust}"/><g opacity=".6">${patches(26, darken(crust, 0.34), 16)}${patches(40, lighten(crust, 0.45), 12)}${patches(14, art.contents, 12)}</g><path d="${mouth}" fill="none" stroke="${darken(art.contents, 0.3)}" stroke-width="22" stroke-opacity=".6"/>`,
  );
}

/** The length in millimetres of the largest foil container, which fills the frame. */
const largestFoil = 525;

/** A stack of foil containers, the top one open to the camera; to scale, with a ruler, where the size is known. */
const trayFoil: PackDrawer = (canvas, art, side) => {
  const [long, across, high] = art.dimensions ?? [];
  const w = long ? 900 * shareOf(long, largestFoil) : 820;
  const unit = long ? w / long : 0;
  const [deep, wall] = [unit ? unit * (across ?? 0) * 0.36 : 190, unit ? unit * (high ?? 40) * 1.15 : 180];
  const [part, step] = [w / 820, unit ? 30 : 40];
  const h = deep + wall + 6 + 3 * step;
  const half = w / 2;
  const stops: [number, string][] = [
    [0, '#868c90'],
    [0.1, '#e7eaec'],
    [0.2, '#b8bdc0'],
    [0.34, '#fbfcfc'],
    [0.5, '#aeb4b7'],
    [0.64, '#eef0f1'],
    [0.8, '#9aa0a3'],
    [0.92, '#d4d8da'],
    [1, '#7d8386'],
  ];
  const foil = canvas.linear(stops);
  const tray = (y: number, open: boolean): string => {
    const sheer = `M${n(-half + 6)} ${n(y)}L${n(-half + 78 * part)} ${n(y + wall)}Q0 ${n(y + wall + 20 * part)} ${n(half - 78 * part)} ${n(y + wall)}L${n(half - 6)} ${n(y)}Z`;
    const pleats = Array.from({ length: 30 }, (_, index) => {
      const t = index / 29 - 0.5;
      return `M${n(t * (w - 30))} ${n(y + 8)}L${n(t * (w - 168 * part))} ${n(y + wall + 4)}`;
    }).join('');
    const [lean, back] = [54 * part, y - deep];
    const rim = `M${n(-half + lean + 36)} ${n(back)}H${n(half - lean - 36)}Q${n(half - lean - 8)} ${n(back)} ${n(half - lean)} ${n(back + 22)}L${n(half)} ${n(y - 14)}Q${n(half)} ${n(y + 10)} ${n(half - 30)} ${n(y + 10)}H${n(-half + 30)}Q${n(-half)} ${n(y + 10)} ${n(-half)} ${n(y - 14)}L${n(-half + lean)} ${n(back + 22)}Q${n(-half + lean + 8)} ${n(back)} ${n(-half + lean + 36)} ${n(back)}Z`;
    const [mouthBack, floorBack] = [lean + 50 * part, lean + 116 * part];
    const mouth = `M${n(-half + mouthBack)} ${n(back + 18)}H${n(half - mouthBack)}L${n(half - 42 * part)} ${n(y - 10)}H${n(-half + 42 * part)}Z`;
    const cooked = open && isFood(art) ? bakedTop(canvas, art, mouth, y) : '';
    const floorTop = y - deep * 0.5;
    const floor = `M${n(-half + floorBack)} ${n(floorTop)}H${n(half - floorBack)}L${n(half - 120 * part)} ${n(y - 10)}H${n(-half + 120 * part)}Z`;
    const walls = /three compartment/i.test(art.title)
      ? `<path d="M0 ${n(back + 20)}V${n(y - 8)}M0 ${n(y - deep * 0.42)}H${n(half - 70 * part)}" stroke="#f3f5f6" stroke-width="22" stroke-linecap="round"/><path d="M13 ${n(back + 24)}V${n(y - 10)}M10 ${n(y - deep * 0.42 + 14)}H${n(half - 76 * part)}" stroke="#6f7579" stroke-opacity=".7" stroke-width="7"/>`
      : '';
    return [
      `<path d="${sheer}" fill="${foil}"/><path d="${sheer}" fill="${canvas.vertical([
        [0, '#150d08', 0.25],
        [0.2, '#fff', 0.1],
        [1, '#150d08', 0.3],
      ])}"/><path d="${pleats}" stroke="#5d6366" stroke-opacity=".4" stroke-width="5"/><path d="${pleats}" transform="translate(5 0)" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>`,
      open
        ? `<path d="${rim}" fill="${canvas.linear(stops, 0, 0, 1, 0.4)}"/><path d="${mouth}" fill="${canvas.vertical([
            [0, '#82888b'],
            [0.4, '#c3c8ca'],
            [1, '#8f9598'],
          ])}"/><path d="M${n(-half + mouthBack)} ${n(back + 18)}L${n(-half + floorBack)} ${n(floorTop)}L${n(-half + 120 * part)} ${n(y - 10)}H${n(-half + 42 * part)}Z" fill="#e9ecee" opacity=".75"/><path d="M${n(half - mouthBack)} ${n(back + 18)}L${n(half - floorBack)} ${n(floorTop)}L${n(half - 120 * part)} ${n(y - 10)}H${n(half - 42 * part)}Z" fill="#6f7579" opacity=".6"/><path d="${floor}" fill="${canvas.linear(
            [
              [0, '#dfe3e5'],
              [0.4, '#f8f9f9'],
              [0.6, '#c2c7ca'],
              [1, '#aab0b3'],
            ],
            0,
            0,
            1,
            1,
          )}"/>${walls}${cooked}<path d="${rim}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".8"/>`
        : `<path d="M${n(-half)} ${n(y - 14)}Q${n(-half)} ${n(y + 10)} ${n(-half + 30)} ${n(y + 10)}H${n(half - 30)}Q${n(half)} ${n(y + 10)} ${n(half)} ${n(y - 14)}Z" fill="${foil}"/>`,
    ].join('');
  };
  const lw = Math.min(520, w * 0.86);
  const label: Box =
    side === 'front'
      ? { x: -lw / 2, y: -lw * 0.34 - 8, w: lw, h: lw * 0.33 }
      : { x: -Math.max(w * 0.39, 230), y: -Math.max(h, 420) + 10, w: Math.max(w * 0.78, 460), h: Math.max(h, 420) - 40 };
  const stack = [0, 1, 2, 3].map((level) => tray(-wall - 6 - level * step, level === 3)).join('');
  const band = side === 'front' ? `<path d="${rectPath(label, 8)}" fill="#150d08" opacity=".2" transform="translate(4 6)"/>` : '';
  const goods = `${stack}${band}${canvas.clipped(rectPath(label, 8), print(canvas, art, side, label))}`;
  if (!long) return { w, h, markup: goods, panel: label, foot: 0.8 };
  // The ruler lies before the stack, so that this stands a little higher.
  const lift = rulerWidth + 34;
  const measure = moved(ruler(canvas, w, long / 10, 'cm'), -half, -rulerWidth);
  const markup = `${contactShadow(canvas, 0, -lift, w * 0.8, true)}<g transform="translate(0 ${-lift})">${goods}</g>${measure}`;
  return { w: 920, h: h + lift, markup, panel: { ...label, y: label.y - lift }, shadow: '', lying: true };
};

export const trayShapes = {
  'egg-tray': eggTray,
  'tray-chilled': trayChilled,
  'tray-foil': trayFoil,
} as const satisfies Readonly<Record<string, PackDrawer>>;
