/** Mops, brooms, brushes, dustpans and buckets: each by the words of its title. Handles, bristles, blades and cards are shared. */
import type { PackArt } from '../../types.ts';
import { moved, n, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { print, rectPath, type Pack, type PackDrawer, type Side } from '../parts/pack.ts';
import { disc, lathe, rimLine, turned } from '../parts/turned.ts';
import { between, seeded } from '../random.ts';

/** The card that is tied to the goods: its front, or the whole back label in the larger room. */
function card(canvas: Canvas, art: PackArt, side: Side, front: Box, back: Box): { readonly markup: string; readonly panel: Box } {
  const panel = side === 'front' ? front : back;
  const shape = rectPath(panel, 12);
  const eye = `<circle cx="${n(panel.x + panel.w / 2)}" cy="${n(panel.y + 16)}" r="9" fill="#3c3630"/>`;
  return {
    markup: `<path d="${shape}" fill="#150d08" opacity=".26" transform="translate(5 9)"/>${canvas.clipped(shape, print(canvas, art, side, panel))}${eye}`,
    panel,
  };
}

/** A round bar from one point to another: a handle or a pole. */
function pole(canvas: Canvas, from: readonly [number, number], to: readonly [number, number], width: number, paint: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const bar = `<rect x="0" y="${n(-width / 2)}" width="${n(length)}" height="${n(width)}" rx="${n(width / 2)}"`;
  return moved(
    `${bar} fill="${paint}"/>${bar} fill="${canvas.vertical([
      [0, '#150d08', 0.3],
      [0.3, '#fff', 0.5],
      [0.5, '#fff', 0],
      [1, '#150d08', 0.44],
    ])}"/>`,
    from[0],
    from[1],
    1,
    (Math.atan2(dy, dx) * 180) / Math.PI,
  );
}

/** How a row of bristles stands: their length, how far the outer ones lean, how thick each is. */
interface Bristles {
  readonly from: number;
  readonly to: number;
  /** Where they leave the block. */
  readonly y: number;
  readonly length: number;
  readonly lean: number;
  readonly thick: number;
  readonly tone: string;
}

function bristles({ from, to, y, length, lean, thick, tone }: Bristles, seed: number): string {
  const random = seeded(seed);
  const count = Math.round((to - from) / (thick * 0.78));
  const paths = ['', '', ''];
  for (let index = 0; index <= count; index += 1) {
    const t = index / count;
    const x = from + (to - from) * t;
    const out = (t - 0.5) * 2 * lean + between(random, -0.5, 0.5) * thick;
    paths[index % 3] +=
      `M${n(x)} ${n(y)}Q${n(x + out * 0.3)} ${n(y + length * 0.6)} ${n(x + out)} ${n(y + length - random() * length * 0.09)}`;
  }
  return [lighten(tone, 0.22), tone, darken(tone, 0.24)]
    .map((colour, index) => `<path d="${paths[index]}" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" fill="none"/>`)
    .join('');
}

const plastic = (canvas: Canvas, tone: string): string =>
  canvas.vertical([
    [0, lighten(tone, 0.35)],
    [0.5, tone],
    [1, darken(tone, 0.35)],
  ]);

const across = (canvas: Canvas, tone: string): string =>
  canvas.linear([
    [0, darken(tone, 0.14)],
    [0.25, lighten(tone, 0.3)],
    [0.6, tone],
    [1, darken(tone, 0.32)],
  ]);

/** A socket that takes a handle, its foot at y. */
function socket(canvas: Canvas, y: number, tone: string, high = 150): string {
  const outline = lathe([[38, y - high], [42, y - 60], [76, y]], 8, 14); // prettier-ignore
  return turned(canvas, outline, tone, '') + disc(0, y - high, 38, 8, darken(tone, 0.6));
}

/** Mop heads ravel out below their fitting; the number or the weight says how much yarn they have. */
function yarn(tone: string, w: number, top: number, spread: number, count: number, random: () => number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index * 37) % count) / count - 0.5;
    const end = -(4 + (1 - Math.cos(x * 2.6)) * 60) - between(random, 0, 40);
    const [from, turns] = [x * w * spread, 12];
    const [dx, dy] = [(x * w * 0.98 - from) / turns, (end - top) / turns];
    let path = `M${n(from)} ${n(top)}`;
    for (let step = 1; step <= turns; step += 1) path += `L${n(from + dx * step * (0.55 + (0.45 * step) / turns))} ${n(top + dy * step)}`;
    const strand = [lighten(tone, 0.2), tone, darken(tone, 0.12), darken(tone, 0.22)][Math.floor(random() * 4)]!;
    return `<path d="${path}" stroke="${darken(tone, 0.5)}" stroke-opacity=".5" stroke-width="24" stroke-linecap="round" fill="none"/><path d="${path}" stroke="${strand}" stroke-width="19" stroke-linecap="round" fill="none"/><path d="${path}" stroke="${darken(tone, 0.35)}" stroke-opacity=".5" stroke-width="17" stroke-dasharray="2.5 9" fill="none"/>`;
  }).join('');
}

