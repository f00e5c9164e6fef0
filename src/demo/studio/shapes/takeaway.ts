/** Disposables that are no clamshell, tray or carrier: scoops, open trays, pots, bowls, plates, lids, flat bags. Read from the title. */
import type { PackArt } from '../../types.ts';
import { n, place, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, luminance, mix, readable } from '../colour.ts';
import { setText } from '../lettering.ts';
import { printStamp } from '../label.ts';
import { print, rectPath, type Pack, type PackDrawer, type Side } from '../parts/pack.ts';
import { shareOf, toScale } from '../parts/ruler.ts';
import { creases } from '../parts/soft.ts';
import { disc, finishes, lathe, rimLine, ring, turned } from '../parts/turned.ts';
import { seeded } from '../random.ts';
import { compartmentContainer, microwaveContainer, sushiTray } from './containers.ts';

/** A printed label on goods that carry no print of their own. */
function sticker(canvas: Canvas, art: PackArt, side: Side, box: Box): string {
  const shape = rectPath(box, 10);
  return `<path d="${shape}" fill="#150d08" opacity=".22" transform="translate(3 7)"/>${canvas.clipped(shape, print(canvas, art, side, box))}${side === 'front' ? badge(canvas, art, box) : ''}`;
}

/** The size of a piece, where the title on the label had no room for it. */
function badge(canvas: Canvas, art: PackArt, label: Box): string {
  const { grade, title } = art;
  if (!grade || title.includes(grade)) return '';
  const [r, cx, cy] = [64, label.x + label.w - 8, label.y + 6];
  const ground = art.brand.colours.ground;
  return `<circle cx="${n(cx + 2)}" cy="${n(cy + 6)}" r="${r}" fill="#150d08" opacity=".25"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${r}" fill="${ground}" stroke="#fff" stroke-width="6"/>${setText(canvas, grade, { x: cx - r * 0.72, y: cy - r * 0.4, w: r * 1.44, h: r * 0.8 }, { face: 'condensed', fill: readable(ground, '#ffffff'), size: r * 0.62 })}`;
}

/** Board, pulp or plastic by what the goods are made of. */
function paperOf(art: PackArt): string {
  if (/bagasse/i.test(art.title)) return '#eae0c8';
  if (/palm|wooden/i.test(art.title)) return '#cfa76e';
  return luminance(art.contents) > 0.8 ? '#f6f4ee' : mix('#c39760', art.contents, 0.4);
}

const lit = (canvas: Canvas, tone: string): string =>
  canvas.linear(
    [
      [0, lighten(tone, 0.22)],
      [0.5, tone],
      [1, darken(tone, 0.2)],
    ],
    0,
    0,
    1,
    0.4,
  );

const backLabel = (w: number, h: number): Box => ({ x: -w * 0.36, y: -h + 20, w: w * 0.72, h: h - 50 });