/** A mop head of twine with the socket of its handle. */
const socketMop: PackDrawer = (canvas, art, side) => {
  const [w, h] = /No 16/.test(art.grade ?? '') ? [760, 900] : [600, 820];
  const random = seeded(art.seed);
  const label = card(
    canvas,
    art,
    side,
    { x: -190, y: -h * 0.52, w: 380, h: 270 },
    { x: -250, y: -h * 0.62, w: 500, h: Math.min(520, h * 0.6) },
  );
  const fitting = lathe([[58, -h + 8], [62, -h + 180, 'corner'], [126, -h + 250], [150, -h + 330]], 10, 16); // prettier-ignore
  const markup = [
    yarn(art.contents, w, -h + 290, 0.22, Math.round(w / 14), random),
    `<path d="M-158 ${n(-h + 318)}Q0 ${n(-h + 350)} 158 ${n(-h + 318)}L170 ${n(-h + 372)}Q0 ${n(-h + 406)} -170 ${n(-h + 372)}Z" fill="${darken(art.flash, 0.14)}"/>`,
    turned(canvas, fitting, art.flash, [60, 100, 180].map((y) => rimLine(62, -h + y, 12, '#150d08', 3, 0.25)).join('')),
    disc(0, -h + 8, 58, 10, darken(art.flash, 0.55)),
    label.markup,
  ].join('');
  return { w, h, markup, panel: label.panel, foot: 0.92 };
};

/** A flat Kentucky head: yarn sewn to a wide band that a clip holds. */
const kentuckyMop: PackDrawer = (canvas, art, side) => {
  const [w, h] = /16 oz/.test(art.grade ?? '') ? [800, 840] : [660, 760];
  const band = w * 0.33;
  const label = card(canvas, art, side, { x: -200, y: -h * 0.56, w: 400, h: 260 }, { x: -250, y: -h * 0.7, w: 500, h: 500 });
  const markup = [
    yarn(art.contents, w, -h + 60, 0.6, Math.round(w / 15), seeded(art.seed)),
    `<path d="M${n(-band)} ${n(-h)}Q0 ${n(-h - 14)} ${n(band)} ${n(-h)}L${n(band + 8)} ${n(-h + 110)}Q0 ${n(-h + 128)} ${n(-band - 8)} ${n(-h + 110)}Z" fill="${across(canvas, art.flash)}"/>`,
    `<path d="M${n(-band)} ${n(-h + 22)}Q0 ${n(-h + 8)} ${n(band)} ${n(-h + 22)}M${n(-band - 6)} ${n(-h + 92)}Q0 ${n(-h + 110)} ${n(band + 6)} ${n(-h + 92)}" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-dasharray="14 9" fill="none"/>`,
    label.markup,
  ].join('');
  return { w, h, markup, panel: label.panel, foot: 0.94 };
};

/** Aluminium handles with a coloured grip and the thread that takes a head. */
const mopHandle: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const one = (shift: number): string =>
    [
      pole(canvas, [-300 + shift, -24], [250 + shift, -860], 36, '#c9ced1'),
      pole(canvas, [118 + shift, -659], [250 + shift, -860], 46, tone),
      pole(canvas, [-318 + shift, 4], [-278 + shift, -57], 30, darken(tone, 0.2)),
      pole(canvas, [-284 + shift, -48], [-262 + shift, -82], 48, tone),
      `<circle cx="${n(262 + shift)}" cy="-878" r="22" fill="none" stroke="${darken(tone, 0.1)}" stroke-width="12"/>`,
    ].join('');
  const label = card(canvas, art, side, { x: -60, y: -330, w: 400, h: 300 }, { x: -260, y: -700, w: 520, h: 600 });
  const tie = side === 'front' ? `<path d="M-40 -410Q60 -400 140 -318" stroke="#8a7a5e" stroke-width="5" fill="none"/>` : '';
  return { w: 800, h: 900, markup: one(96) + one(0) + tie + label.markup, panel: label.panel, foot: 0.8 };
};