/** A chip scoop: a high curved back, a low front, tapering to its base; a nest of them. */
const scoop: PackDrawer = (canvas, art, side) => {
  const paper = paperOf(art);
  const [w, h] = [620, 760];
  const one = (dx: number, dy: number, isFront: boolean): string => {
    const back = `M-250 -250C-280 -430 -270 -610 -230 -690Q0 -770 230 -690C270 -610 280 -430 250 -250Z`;
    const front = `M-258 -430Q0 -300 258 -430L166 0Q0 30 -166 0Z`;
    return `<g transform="translate(${dx} ${dy})"><path d="${back}" fill="${canvas.vertical([
      [0, darken(paper, 0.06)],
      [1, darken(paper, 0.34)],
    ])}"/><path d="M-230 -690Q0 -770 230 -690" stroke="${lighten(paper, 0.6)}" stroke-width="9" fill="none"/><path d="M-250 -420L-150 -120H150L250 -420Q0 -290 -250 -420Z" fill="${darken(paper, 0.42)}"/>${canvas.clipped(
      front,
      `<path d="${front}" fill="${lit(canvas, paper)}"/><path d="${front}" fill="${canvas.linear(finishes.matt)}" opacity=".7"/>${isFront && side === 'front' ? `<rect x="-270" y="-64" width="540" height="24" fill="${art.flash === paper ? art.brand.colours.accent : art.flash}" opacity=".85"/>` : ''}`,
    )}<path d="M-258 -430Q0 -300 258 -430" stroke="${lighten(paper, 0.7)}" stroke-width="9" fill="none"/></g>`;
  };
  const panel: Box = side === 'front' ? { x: -150, y: -330, w: 300, h: 210 } : { x: -190, y: -420, w: 380, h: 390 };
  return {
    w,
    h,
    markup: `${one(46, -40, false)}${one(24, -20, false)}${one(0, 0, true)}${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.6,
  };
};

/** A shallow open tray, nested: walls that lean out, the floor in view. `long` makes it one for a hot dog. */
function openTray(canvas: Canvas, art: PackArt, side: Side, wide: number, deep: number, wall: number, compartments = 1): Pack {
  const paper = paperOf(art);
  const half = wide / 2;
  const one = (y: number, open: boolean): string => {
    const rim = `M${n(-half * 0.84)} ${n(y - deep)}H${n(half * 0.84)}L${n(half)} ${n(y - wall)}H${n(-half)}Z`;
    const floor = `M${n(-half * 0.66)} ${n(y - deep + 36)}H${n(half * 0.66)}L${n(half * 0.8)} ${n(y - wall - 16)}H${n(-half * 0.8)}Z`;
    const front = `M${n(-half)} ${n(y - wall)}H${n(half)}L${n(half * 0.84)} ${n(y)}Q0 ${n(y + 14)} ${n(-half * 0.84)} ${n(y)}Z`;
    const inner = open
      ? `<path d="${rim}" fill="${darken(paper, 0.3)}"/><path d="M${n(-half * 0.84)} ${n(y - deep)}L${n(-half * 0.66)} ${n(y - deep + 36)}L${n(-half * 0.8)} ${n(y - wall - 16)}L${n(-half)} ${n(y - wall)}Z" fill="${lighten(paper, 0.1)}"/><path d="M${n(half * 0.84)} ${n(y - deep)}L${n(half * 0.66)} ${n(y - deep + 36)}L${n(half * 0.8)} ${n(y - wall - 16)}L${n(half)} ${n(y - wall)}Z" fill="${darken(paper, 0.22)}"/><path d="${floor}" fill="${canvas.vertical(
          [
            [0, darken(paper, 0.16)],
            [1, lighten(paper, 0.06)],
          ],
        )}"/>${Array.from({ length: compartments - 1 }, (_, index) => {
          const t = ((index + 1) / compartments) * 2 - 1;
          return `<path d="M${n(t * half * 0.66)} ${n(y - deep + 36)}L${n(t * half * 0.8)} ${n(y - wall - 16)}" stroke="${lighten(paper, 0.4)}" stroke-width="16" stroke-linecap="round"/><path d="M${n(t * half * 0.66 + 11)} ${n(y - deep + 38)}L${n(t * half * 0.8 + 11)} ${n(y - wall - 18)}" stroke="${darken(paper, 0.3)}" stroke-width="7" stroke-linecap="round"/>`;
        }).join('')}<path d="${rim}" fill="none" stroke="${lighten(paper, 0.6)}" stroke-width="9" stroke-linejoin="round"/>`
      : '';
    return `${inner}<path d="${front}" fill="${lit(canvas, open ? paper : darken(paper, 0.05))}"/><path d="M${n(-half)} ${n(y - wall)}H${n(half)}" stroke="${lighten(paper, 0.6)}" stroke-width="8"/><path d="M${n(-half * 0.84)} ${n(y - 1)}Q0 ${n(y + 12)} ${n(half * 0.84)} ${n(y - 1)}" stroke="#150d08" stroke-opacity=".22" stroke-width="5" fill="none"/>`;
  };
  const step = 34;
  const stack = [0, 1, 2, 3].map((level) => one(-level * step, level === 3)).join('');
  const h = deep + 3 * step;
  const panel: Box =
    side === 'front'
      ? { x: -150, y: -wall - 3 * step + 6, w: 300, h: Math.max(130, wall + step * 2) }
      : backLabel(Math.min(wide, 620), h + 120);
  return { w: wide, h, markup: stack + sticker(canvas, art, side, panel), panel, foot: 0.84, lying: true };
}

/** A clamshell that stands open, so that its three compartments show. */
const partedBox: PackDrawer = (canvas, art, side) => {
  const pulp = { ...art, title: `Bagasse ${art.title}` };
  const tray = openTray(canvas, pulp, side, 820, 320, 110, 3);
  const tone = paperOf(pulp);
  const lid = 'M-344 -420L-372 -640Q-372 -668 -340 -672H340Q372 -668 372 -640L344 -420Z';
  return {
    ...tray,
    h: 680,
    markup: `<path d="${lid}" fill="${lit(canvas, darken(tone, 0.12))}"/><path d="M-300 -440L-322 -612H322L300 -440Z" fill="${darken(tone, 0.26)}"/><path d="M-344 -420H344" stroke="${darken(tone, 0.4)}" stroke-width="7"/>${tray.markup}`,
  };
};

/** A long flat carton with its lid tucked in: fish and chips. */
const longBox: PackDrawer = (canvas, art, side) => {
  const paper = paperOf(art);
  const [w, h] = [940, 430];
  const top = 'M-380 -400H420L470 -210H-470Z';
  const front = 'M-470 -210H470L448 0H-448Z';
  const ink = readable(paper, art.brand.colours.ground, darken(art.flash, 0.4));
  const printed =
    side === 'front'
      ? printStamp(canvas, art, { x: -250, y: -190, w: 500, h: 170 }, ink)
      : sticker(canvas, art, side, { x: -330, y: -380, w: 660, h: 360 });
  const markup = [
    `<path d="${top}" fill="${lit(canvas, lighten(paper, 0.1))}"/><path d="M-240 -398L-290 -212M230 -398L286 -212" stroke="${darken(paper, 0.3)}" stroke-opacity=".4" stroke-width="4"/><path d="M-120 -216Q0 -262 120 -216Z" fill="${darken(paper, 0.16)}"/>`,
    `<path d="${front}" fill="${lit(canvas, paper)}"/><path d="M-470 -210H470" stroke="${lighten(paper, 0.6)}" stroke-width="6"/><path d="M-470 -204H470" stroke="${darken(paper, 0.4)}" stroke-opacity=".5" stroke-width="4"/>`,
    /corrugated/i.test(art.title)
      ? `<path d="${Array.from({ length: 46 }, (_, index) => `M${-456 + index * 20} -202L${-436 + index * 19.2} -4`).join('')}" stroke="${darken(paper, 0.3)}" stroke-opacity=".16" stroke-width="6"/>`
      : '',
    printed,
    side === 'front' ? badge(canvas, art, { x: -470, y: -360, w: 880, h: 100 }) : '',
  ].join('');
  return { w, h, markup, panel: { x: -330, y: -380, w: 660, h: 360 }, foot: 0.94, lying: true };
};

/** A carton that closes at the top with a tuck: meal boxes; with a handle for chicken; a pail with four flaps for noodles. */
function tuckBox(canvas: Canvas, art: PackArt, side: Side, kind: 'meal' | 'chicken' | 'pail'): Pack {
  const paper = paperOf(art);
  const [base, mouth, h] = kind === 'pail' ? [330, 460, 560] : [520, 640, kind === 'chicken' ? 420 : 360];
  const front = `M${n(-mouth / 2)} ${-h}H${n(mouth / 2)}L${n(base / 2)} 0H${n(-base / 2)}Z`;
  const sideWall = `M${n(mouth / 2)} ${-h}L${n(mouth / 2 + 90)} ${-h - 46}L${n(base / 2 + 70)} -40L${n(base / 2)} 0Z`;
  const lid =
    kind === 'pail'
      ? `M${n(-mouth / 2)} ${-h}Q${n(-mouth / 4)} ${-h - 130} ${n(-20)} ${-h - 120}L40 ${-h - 104}Q${n(mouth / 3)} ${-h - 150} ${n(mouth / 2 + 90)} ${-h - 46}L${n(mouth / 2)} ${-h}Z`
      : `M${n(-mouth / 2)} ${-h}L${n(-mouth / 2 + 100)} ${-h - 90}H${n(mouth / 2 + 40)}L${n(mouth / 2 + 90)} ${-h - 46}L${n(mouth / 2)} ${-h}Z`;
  const handle =
    kind === 'chicken'
      ? `<path d="M-130 ${-h - 60}V${-h - 150}Q0 ${-h - 210} 130 ${-h - 150}V${-h - 60}Z" fill="${lit(canvas, paper)}"/><path d="M-70 ${-h - 110}Q0 ${-h - 160} 70 ${-h - 110}Z" fill="#e9e5dd"/>`
      : '';
  const ink = readable(paper, art.brand.colours.ground, darken(art.flash, 0.4));
  const sign: Box = { x: -base * 0.4, y: -h + 60, w: base * 0.8, h: h - 130 };
  const markup = [
    `<path d="${sideWall}" fill="${darken(paper, 0.28)}"/>`,
    handle,
    `<path d="${lid}" fill="${canvas.vertical([
      [0, lighten(paper, 0.24)],
      [1, darken(paper, 0.08)],
    ])}"/>`,
    kind === 'pail' ? '' : `<path d="M-70 ${-h}Q0 ${-h - 44} 70 ${-h}Z" fill="${darken(paper, 0.24)}"/>`,
    `<path d="${front}" fill="${lit(canvas, paper)}"/><path d="M${n(-mouth / 2)} ${-h}H${n(mouth / 2)}" stroke="${lighten(paper, 0.6)}" stroke-width="6"/>`,
    side === 'front'
      ? printStamp(canvas, art, sign, ink) + badge(canvas, art, { ...sign, x: sign.x + 30 })
      : sticker(canvas, art, side, { x: -base * 0.48, y: -h + 20, w: base * 0.96, h: h - 40 }),
  ].join('');
  return {
    w: mouth + 90,
    h: h + 150,
    markup,
    panel: side === 'front' ? sign : { x: -base * 0.48, y: -h + 20, w: base * 0.96, h: h - 40 },
    foot: 0.66,
  };
}