/** A broom's head without its handle: soft ones are long and fanned, stiff ones short, thick and straight. */
const broomHead: PackDrawer = (canvas, art, side) => {
  const isSoft = /soft/i.test(art.title);
  const [w, length] = isSoft ? [560, 280] : [860, 170];
  const tone = art.contents;
  const half = w / 2;
  const top = -length - 96;
  const block = isSoft
    ? `M${n(-half + 10)} ${n(-length + 10)}V${n(-length - 40)}Q${n(-half + 16)} ${n(top)} ${n(-half + 110)} ${n(top)}H${n(half - 110)}Q${n(half - 16)} ${n(top)} ${n(half - 10)} ${n(-length - 40)}V${n(-length + 10)}Z`
    : `M${n(-half)} ${n(-length + 10)}V${n(top + 16)}Q${n(-half)} ${n(top)} ${n(-half + 16)} ${n(top)}H${n(half - 16)}Q${n(half)} ${n(top)} ${n(half)} ${n(top + 16)}V${n(-length + 10)}Z`;
  const body = isSoft ? tone : '#c9995a';
  const label = card(canvas, art, side, { x: -170, y: -length - 70, w: 340, h: 230 }, { x: -240, y: top - 110, w: 480, h: length + 150 });
  const markup = [
    socket(canvas, top + 8, tone),
    bristles(
      {
        from: -half + 34,
        to: half - 34,
        y: -length,
        length: length - 4,
        lean: isSoft ? 76 : 8,
        thick: isSoft ? 8 : 16,
        tone: isSoft ? lighten(tone, 0.3) : tone,
      },
      art.seed,
    ),
    `<path d="${block}" fill="${plastic(canvas, body)}"/><path d="M${n(-half + 60)} ${n(top + 22)}H${n(half - 80)}" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>`,
    label.markup,
  ].join('');
  return { w: w + 60, h: length + 246, markup, panel: label.panel, foot: 0.94 };
};

/** A deck scrub: a wedge of wood with short stiff tufts that also stand out of its slanted end, and a slanted socket. */
const deckScrub: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const [left, right] = [-300, 330];
  const label = card(canvas, art, side, { x: -190, y: -250, w: 380, h: 220 }, { x: -250, y: -400, w: 500, h: 390 });
  const tufts = (angle: number, x: number, y: number, from: number, to: number): string =>
    moved(bristles({ from, to, y: 0, length: 104, lean: 10, thick: 15, tone }, art.seed), x, y, 1, angle);
  const markup = [
    moved(socket(canvas, 0, darken(tone, 0.1), 260), 30, -262, 1, 28),
    tufts(0, 0, -108, left + 20, right - 20),
    tufts(-52, right + 46, -196, -74, 64),
    `<path d="M${left} -102V-206Q${left} -236 ${left + 30} -238L${right - 40} -290Q${right + 64} -296 ${right + 96} -250L${right} -102Z" fill="${plastic(canvas, '#c9995a')}"/>`,
    `<path d="M${left + 24} -206L${right - 30} -262" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/><path d="M${left + 10} -150H${right - 20}M${left + 10} -180L${right} -208" stroke="#8a602c" stroke-opacity=".3" stroke-width="5"/>`,
    label.markup,
  ].join('');
  return { w: 860, h: 520, markup: moved(markup, -60, 0), panel: { ...label.panel, x: label.panel.x - 60 }, foot: 0.84, lying: true };
};

/** A dish brush: a small round head on a slim bent handle with a hole to hang it by. */
const dishBrush: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const label = card(canvas, art, side, { x: -40, y: -330, w: 380, h: 270 }, { x: -260, y: -720, w: 520, h: 640 });
  const head = [
    bristles({ from: -118, to: 118, y: 0, length: 150, lean: 44, thick: 11, tone: '#eef2f3' }, art.seed),
    bristles({ from: -60, to: 60, y: 0, length: 158, lean: 20, thick: 11, tone }, art.seed + 1),
    `<path d="M-134 16Q-140 -50 -60 -62H60Q140 -50 134 16Q0 40 -134 16Z" fill="${plastic(canvas, tone)}"/><path d="M-90 -32Q0 -56 80 -34" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round" fill="none"/>`,
  ].join('');
  const stem = 'M-180 -212C-150 -330 -60 -420 40 -520C130 -610 200 -700 226 -820';
  const markup = [
    `<path d="${stem}" stroke="${darken(tone, 0.34)}" stroke-width="58" stroke-linecap="round" fill="none"/><path d="${stem}" stroke="${tone}" stroke-width="46" stroke-linecap="round" fill="none"/><path d="${stem}" transform="translate(-9 -4)" stroke="${lighten(tone, 0.5)}" stroke-width="12" stroke-linecap="round" fill="none"/>`,
    `<path d="M92 -574C160 -646 206 -722 226 -812" stroke="#f4f6f6" stroke-width="22" stroke-linecap="round" fill="none" opacity=".85"/><ellipse cx="230" cy="-838" rx="11" ry="19" fill="#f4f2ee"/>`,
    moved(head, -208, -158, 1, 14),
    label.markup,
  ].join('');
  return { w: 720, h: 880, markup, panel: label.panel, foot: 0.7 };
};

/** A toilet brush standing in its holder. */
const toiletBrush: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const holder = lathe([[150, -430], [158, -400], [196, -60], [206, 0]], 36, 44); // prettier-ignore
  const label = card(canvas, art, side, { x: -150, y: -300, w: 300, h: 230 }, { x: -230, y: -560, w: 460, h: 560 });
  const stem = lathe([[30, -880], [34, -830], [22, -780], [20, -560], [30, -480]], 8, 10); // prettier-ignore
  const collar = lathe([[60, -500], [112, -468], [124, -436]], 14, 30); // prettier-ignore
  const markup = [
    disc(0, -430, 150, 36, darken(tone, 0.55)),
    bristles({ from: -96, to: 96, y: -462, length: 60, lean: 26, thick: 10, tone: '#f4f6f6' }, art.seed),
    turned(canvas, stem, '#f2f4f4', ''),
    disc(0, -880, 30, 9, '#ffffff'),
    turned(canvas, collar, '#f2f4f4', ''),
    turned(canvas, holder, tone, ''),
    rimLine(150, -430, 36, lighten(tone, 0.6), 9, 0.9),
    label.markup,
  ].join('');
  return { w: 460, h: 930, markup: moved(markup, 0, -34), panel: { ...label.panel, y: label.panel.y - 34 }, foot: 0.9 };
};

/** The pan of a dustpan seen from in front: a ribbed floor that rises to its back wall, and a lip. `y` is its lip. */
function pan(canvas: Canvas, tone: string, w: number, deep: number): string {
  const half = w / 2;
  const floor = `M${n(-half)} 0L${n(-half * 0.72)} ${n(-deep)}H${n(half * 0.72)}L${n(half)} 0Z`;
  const ribs = Array.from(
    { length: 9 },
    (_, index) => `M${n((index - 4) * w * 0.1)} -16L${n((index - 4) * w * 0.074)} ${n(-deep + 30)}`,
  ).join('');
  return [
    `<path d="M${n(-half * 0.72)} ${n(-deep)}L${n(-half * 0.7)} ${n(-deep - 74)}Q0 ${n(-deep - 96)} ${n(half * 0.7)} ${n(-deep - 74)}L${n(half * 0.72)} ${n(-deep)}Z" fill="${plastic(canvas, tone)}"/>`,
    `<path d="${floor}" fill="${canvas.vertical([
      [0, darken(tone, 0.34)],
      [1, lighten(tone, 0.1)],
    ])}"/><path d="${ribs}" stroke="#150d08" stroke-opacity=".16" stroke-width="8"/>`,
    `<path d="M${n(-half)} 0L${n(-half * 0.72)} ${n(-deep)}L${n(-half * 0.7)} ${n(-deep - 74)}L${n(-half - 10)} -30Z" fill="${lighten(tone, 0.16)}"/><path d="M${n(half)} 0L${n(half * 0.72)} ${n(-deep)}L${n(half * 0.7)} ${n(-deep - 74)}L${n(half + 10)} -30Z" fill="${darken(tone, 0.26)}"/>`,
    `<path d="M${n(-half - 12)} 0H${n(half + 12)}" stroke="${darken(tone, 0.5)}" stroke-width="14" stroke-linecap="round"/>`,
  ].join('');
}