/** A round tub or pot with its lid: soup, ice cream, deli. */
function roundTub(canvas: Canvas, art: PackArt, side: Side, tall: number, isClear: boolean): Pack {
  const tone = isClear ? '#dce8ec' : paperOf(art);
  const half = 260;
  const h = tall;
  const body = lathe(
    [
      [half - 14, -h + 50],
      [half - 60, -10],
      [half - 66, 0],
    ],
    34,
    30,
  );
  const bleed: Box = { x: -half, y: -h + 40, w: half * 2, h: h - 40 };
  const label: Box = { x: -half * 0.58, y: -h + 110, w: half * 1.16, h: h - 190 };
  const lidTone = isClear ? '#e9f1f3' : '#f7f5ef';
  const markup = [
    isClear
      ? `<path d="${body}" fill="${tone}" opacity=".82"/>${canvas.clipped(body, `<path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`)}${rimLine(half - 64, -14, 26, '#fff', 5, 0.8)}`
      : turned(canvas, body, tone, side === 'front' ? '' : print(canvas, art, side, bleed, label), 'matt'),
    side === 'front' || isClear ? sticker(canvas, art, side, label) : '',
    ring(canvas, half, -h + 56, 54, 40, lidTone, true),
    disc(0, -h + 2, half, 40, lit(canvas, lidTone)),
    disc(0, -h + 4, half * 0.84, 32, 'none', 'stroke="#150d08" stroke-opacity=".18" stroke-width="5"'),
  ].join('');
  return { w: half * 2, h: h + 42, markup, panel: label, foot: 0.74 };
}

/** Small pots with lids: three in front of a stack. */
const saucePots: PackDrawer = (canvas, art, side) => {
  const scale = /4 oz/i.test(art.grade ?? '') ? 1.16 : 0.94;
  const pot = canvas.symbol(() => {
    const body = lathe(
      [
        [104, -128],
        [78, -8],
        [74, 0],
      ],
      20,
      18,
    );
    return `<path d="${body}" fill="#d9e6ea" opacity=".9"/><path d="${body}" fill="${canvas.linear(finishes.glass)}"/>${rimLine(80, -40, 17, '#fff', 3, 0.7)}${ring(canvas, 114, -120, 26, 24, '#eaf2f4', true)}${disc(0, -146, 114, 24, lit(canvas, '#f1f6f8'))}${disc(0, -145, 88, 17, 'none', 'stroke="#8aa0a8" stroke-opacity=".55" stroke-width="4"')}`;
  });
  const spots: readonly (readonly [number, number])[] = [
    [-130, -230], [130, -230], [-250, -116], [0, -124], [250, -116], [-140, 0], [140, 0],
  ]; // prettier-ignore
  const pots = spots
    .map(
      ([x, y]) =>
        `<ellipse cx="${x + 12}" cy="${n(y + 8)}" rx="${n(100 * scale)}" ry="20" fill="#2a2018" opacity=".22"/>${place(pot, x, y, scale)}`,
    )
    .join('');
  const panel: Box = side === 'front' ? { x: -170, y: -40, w: 340, h: 150 } : { x: -260, y: -400, w: 520, h: 430 };
  return {
    w: 760,
    h: 520,
    markup: `<g transform="translate(0 -110)">${pots}</g><g transform="translate(0 -110)">${sticker(canvas, art, side, panel)}</g>`,
    panel: { ...panel, y: panel.y - 110 },
    foot: 0.9,
    lying: true,
  };
};

/** Bowls in a stack, the top one open. */
const bowls: PackDrawer = (canvas, art, side) => {
  const tone = paperOf(art);
  const half = 370;
  const hasLid = /salad/i.test(art.title);
  const one = (y: number): string => {
    const outline = `M${-half} ${y}C${-half + 20} ${y + 130} ${-half * 0.56} ${y + 190} 0 ${y + 196}S${half - 20} ${y + 130} ${half} ${y}Z`;
    return `<path d="${outline}" fill="${tone}"/><path d="${outline}" fill="${canvas.linear(finishes.matt)}"/>`;
  };
  const rim = (y: number): string =>
    `${disc(0, y, half + 8, 96, lit(canvas, lighten(tone, 0.2)))}${disc(
      0,
      y + 4,
      half - 22,
      82,
      canvas.vertical([
        [0, darken(tone, 0.34)],
        [0.6, darken(tone, 0.1)],
        [1, lighten(tone, 0.1)],
      ]),
    )}${disc(0, y + 34, half * 0.6, 42, lighten(tone, 0.12), 'opacity=".8"')}`;
  const lid = `${disc(0, -398, half + 10, 100, '#eaf1f3', 'opacity=".78"')}${disc(0, -404, half * 0.86, 82, 'none', 'stroke="#fff" stroke-width="9" opacity=".9"')}<path d="M${-half * 0.7} -430Q${-half * 0.2} -480 ${half * 0.3} -470" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none"/>`;
  const panel: Box = side === 'front' ? { x: -170, y: -270, w: 340, h: 200 } : { x: -260, y: -440, w: 520, h: 420 };
  const markup = [
    one(-200),
    one(-250),
    one(-300),
    one(-350),
    one(-396),
    rim(-396),
    hasLid ? lid : '',
    sticker(canvas, art, side, panel),
  ].join('');
  return { w: half * 2 + 20, h: 500, markup, panel, foot: 0.62 };
};