/** A dustpan with its hand brush leaning on it. */
const dustpanSet: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const label = card(canvas, art, side, { x: -400, y: -180, w: 330, h: 220 }, { x: -260, y: -560, w: 520, h: 560 });
  const brush = [
    pole(canvas, [150, -24], [430, -24], 50, tone),
    bristles({ from: -250, to: 160, y: 10, length: 110, lean: 22, thick: 12, tone: '#3b3f43' }, art.seed),
    `<path d="M-270 22V-18Q-268 -50 -230 -52H150Q190 -48 196 -24V22Z" fill="${plastic(canvas, tone)}"/><path d="M-236 -30H140" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>`,
  ].join('');
  const markup = [
    pole(canvas, [0, -400], [0, -640], 60, tone),
    `<circle cx="0" cy="-622" r="13" fill="#f4f2ee"/>`,
    pan(canvas, tone, 640, 340),
    `<path d="M-150 -60L180 -226" stroke="#150d08" stroke-opacity=".3" stroke-width="60" stroke-linecap="round"/>`,
    moved(brush, 70, -210, 1, -27),
    label.markup,
  ].join('');
  return { w: 900, h: 690, markup: moved(markup, 0, -44), panel: { ...label.panel, y: label.panel.y - 44 }, foot: 0.76, lying: true };
};

/** A lobby pan: a deep pan with a tall handle, so that nobody stoops. */
const lobbyPan: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const label = card(canvas, art, side, { x: -140, y: -620, w: 280, h: 220 }, { x: -230, y: -640, w: 460, h: 560 });
  const markup = [
    pole(canvas, [0, -220], [0, -930], 30, '#c9ced1'),
    pole(canvas, [0, -810], [0, -930], 42, tone),
    `<path d="M-150 -210L-140 -270Q0 -330 140 -270L150 -210Z" fill="${plastic(canvas, darken(tone, 0.1))}"/>`,
    pan(canvas, tone, 420, 170),
    label.markup,
  ].join('');
  return { w: 480, h: 930, markup, panel: label.panel, foot: 0.94 };
};

/** A floor squeegee: a steel bar that holds a rubber blade, with the start of its handle. */
const squeegee: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const half = 420;
  const label = card(canvas, art, side, { x: -200, y: -350, w: 400, h: 240 }, { x: -250, y: -450, w: 500, h: 440 });
  const markup = [
    pole(canvas, [0, -250], [0, -560], 54, tone),
    `<path d="M-40 -250L-190 -96M40 -250L190 -96" stroke="${darken(tone, 0.2)}" stroke-width="30" stroke-linecap="round"/>`,
    `<path d="M${-half + 8} -70H${half - 8}L${half - 14} 0H${-half + 14}Z" fill="${canvas.vertical([
      [0, '#1d2022'],
      [0.5, '#43484b'],
      [1, '#17191a'],
    ])}"/><path d="M${-half + 20} -14H${half - 20}" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>`,
    `<rect x="${-half}" y="-116" width="${2 * half}" height="58" rx="10" fill="${canvas.vertical([
      [0, '#f6f8f8'],
      [0.4, '#b9bfc3'],
      [1, '#7d8488'],
    ])}"/>${[-0.8, -0.4, 0, 0.4, 0.8].map((t) => `<circle cx="${n(t * half)}" cy="-87" r="9" fill="#5f666a"/>`).join('')}`,
    label.markup,
  ].join('');
  return { w: 2 * half + 20, h: 580, markup, panel: label.panel, foot: 0.98, lying: true };
};