/** Plates in a stack, leaning back so that the top one shows. */
function plates(canvas: Canvas, art: PackArt, side: Side, kind: 'round' | 'square' | 'oval' | 'parted' | 'board'): Pack {
  const tone = kind === 'board' ? '#cfd3d6' : paperOf(art);
  const [rx, ry] = kind === 'oval' ? [470, 170] : [420, 196];
  const face = (y: number, shade: number): string => {
    if (kind !== 'square') return disc(0, y, rx, ry, darken(tone, shade));
    return `<path d="M${-rx * 0.74} ${n(y - ry * 0.9)}H${rx * 0.74}Q${rx * 0.84} ${n(y - ry * 0.9)} ${rx * 0.86} ${n(y - ry * 0.7)}L${rx} ${n(y + ry * 0.8)}Q${rx} ${n(y + ry)} ${rx * 0.9} ${n(y + ry)}H${-rx * 0.9}Q${-rx} ${n(y + ry)} ${-rx} ${n(y + ry * 0.8)}L${-rx * 0.86} ${n(y - ry * 0.7)}Q${-rx * 0.84} ${n(y - ry * 0.9)} ${-rx * 0.74} ${n(y - ry * 0.9)}Z" fill="${darken(tone, shade)}"/>`;
  };
  const stack = Array.from({ length: 12 }, (_, index) => face(-ry - index * 13, index % 2 ? 0.26 : 0.12)).join('');
  const y = -ry - 12 * 13;
  const well =
    kind === 'square'
      ? `<g transform="translate(0 ${n(y * 0.22)})scale(.78)">${face(y, 0.1)}</g>`
      : disc(
          0,
          y + 6,
          rx * 0.72,
          ry * 0.7,
          canvas.radial([
            [0, lighten(tone, 0.3)],
            [0.8, tone],
            [1, darken(tone, 0.14)],
          ]),
        );
  const parts =
    kind === 'parted'
      ? `<path d="M0 ${n(y - ry * 0.62)}V${n(y + 10)}M0 ${n(y + 10)}L${n(-rx * 0.6)} ${n(y + ry * 0.42)}M0 ${n(y + 10)}L${n(rx * 0.6)} ${n(y + ry * 0.42)}" stroke="${lighten(tone, 0.5)}" stroke-width="22" stroke-linecap="round"/><path d="M8 ${n(y - ry * 0.6)}V${n(y + 14)}L${n(rx * 0.6)} ${n(y + ry * 0.46)}" stroke="${darken(tone, 0.3)}" stroke-width="6" fill="none"/>`
      : '';
  const grain = /palm|wooden/i.test(art.title)
    ? `<path d="${Array.from({ length: 22 }, (_, index) => `M${n(-rx * 0.8)} ${n(y - ry * 0.8 + index * ry * 0.076)}q${n(rx * 0.8)} ${index % 2 ? 9 : -7} ${n(rx * 1.6)} 0`).join('')}" stroke="${darken(tone, 0.4)}" stroke-opacity=".28" stroke-width="4" fill="none"/>`
    : '';
  const top = `${face(y, -0)}${
    kind === 'board'
      ? disc(
          0,
          y,
          rx,
          ry,
          canvas.linear(
            [
              [0, '#f7f8f9'],
              [0.3, '#c3c9cd'],
              [0.5, '#ffffff'],
              [0.7, '#b7bdc1'],
              [1, '#e9ecee'],
            ],
            0,
            0,
            1,
            0.5,
          ),
        )
      : well + parts + grain
  }`;
  const panel: Box = side === 'front' ? { x: -160, y: -166, w: 320, h: 176 } : { x: -280, y: y - 60, w: 560, h: -y + 40 };
  return { w: rx * 2, h: ry * 2 + 170, markup: `${stack}${top}${sticker(canvas, art, side, panel)}`, panel, foot: 0.8, lying: true };
}

/** Flat lids of board or clear plastic, stacked. */
function flatLids(canvas: Canvas, art: PackArt, side: Side, tone: string): Pack {
  const sheet = (y: number, shade: number): string =>
    `<path d="M-330 ${y - 240}Q-330 ${y - 256} -310 ${y - 256}H310Q330 ${y - 256} 336 ${y - 240}L420 ${y - 16}Q424 ${y} 404 ${y}H-404Q-424 ${y} -420 ${y - 16}Z" fill="${darken(tone, shade)}"/>`;
  const stack = Array.from({ length: 14 }, (_, index) => sheet(-index * 11, index % 2 ? 0.22 : 0.08)).join('');
  const y = -14 * 11;
  const foil = `<path d="M-300 ${y - 232}H300L372 ${y - 22}H-372Z" fill="none" stroke="${darken(tone, 0.24)}" stroke-opacity=".6" stroke-width="4" stroke-dasharray="14 8"/>`;
  const panel: Box = side === 'front' ? { x: -170, y: y - 200, w: 340, h: 170 } : { x: -280, y: y - 240, w: 560, h: 400 };
  return {
    w: 850,
    h: 430,
    markup: `${stack}${sheet(y, 0)}<path d="M-330 ${y - 240}H310L404 ${y}H-404Z" fill="${canvas.linear(
      [
        [0, '#fff', 0.6],
        [0.5, '#fff', 0],
        [1, '#150d08', 0.12],
      ],
      0,
      0,
      1,
      0.6,
    )}"/>${foil}${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.92,
    lying: true,
  };
}

/** Flat paper bags in a fan: for sweets, chips, burgers, baguettes. */
function flatBags(
  canvas: Canvas,
  art: PackArt,
  side: Side,
  tall: number,
  wide: number,
  look: { readonly tone?: string; readonly window?: boolean; readonly stripes?: string; readonly string?: boolean } = {},
): Pack {
  const tone = look.tone ?? paperOf(art);
  const random = seeded(art.seed);
  const one = (turn: number, shade: number, isTop: boolean): string => {
    const edge = Array.from({ length: Math.round(wide / 20) }, (_, index) => `${index ? 'l10 -12l10 12' : ''}`).join('');
    const outline = `M${-wide / 2} ${-tall}${edge}H${wide / 2}V-6Q0 8 ${-wide / 2} -6Z`;
    const stripes = look.stripes
      ? canvas.clipped(
          outline,
          `<path d="${Array.from({ length: Math.ceil(wide / 36) }, (_, index) => `M${-wide / 2 + 10 + index * 36} ${-tall}V10`).join('')}" stroke="${look.stripes}" stroke-width="14" opacity=".85"/>`,
        )
      : '';
    const window = look.window
      ? `<path d="${rectPath({ x: -wide * 0.3, y: -tall * 0.86, w: wide * 0.6, h: tall * 0.36 }, 40)}" fill="#dfeaee" opacity=".9"/><path d="M${-wide * 0.24} ${-tall * 0.8}L${-wide * 0.06} ${-tall * 0.56}" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`
      : '';
    return `<g transform="rotate(${turn} 0 -40)"><path d="${outline}" transform="translate(6 7)" fill="#2a2018" opacity=".16"/><path d="${outline}" fill="${lit(canvas, darken(tone, shade))}"/>${stripes}<path d="M${-wide / 2 + 26} ${-tall + 8}V-8M${wide / 2 - 26} ${-tall + 8}V-8" stroke="${darken(tone, 0.3)}" stroke-opacity=".35" stroke-width="3"/>${isTop ? canvas.clipped(outline, creases(wide, tall, random, { top: 4, bottom: 3, sides: 2, strength: 0.5 })) + window : ''}<path d="M${-wide / 2} -46H${wide / 2}" stroke="${darken(tone, 0.3)}" stroke-opacity=".4" stroke-width="3"/></g>`;
  };
  const tie = look.string
    ? `<path d="M${-wide / 2 + 20} ${-tall + 40}Q0 ${-tall - 40} ${wide / 2 - 20} ${-tall + 40}" stroke="#b08a54" stroke-width="7" fill="none"/><circle cx="${-wide / 2 + 22}" cy="${-tall + 42}" r="10" fill="#6b5130"/><circle cx="${wide / 2 - 22}" cy="${-tall + 42}" r="10" fill="#6b5130"/>`
    : '';
  const lw = Math.min(wide * 0.78, 400);
  const panel: Box =
    side === 'front'
      ? { x: -lw / 2, y: -Math.min(tall * 0.46, 330), w: lw, h: Math.min(tall * 0.38, 250) }
      : { x: -Math.max(lw, 300) / 2, y: -Math.min(tall * 0.7, 480), w: Math.max(lw, 300), h: Math.min(tall * 0.64, 440) };
  return {
    w: Math.max(wide + tall * 0.3, 420),
    h: tall + 40,
    markup: `${one(-13, 0.12, false)}${one(10, 0.06, false)}${one(-2, 0, true)}${tie}${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.6,
  };
}

/** A cotton shopper: soft, with long handles. */
const tote: PackDrawer = (canvas, art, side) => {
  const tone = luminance(art.contents) > 0.5 ? '#efe6d2' : art.contents;
  const outline = 'M-270 -560Q0 -546 270 -560C282 -360 292 -180 278 -14Q0 18 -278 -14C-292 -180 -282 -360 -270 -560Z';
  const strap = (y: number, shade: number): string =>
    `<path d="M-150 ${-548 + y}C-140 -790 -90 -${850 - y} 0 -${850 - y}S140 -790 150 ${-548 + y}" fill="none" stroke="${darken(tone, shade)}" stroke-width="34"/><path d="M-150 ${-548 + y}C-140 -790 -90 -${850 - y} 0 -${850 - y}S140 -790 150 ${-548 + y}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-dasharray="9 7"/>`;
  const weave = `<path d="${Array.from({ length: 40 }, (_, index) => `M-300 ${-560 + index * 14}H300`).join('')}" stroke="#8a7a5a" stroke-opacity=".1" stroke-width="3"/>`;
  const panel: Box = side === 'front' ? { x: -170, y: -430, w: 340, h: 300 } : { x: -210, y: -500, w: 420, h: 460 };
  const printed =
    side === 'front'
      ? printStamp(canvas, art, panel, readable(tone, art.brand.colours.ground, '#2a2a2a'))
      : sticker(canvas, art, side, panel);
  return {
    w: 600,
    h: 860,
    markup: `${strap(10, 0.24)}${canvas.clipped(outline, `<path d="${outline}" fill="${lit(canvas, tone)}"/>${weave}<path d="M-120 -560C-100 -400 -140 -200 -110 0M150 -560C120 -380 160 -200 130 0" stroke="#150d08" stroke-opacity=".1" stroke-width="16" fill="none"/>`)}<path d="M-270 -524Q0 -510 270 -524" stroke="${darken(tone, 0.3)}" stroke-opacity=".5" stroke-width="4" stroke-dasharray="9 7" fill="none"/>${strap(26, 0.08)}${printed}`,
    panel,
    foot: 0.86,
  };
};

/** A patch-handle carrier: flat film with a punched grip. */
const patchBag: PackDrawer = (canvas, art, side) => {
  const film = luminance(art.contents) > 0.5 ? '#e6eff2' : art.contents;
  const outline = 'M-280 -780H280V-10Q0 12 -280 -10Z';
  const grip = 'M-84 -716Q-84 -744 -56 -744H56Q84 -744 84 -716T56 -688H-56Q-84 -688 -84 -716Z';
  const panel: Box = side === 'front' ? { x: -180, y: -520, w: 360, h: 320 } : { x: -220, y: -620, w: 440, h: 560 };
  const random = seeded(art.seed);
  return {
    w: 600,
    h: 800,
    markup: `<path d="${outline}" transform="translate(26 -12)" fill="${darken(film, 0.16)}"/><path d="${outline}" fill="${lit(canvas, film)}"/>${canvas.clipped(outline, creases(560, 780, random, { top: 8, bottom: 6, sides: 6, strength: 1 }))}<path d="M-130 -772H130V-664H-130Z" fill="#fff" opacity=".35"/><path d="${grip}" fill="#f4f2ee" stroke="${darken(film, 0.3)}" stroke-width="4"/>${side === 'front' ? printStamp(canvas, art, panel, readable(film, art.brand.colours.ground, '#2a2a2a')) : sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.88,
  };
};

/** A quilted silver bag with a zip for deliveries. */
const coolBag: PackDrawer = (canvas, art, side) => {
  const silver = canvas.linear(
    [
      [0, '#9ba2a7'],
      [0.2, '#eef1f2'],
      [0.45, '#b9c0c4'],
      [0.7, '#f6f8f8'],
      [1, '#8d9499'],
    ],
    0,
    0,
    1,
    0.3,
  );
  const panel: Box = side === 'front' ? { x: -200, y: -360, w: 400, h: 250 } : { x: -260, y: -470, w: 520, h: 430 };
  const quilt = `<path d="${Array.from({ length: 14 }, (_, index) => `M${-430 + index * 66} -500L${-730 + index * 66 + 300} 0M${-430 + index * 66} 0L${-730 + index * 66 + 300} -500`).join('')}" stroke="#6f777c" stroke-opacity=".28" stroke-width="4"/>`;
  const front = 'M-390 -480Q0 -500 390 -480L400 -10Q0 12 -400 -10Z';
  return {
    w: 860,
    h: 660,
    markup: `<path d="M-230 -480C-220 -640 -120 -650 0 -650S220 -640 230 -480" fill="none" stroke="#2c3134" stroke-width="30"/><path d="M-390 -480L-330 -570H340L390 -480Q0 -500 -390 -480Z" fill="#aab1b5"/><path d="M-350 -520H366" stroke="#2c3134" stroke-width="10" stroke-dasharray="12 5"/>${canvas.clipped(front, `<path d="${front}" fill="${silver}"/>${quilt}`)}<path d="${front}" fill="none" stroke="#2c3134" stroke-width="9"/>${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.9,
  };
};

/** The printed measure of a beer glass: a line with its name below the rim, or at the rim itself where the glass is filled to the brim. */
function measureLine(canvas: Canvas, { title }: PackArt, half: number, h: number, lean: number): string {
  const measure = /half pint|pint/i.exec(title)?.[0];
  if (measure === undefined) return '';
  const ink = '#4d626b';
  const toBrim = /brim/i.test(title);
  const down = toBrim ? 62 : 118;
  const y = -h + 30 + down;
  const wide = half - (lean * down) / (h - 30) - 4;
  const arrow = toBrim ? `<path d="M-84 ${n(y + 14)}V${n(y - 2)}m-11 11l11 -13l11 13M84 ${n(y + 14)}V${n(y - 2)}m-11 11l11 -13l11 13" stroke="${ink}" stroke-width="5" fill="none"/>` : ''; // prettier-ignore
  const words = setText(
    canvas,
    measure.toUpperCase(),
    { x: -68, y: y + (toBrim ? 38 : 48), w: 136, h: 26 },
    { face: 'text-bold', fill: ink, size: 26 },
  );
  return toBrim ? `<g transform="translate(0 14)">${arrow}${words}</g>` : rimLine(wide, y, 34, ink, 8, 0.9) + words;
}

/** A paper cup, a nest of cones, a tumbler or a small glass, open and empty. */
function coldCup(canvas: Canvas, art: PackArt, side: Side, kind: 'paper' | 'glass' | 'shot' | 'cone'): Pack {
  const isPaper = kind === 'paper' || kind === 'cone';
  const tone = isPaper ? (luminance(art.contents) > 0.8 ? '#f8f6f0' : art.contents) : '#dfeaee';
  const [half, h] = kind === 'shot' ? [190, 380] : kind === 'cone' ? [220, 620] : [230, 720];
  const foot = kind === 'cone' ? 16 : kind === 'glass' ? half - 62 : half - 74;
  const body = lathe([[half, -h + 30], [foot, -8], [foot - 4, 0]], 36, kind === 'cone' ? 6 : 24); // prettier-ignore
  // A beer glass leaves its measure to be read above the label.
  const label: Box = { x: -half * 0.54, y: -h * (/\bpint/i.test(art.title) ? 0.64 : 0.76), w: half * 1.08, h: h * 0.44 };
  const mouth = disc(0, -h + 30, half, 36, isPaper ? darken(tone, 0.24) : '#c9d8de', isPaper ? '' : 'opacity=".7"');
  const bodyMarkup = isPaper
    ? turned(
        canvas,
        body,
        tone,
        side === 'front' ? `<path d="M${-half} -${n(h * 0.2)}H${half}" stroke="${art.flash}" stroke-width="46" opacity=".9"/>` : '',
        'matt',
      )
    : `<path d="${body}" fill="${tone}" opacity=".75"/><path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`;
  const nest = kind === 'cone' || kind === 'shot' ? `<g transform="translate(0 -54)">${mouth}${bodyMarkup}</g>` : '';
  const line = measureLine(canvas, art, half, h, half - foot);
  return {
    w: half * 2,
    h: h + (nest ? 90 : 10),
    markup: `${mouth}${nest}${bodyMarkup}${rimLine(half, -h + 30, 36, '#fff', 8, 0.85)}${line}${sticker(canvas, art, side, label)}`,
    panel: label,
    foot: kind === 'cone' ? 0.3 : 0.62,
  };
}

/** A wedge for sandwiches, with its window. */
const wedge: PackDrawer = (canvas, art, side) => {
  const isBoard = /window|kraft/i.test(art.title);
  const tone = isBoard ? paperOf(art) : '#dbe7ea';
  const front = 'M-330 0L330 0L-330 -520Z';
  const panel: Box = side === 'front' ? { x: -296, y: -190, w: 320, h: 160 } : { x: -300, y: -330, w: 420, h: 310 };
  return {
    w: 800,
    h: 560,
    markup: `<path d="M-330 -520L-250 -566L430 -70L330 0Z" fill="${darken(tone, 0.24)}"/><path d="${front}" fill="${lit(canvas, tone)}"/><path d="M-284 -52L170 -52L-284 -410Z" fill="#e9f0f2" stroke="#fff" stroke-width="5"/><path d="M-270 -330L-100 -110" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".8"/>${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.9,
  };
};

/** An upright carton for half a filled tortilla, with a window round its corner. */
const wrapPack: PackDrawer = (canvas, art, side) => {
  const tone = paperOf(art);
  const flank = 'M150 -640L262 -690V-46L150 0Z';
  const panel: Box = side === 'front' ? { x: -136, y: -232, w: 272, h: 190 } : { x: -140, y: -600, w: 280, h: 560 };
  const window =
    side === 'front'
      ? `<path d="M-96 -560H150V-290H-96Q-116 -290 -116 -310V-540Q-116 -560 -96 -560Z" fill="#e9f0f2"/><path d="M150 -560L214 -589V-330L150 -290Z" fill="#cfdade"/><path d="M-80 -330L60 -530" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".85"/><path d="M150 -560V-290" stroke="#fff" stroke-width="4"/>`
      : '';
  return {
    w: 420,
    h: 690,
    markup: `<path d="M-150 -640L-38 -690H262L150 -640Z" fill="${lighten(tone, 0.24)}"/><path d="${flank}" fill="${darken(tone, 0.24)}"/><path d="M-150 -640H150V0H-150Z" fill="${lit(canvas, tone)}"/>${window}<path d="M-150 -262H150L262 -304" stroke="${darken(tone, 0.4)}" stroke-width="4" stroke-dasharray="14 9" fill="none"/>${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.8,
  };
};

/** A pulp tray that carries cups: holes on top. */
function carryTray(canvas: Canvas, art: PackArt, side: Side): Pack {
  const tone = luminance(art.contents) > 0.8 ? '#e9e4d8' : '#cfc0a2';
  const four = /four/i.test(art.title);
  const holes = (four ? [[-170, -300, 0.86], [170, -300, 0.86], [-210, -190, 1], [210, -190, 1]] : [[-210, -240, 1], [210, -240, 1]]) as readonly (readonly [number, number, number])[]; // prettier-ignore
  const panel: Box = side === 'front' ? { x: -150, y: -124, w: 300, h: 140 } : { x: -260, y: -330, w: 520, h: 320 };
  return {
    w: 860,
    h: 420,
    markup: `<path d="M-330 -390Q0 -410 330 -390L420 -130V-40Q420 10 370 10H-370Q-420 10 -420 -40V-130Z" fill="${darken(tone, 0.24)}"/><path d="M-330 -390Q0 -410 330 -390L420 -130Q0 -90 -420 -130Z" fill="${lit(canvas, tone)}"/>${holes.map(([x, y, s]) => `${disc(x, y, 132 * s, 58 * s, darken(tone, 0.5))}${disc(x, y - 6, 140 * s, 62 * s, 'none', `stroke="${lighten(tone, 0.5)}" stroke-width="12"`)}`).join('')}${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.92,
    lying: true,
  };
}

/** Lids seen in a fan: domed, flat with a slot, or plain; the existing stack is the sip lid. */
function drinkLids(canvas: Canvas, art: PackArt, side: Side, kind: 'dome' | 'flat'): Pack {
  const isClear = luminance(art.contents) < 0.86;
  const tone = isClear ? '#dfeaee' : '#f7f5f0';
  const half = 330;
  const slot = /straw/i.test(art.title)
    ? '<path d="M-34 -104H34M0 -120V-88" stroke="#55626a" stroke-width="9" stroke-linecap="round"/>'
    : '';
  // The dome springs from the rim it stands on: its foot follows the near edge of the topmost ring.
  const foot = half - 22;
  const dome = `M${-foot} -40C${-foot} -290 -165 -380 0 -380S${foot} -290 ${foot} -40A${foot} 66 0 0 1 ${-foot} -40Z`;
  const top =
    kind === 'dome'
      ? `<path d="${dome}" fill="${tone}" opacity="${isClear ? '.75' : '1'}"/><path d="${dome}" fill="${canvas.linear(isClear ? finishes.glass : finishes.gloss)}"/>${disc(0, -374, 70, 14, '#6d7b80')}<path d="M-200 -150Q-180 -290 -80 -330" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none"/>`
      : `${disc(0, -104, half - 20, 78, lit(canvas, tone))}${disc(0, -102, half * 0.72, 58, 'none', 'stroke="#7d8b90" stroke-opacity=".5" stroke-width="5"')}${slot}`;
  const stack = Array.from({ length: 6 }, (_, index) =>
    ring(canvas, half, -index * 26 + 150, 22, 70, index % 2 ? darken(tone, 0.1) : tone, true),
  ).join('');
  const panel: Box = side === 'front' ? { x: -150, y: -30, w: 300, h: 170 } : { x: -230, y: -300, w: 460, h: 420 };
  const lift = -220;
  return {
    w: half * 2,
    h: kind === 'dome' ? 610 : 420,
    markup: `<g transform="translate(0 ${lift})">${stack}${ring(canvas, half, 0, 40, 72, tone, true)}${top}${sticker(canvas, art, side, panel)}</g>`,
    panel: { ...panel, y: panel.y + lift },
    foot: 0.9,
  };
}

/** A round foil dish: pie, flan, pudding. */
function foilDish(canvas: Canvas, art: PackArt, side: Side, tall: number, half: number, isPlatter = false): Pack {
  const metal = canvas.linear(finishes.metal);
  const wall = lathe([[half, -tall], [half * 0.74, 0]], 70, 46); // prettier-ignore
  const pleats = Array.from({ length: 36 }, (_, index) => {
    const t = index / 35 - 0.5;
    return `M${n(t * half * 1.96)} ${n(-tall + 40)}L${n(t * half * 1.46)} ${n(40)}`;
  }).join('');
  const panel: Box =
    side === 'front' ? { x: -150, y: -Math.max(tall, 90) + 10, w: 300, h: 160 } : { x: -240, y: -tall - 120, w: 480, h: 380 };
  const markup = [
    isPlatter
      ? ''
      : `<path d="${wall}" fill="${metal}"/>${canvas.clipped(wall, `<path d="${pleats}" stroke="#5d6366" stroke-opacity=".5" stroke-width="5"/>`)}`,
    disc(
      0,
      -tall,
      half + 14,
      isPlatter ? 170 : 92,
      canvas.linear(
        [
          [0, '#f6f8f9'],
          [0.4, '#b3babe'],
          [0.6, '#ffffff'],
          [1, '#9aa1a5'],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    disc(
      0,
      -tall + 4,
      half * 0.86,
      isPlatter ? 136 : 74,
      canvas.vertical([
        [0, '#8b9296'],
        [0.6, '#cfd4d7'],
        [1, '#eef1f2'],
      ]),
    ),
    isPlatter
      ? disc(0, -tall + 8, half * 0.6, 90, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-dasharray="30 12"')
      : '',
    `<g transform="translate(0 40)">${sticker(canvas, art, side, panel)}</g>`,
  ].join('');
  return {
    w: half * 2 + 30,
    h: tall + (isPlatter ? 250 : 150),
    markup: `<g transform="translate(0 -70)">${markup}</g>`,
    panel: { ...panel, y: panel.y - 30 },
    foot: 0.86,
    lying: true,
  };
}

/** A container of clear plastic whose hinged lid stands open a little. */
const hingedClear: PackDrawer = (canvas, art, side) => {
  const panel: Box = side === 'front' ? { x: -190, y: -170, w: 380, h: 140 } : { x: -280, y: -330, w: 560, h: 310 };
  const base = 'M-400 -190H400L350 0H-350Z';
  const lid = 'M-400 -196C-380 -330 -330 -400 -280 -410H280C330 -400 380 -330 400 -196Z';
  return {
    w: 840,
    h: 440,
    markup: `<path d="${lid}" fill="#e4eef1" opacity=".8"/><path d="${lid}" fill="${canvas.linear(finishes.glass)}"/><path d="M-330 -250Q-300 -360 -200 -380" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none"/><path d="${base}" fill="#d3e0e4"/><path d="${base}" fill="${canvas.linear(finishes.glass)}"/><path d="M-412 -193H412" stroke="#fff" stroke-width="15"/>${sticker(canvas, art, side, panel)}`,
    panel,
    foot: 0.88,
    lying: true,
  };
};

const clear = (art: PackArt): boolean => luminance(art.contents) > 0.7 && !/kraft|ice cream|paper/i.test(art.title);

/** Which drawing a disposable has, by its words; undefined leaves it to the template of its shape. */
const drawers: readonly (readonly [RegExp, PackDrawer])[] = [
  [/chip scoop/i, scoop],
  [/gourmet tray|tasting tray|slice tray/i, (c, a, s) => openTray(c, a, s, 760, 280, 90)],
  [/hot dog tray|serving boat/i, (c, a, s) => openTray(c, a, s, 900, 230, 110)],
  [/chip tray/i, (c, a, s) => openTray(c, a, s, 700, 330, 130)],
  [/fish & chip box|garlic bread box/i, longBox],
  [/chicken box/i, (c, a, s) => tuckBox(c, a, s, 'chicken')],
  [/takeaway meal box/i, (c, a, s) => tuckBox(c, a, s, 'meal')],
  [/noodle box/i, (c, a, s) => tuckBox(c, a, s, 'pail')],
  [/soup container lid/i, (c, a, s) => drinkLids(c, a, s, 'flat')],
  [/soup container/i, (c, a, s) => roundTub(c, a, s, 470, clear(a))],
  [/deli pot/i, (c, a, s) => roundTub(c, a, s, 560, true)],
  [/ice cream tub/i, (c, a, s) => roundTub(c, a, s, 330, false)],
  [/sauce pot/i, saucePots],
  [/microwave container|black base/i, microwaveContainer],
  [/two compartment/i, compartmentContainer],
  [/sushi tray/i, sushiTray],
  [/three compartment box/i, partedBox],
  [/sandwich wedge/i, wedge],
  [/tortilla pack/i, wrapPack],
  [/hinged/i, hingedClear],
  [/cup carry tray/i, carryTray],
  [/bowls?\b/i, bowls],
  [/cake board/i, (c, a, s) => plates(c, a, s, 'board')],
  [/oval plate/i, (c, a, s) => plates(c, a, s, 'oval')],
  [/square plate/i, (c, a, s) => plates(c, a, s, 'square')],
  [/bagasse three compartment/i, (c, a, s) => plates(c, a, s, 'parted')],
  [/plates?\b/i, (c, a, s) => plates(c, a, s, 'round')],
  [/board lid/i, (c, a, s) => flatLids(c, a, s, '#f3f1ec')],
  [/domed lid/i, (c, a, s) => drinkLids(c, a, s, 'dome')],
  [/flat lid/i, (c, a, s) => drinkLids(c, a, s, 'flat')],
  [/platter/i, (c, a, s) => foilDish(c, a, s, 40, 470, true)],
  [/pudding basin/i, (c, a, s) => foilDish(c, a, s, 300, 250)],
  [/pie dish/i, (c, a, s) => foilDish(c, a, s, 150, 330)],
  [/flan case/i, (c, a, s) => foilDish(c, a, s, 90, 430)],
  [
    /sweet bags/i,
    (c, a, s) =>
      flatBags(
        c,
        a,
        s,
        560,
        400,
        luminance(a.contents) > 0.28 && !/kraft/i.test(a.title) ? { tone: '#fbf6f0', stripes: a.contents } : { stripes: '#f3e7d3' },
      ),
  ],
  [/chip bags/i, (c, a, s) => flatBags(c, a, s, 520, 440)],
  [/baguette/i, (c, a, s) => flatBags(c, a, s, 900, 230)],
  [/burger bags/i, (c, a, s) => flatBags(c, a, s, 480, 470, { stripes: mix('#ffffff', '#c9b99a', 0.35) })],
  [/film front|cookie bags/i, (c, a, s) => flatBags(c, a, s, 600, 500, { window: true })],
  [/foil lined/i, (c, a, s) => flatBags(c, a, s, 640, 400, { tone: '#cdd2d6' })],
  [/strung/i, (c, a, s) => flatBags(c, a, s, 600, 460, { string: true })],
  [/cotton/i, tote],
  [/patch handle/i, patchBag],
  [/insulated/i, coolBag],
  [/paper cold cup|slush|water cup/i, (c, a, s) => coldCup(c, a, s, 'paper')],
  [/water cone/i, (c, a, s) => coldCup(c, a, s, 'cone')],
  [/shot glass/i, (c, a, s) => coldCup(c, a, s, 'shot')],
  [/tumbler|stadium/i, (c, a, s) => coldCup(c, a, s, /stadium/i.test(a.title) ? 'paper' : 'glass')],
];

/** Goods that come in several sizes, with the largest of them in the unit of its grade, and its height where it is higher than the others. */
const largestOfKinds: readonly (readonly [words: RegExp, largest: number, high?: number])[] = [
  [/plates \d/i, 10],
  [/hot cup|espresso cup|vending cup/i, 16, 874],
  [/smoothie cup|paper cold cup|water c(?:up|one)|slush|milkshake/i, 22, 730],
  [/soup container(?! lid)|noodle box/i, 26],
  [/salad bowl/i, 1300],
  [/hinged/i, 1000],
  [/ice cream tub/i, 8],
  [/bagasse bowls/i, 16],
  [/bagasse (?:burger|meal|clamshell)/i, 9],
];

/** Volume of tumblers, as a share of the largest: one with a line has room above it for the head. A shot glass is drawn larger than it is, to keep a label. */
const shareOfTumblers: readonly (readonly [words: RegExp, share: number])[] = [
  [/shot glass/i, 0.2],
  [/half pint/i, 0.45],
  [/pint.*brim/i, 0.89],
  [/pint.*line/i, 1],
];

/** How large vest carriers are drawn, by their widths laid flat. */
const shareOfCarriers: readonly (readonly [words: RegExp, share: number])[] = [
  [/jumbo vest/i, 1],
  [/recycled.*carrier/i, 0.8],
  [/vest carrier|compostable carrier/i, 0.88],
];

/** How wide lids are in millimetres, by the cups that their titles name; the others say their width, or are as wide as a smoothie cup. */
const widthsOfLids: readonly (readonly [words: RegExp, width: number])[] = [
  [/\b4 oz/i, 62],
  [/\b8 oz/i, 80],
  [/\b1[26]\b.*oz/i, 90],
];
const smoothieLid = 95;
const widestLid = 98;

/** A stack of lids to one scale with all others: every drawing of them is made to the width that the widest has. */
function lidToScale(pack: Pack, { title, grade = '' }: PackArt): Pack {
  const said = Number(/^(\d+) mm$/.exec(grade)?.[1] ?? 0);
  const width = widthsOfLids.find(([words]) => words.test(title))?.[1] ?? (said || smoothieLid);
  return toScale(pack, width / widestLid, 650);
}

/** How large a size in words is drawn. */
const shareOfWords: Readonly<Record<string, number>> = { Small: 0.72, Medium: 0.86, Large: 1 };

/** Goods in several sizes are drawn in proportion: lengths by their inches or millimetres, vessels by what they hold. */
function inProportion(pack: Pack, art: PackArt): Pack {
  const { dimensions, grade = '', title } = art;
  if (/board lid/i.test(title) && dimensions) return toScale(pack, shareOf(dimensions[0]!, 230));
  if (art.shape === 'lid') return /\blid\b/i.test(title) ? lidToScale(pack, art) : pack;
  const [, share] = shareOfTumblers.find(([words]) => words.test(title)) ?? [];
  if (share !== undefined) return toScale(pack, Math.cbrt(share));
  const [, carrier] = shareOfCarriers.find(([words]) => words.test(title)) ?? [];
  if (carrier !== undefined) return toScale(pack, carrier);
  const word = shareOfWords[grade];
  if (word !== undefined) return toScale(pack, word);
  const size = Number(/[\d.]+/.exec(grade)?.[0] ?? 0);
  // The numbers of meal boxes are names, not measures: No 8 holds three times what No 1 does.
  if (/takeaway meal box/i.test(title)) return toScale(pack, (size / 8) ** 0.15);
  const [, largest, high] = largestOfKinds.find(([words]) => words.test(title)) ?? [];
  if (largest === undefined || size === 0) return pack;
  return toScale(pack, grade.endsWith('inch') ? shareOf(size, largest) : Math.cbrt(size / largest), high);
}

/** Chooses the drawing of a disposable: its own, or the one of its shape. Food in the same packs keeps the pack. */
export function ofDisposable(usual: PackDrawer): PackDrawer {
  return (canvas, art, side) => {
    const own = art.isFilled ? undefined : drawers.find(([words]) => words.test(art.title))?.[1];
    const pack = (own ?? usual)(canvas, art, side);
    return art.isFilled || side === 'back' ? pack : inProportion(pack, art);
  };
}