/** A round bucket with a wringer of ribs in its mouth. */
const mopBucket: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const body = lathe([[330, -560], [250, -16], [244, 0]], 90, 62); // prettier-ignore
  const label = card(canvas, art, side, { x: -170, y: -370, w: 340, h: 270 }, { x: -250, y: -600, w: 500, h: 600 });
  const cone = lathe([[190, -640], [120, -520]], 50, 34); // prettier-ignore
  const slots = Array.from(
    { length: 9 },
    (_, index) => `M${n((index - 4) * 40)} ${n(-596 + Math.abs(index - 4) * -7)}L${n((index - 4) * 25)} -510`,
  ).join('');
  const markup = [
    `<path d="M-326 -570C-330 -780 330 -780 326 -570" fill="none" stroke="#9aa1a5" stroke-width="12"/><path d="M-90 -726Q0 -738 90 -726" stroke="${darken(tone, 0.2)}" stroke-width="34" stroke-linecap="round"/>`,
    disc(0, -560, 330, 90, darken(tone, 0.5)),
    turned(canvas, cone, lighten(tone, 0.1), `<path d="${slots}" stroke="${darken(tone, 0.6)}" stroke-width="12" stroke-linecap="round"/>`),
    disc(0, -640, 190, 50, lighten(tone, 0.2)),
    disc(0, -638, 160, 40, darken(tone, 0.6)),
    turned(canvas, body, tone, `${rimLine(322, -500, 88, '#150d08', 5, 0.2)}`),
    rimLine(330, -560, 90, lighten(tone, 0.5), 16, 0.9),
    label.markup,
  ].join('');
  return { w: 680, h: 790, markup: moved(markup, 0, -46), panel: { ...label.panel, y: label.panel.y - 46 }, foot: 0.74 };
};

/** A trough on castors with a press wringer that a lever works. */
const kentuckyBucket: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const label = card(canvas, art, side, { x: -190, y: -340, w: 380, h: 240 }, { x: -260, y: -560, w: 520, h: 520 });
  const body = 'M-360 -470H360L310 -96Q300 -66 264 -66H-264Q-300 -66 -310 -96Z';
  const castor = (x: number): string =>
    `<path d="M${x - 26} -70H${x + 26}L${x + 14} -34H${x - 14}Z" fill="#7d8488"/>${disc(x, -30, 34, 32, '#2b2f32')}${disc(x, -30, 13, 12, '#aab0b3')}`;
  const markup = [
    castor(-200) + castor(200),
    pole(canvas, [150, -560], [330, -840], 26, '#c9ced1'),
    pole(canvas, [282, -766], [330, -840], 40, tone),
    `<path d="M-150 -470L-170 -640Q-168 -664 -140 -666H150Q178 -664 180 -640L160 -470Z" fill="${plastic(canvas, lighten(tone, 0.12))}"/><path d="${Array.from({ length: 7 }, (_, index) => `M${-114 + index * 39} -636L${-100 + index * 35} -484`).join('')}" stroke="${darken(tone, 0.5)}" stroke-width="14" stroke-linecap="round"/>`,
    `<path d="M-372 -470Q-372 -494 -348 -496H348Q372 -494 372 -470L366 -444H-366Z" fill="${lighten(tone, 0.3)}"/>`,
    `<path d="${body}" fill="${across(canvas, tone)}"/><path d="${body}" fill="${canvas.vertical([
      [0, '#150d08', 0.24],
      [0.1, '#150d08', 0],
      [1, '#150d08', 0.28],
    ])}"/>`,
    label.markup,
  ].join('');
  return { w: 780, h: 850, markup, panel: label.panel, foot: 0.66 };
};

/** First match wins; whatever has no drawing of its own is a socket mop. */
const drawers: readonly (readonly [RegExp, PackDrawer])[] = [
  [/kentucky mop bucket/i, kentuckyBucket],
  [/bucket/i, mopBucket],
  [/handle\b/i, mopHandle],
  [/kentucky/i, kentuckyMop],
  [/broom/i, broomHead],
  [/deck/i, deckScrub],
  [/washing up brush/i, dishBrush],
  [/toilet brush/i, toiletBrush],
  [/long handled dustpan/i, lobbyPan],
  [/dustpan/i, dustpanSet],
  [/squeegee/i, squeegee],
];

const mop: PackDrawer = (canvas, art, side): Pack =>
  (drawers.find(([words]) => words.test(art.title))?.[1] ?? socketMop)(canvas, art, side);

export const floorCareShapes = { mop } as const satisfies Readonly<Record<string, PackDrawer>>;
