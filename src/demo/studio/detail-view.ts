/** The close-up: the front at 2.2 times, or the content poured, served or heaped in front of the pack. */
import type { PackArt } from '../types.ts';
import { moved, n, type Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { isSparkling, liquidOf, pieceOf, servingOf, type Serving } from './goods.ts';
import { contactShadow, standing } from './parts/ground.ts';
import { heap } from './parts/loose.ts';
import { finishes, lathe } from './parts/turned.ts';
import { between, seeded } from './random.ts';
import { looseShapes, templates } from './shapes/index.ts';

/** The whole close-up on a sheet of 1200 by 1200, without the backdrop. */
export function drawDetail(canvas: Canvas, art: PackArt): string {
  const pack = templates[art.shape](canvas, art, 'front');
  const serving = servingOf(art);
  if (!serving) {
    const { panel } = pack;
    const fit = Math.min(936 / pack.w, 936 / pack.h);
    // As close as the label's whole width allows: half a title is no close-up.
    const loose = looseShapes.has(art.shape);
    const scale = loose ? fit * 2.2 : Math.max(fit * 1.4, Math.min(fit * 2.2, 1150 / pack.panel.w));
    // The title sits in the upper half of a tall label, in the middle of a flat one; a small label brings its surroundings along.
    const focusX = panel.x + panel.w * 0.5;
    const title = panel.y + panel.h * (panel.h > panel.w ? 0.4 : 0.46);
    const focusY = title - Math.max(0, 0.5 - panel.h / pack.h) * 0.9 * (title + pack.h * 0.56);
    return moved(pack.markup, 600 - (loose ? -0.12 * pack.w : focusX) * scale, 600 - (loose ? -pack.h * 0.56 : focusY) * scale, scale);
  }
  const scale = Math.min(980 / pack.h, 900 / pack.w);
  const [x, y] = [Math.min(800, 1210 - pack.w * scale * 0.5), 1010];
  const behind = standing(canvas, pack, x, y, scale);
  return `${behind}${contactShadow(canvas, 372, 1120, serving === 'glass' ? 330 : 560, serving !== 'glass')}${moved(draw[serving](canvas, art), 372, 1124)}`;
}

const draw: Readonly<Record<Serving, (canvas: Canvas, art: PackArt) => string>> = {
  glass: (canvas, art) => {
    const liquid = liquidOf(art);
    const random = seeded(art.seed);
    const outside = lathe(
      [
        [190, -620],
        [150, -30],
        [140, 0],
      ],
      -34,
      26,
    );
    const inside = lathe(
      [
        [176, -540],
        [141, -52],
      ],
      -32,
      24,
    );
    const bubbles = Array.from(
      { length: isSparkling(art) ? 60 : 0 },
      () => `<circle cx="${n(between(random, -150, 150))}" cy="${n(between(random, -510, -60))}" r="${n(between(random, 2, 7))}"/>`,
    ).join('');
    const ice = [
      [-90, -560, 14],
      [40, -540, -18],
      [-10, -450, 32],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-58" y="-50" width="116" height="104" rx="16" fill="#fff" fill-opacity=".34" stroke="#fff" stroke-opacity=".8" stroke-width="4"/><path d="M-40 -30L30 -36M-40 -30L-44 36" stroke="#fff" stroke-width="7" stroke-opacity=".75" stroke-linecap="round"/></g>`,
      )
      .join('');
    return [
      `<ellipse cy="-620" rx="190" ry="34" fill="#e9f0f2" opacity=".8" stroke="#c3ced2" stroke-width="3"/>`,
      `<path d="${outside}" fill="#dfe8ea" opacity=".55"/>`,
      `<path d="${inside}" fill="${canvas.linear([
        [0, darken(liquid, 0.22)],
        [0.3, lighten(liquid, 0.24)],
        [0.7, liquid],
        [1, darken(liquid, 0.28)],
      ])}"/>`,
      `<ellipse cy="-540" rx="176" ry="32" fill="${lighten(liquid, 0.34)}"/>`,
      /milk|\boat\b|soya|almond|coconut|rice drink|pea protein/i.test(art.title) ? '' : ice,
      `<g fill="#fff" opacity=".55">${bubbles}</g>`,
      `<path d="${outside}" fill="${canvas.linear(finishes.glass)}"/><path d="M-190 -620A190 34 0 0 0 190 -620" stroke="#fff" stroke-width="6" fill="none" opacity=".9"/><path d="M-146 -40A146 26 0 0 0 146 -40" stroke="#fff" stroke-width="5" fill="none" opacity=".5"/>`,
    ].join('');
  },

  sauce: (canvas, art) => {
    const tone = art.contents;
    return [
      dish(canvas, 310, 190),
      `<ellipse cy="-196" rx="284" ry="86" fill="${darken(tone, 0.24)}"/><ellipse cy="-204" rx="280" ry="84" fill="${canvas.linear(
        [
          [0, lighten(tone, 0.22)],
          [0.5, tone],
          [1, darken(tone, 0.16)],
        ],
        0,
        0,
        1,
        1,
      )}"/>`,
      `<g fill="none" stroke-linecap="round"><path d="M-220 -196C-200 -260 200 -268 214 -206C214 -150 -170 -140 -164 -196C-150 -240 146 -244 152 -204C150 -172 -104 -164 -100 -198C-86 -222 84 -224 90 -204C84 -190 -30 -188 -24 -202" stroke="${darken(tone, 0.3)}" stroke-width="20" opacity=".5" transform="translate(4 7)"/><path d="M-220 -196C-200 -260 200 -268 214 -206C214 -150 -170 -140 -164 -196C-150 -240 146 -244 152 -204C150 -172 -104 -164 -100 -198C-86 -222 84 -224 90 -204C84 -190 -30 -188 -24 -202" stroke="${lighten(tone, 0.3)}" stroke-width="15"/></g>`,
      `<path d="M-16 -206C-30 -232 -6 -258 12 -276C18 -254 40 -226 18 -204Q0 -194 -16 -206Z" fill="${canvas.linear([
        [0, lighten(tone, 0.5)],
        [1, darken(tone, 0.06)],
      ])}"/><path d="M-190 -236Q-110 -262 -30 -264" stroke="#fff" stroke-width="9" stroke-opacity=".6" stroke-linecap="round" fill="none"/>`,
    ].join('');
  },

  bowl: (canvas, art) =>
    `${dish(canvas, 320, 210)}<ellipse cy="-216" rx="292" ry="88" fill="${darken(art.contents, 0.3)}"/>${moved(heap(canvas, art, 560, 120, pieceOf(art) ?? 'cube', 1), 0, -196)}${bowlFront(canvas, 320, 210)}`,

  powder: (canvas, art) => {
    const tone = art.contents;
    const random = seeded(art.seed);
    const mound = 'M-310 -6C-220 -60 -150 -230 -40 -300Q0 -320 44 -296C150 -226 230 -60 310 -6Q0 36 -310 -6Z';
    const specks = (count: number, colour: string): string =>
      `<path d="${Array.from({ length: count }, () => `M${n(between(random, -300, 300))} ${n(between(random, -300, 10))}h${n(between(random, 1.5, 4))}`).join('')}" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;
    const crumbs = Array.from(
      { length: 60 },
      () => `<circle cx="${n(between(random, -400, 400))}" cy="${n(between(random, -20, 26))}" r="${n(between(random, 1.5, 5))}"/>`,
    ).join('');
    const scoop = `<g transform="translate(150 -150)rotate(-28)"><path d="M-130 -60H120Q150 -60 150 -30V34Q150 64 120 64H-130Q-70 0 -130 -60Z" fill="${canvas.linear(finishes.metal, 0, 0, 0, 1)}"/><path d="M-130 -60Q-70 0 -130 64Q-190 0 -130 -60Z" fill="#8b9194"/><path d="M-126 -46C-96 -60 -110 60 -126 50Q-176 0 -126 -46Z" fill="${tone}"/><rect x="146" y="-16" width="210" height="36" rx="18" fill="${canvas.vertical(
      [
        [0, '#d8a76a'],
        [0.4, '#b67c3f'],
        [1, '#7c4f22'],
      ],
    )}"/></g>`;
    return `<g fill="${darken(tone, 0.06)}">${crumbs}</g><path d="${mound}" fill="${canvas.linear(
      [
        [0, darken(tone, 0.04)],
        [0.36, lighten(tone, 0.4)],
        [0.6, tone],
        [1, darken(tone, 0.3)],
      ],
      0,
      0.2,
      1,
      0.6,
    )}"/>${canvas.clipped(mound, `${specks(160, lighten(tone, 0.6))}${specks(160, darken(tone, 0.18))}<path d="M-90 -240Q-150 -120 -210 -40M60 -260Q120 -140 150 -30M-10 -250Q0 -120 -40 10" stroke="${darken(tone, 0.2)}" stroke-opacity=".4" stroke-width="12" fill="none"/>`)}${scoop}`;
  },

  heap: (canvas, art) => {
    return heap(canvas, art, 640, 330, pieceOf(art) ?? 'nugget', 1.5);
  },
};

/** The far side and foot of a white dish whose rim is at -height. */
function dish(canvas: Canvas, halfWidth: number, height: number): string {
  const body = lathe(
    [
      [halfWidth, -height],
      [halfWidth * 0.86, -height * 0.45],
      [halfWidth * 0.5, -14],
      [halfWidth * 0.48, 0],
    ],
    96,
    30,
  );
  return `<path d="${body}" fill="#fbfaf7"/><path d="${body}" fill="${canvas.linear(finishes.matt)}"/><ellipse cy="${n(-height)}" rx="${n(halfWidth)}" ry="96" fill="#ffffff"/><ellipse cy="${n(-height + 2)}" rx="${n(halfWidth * 0.955)}" ry="90" fill="${canvas.linear(
    [
      [0, '#d9d4ca'],
      [0.5, '#f2efe9'],
      [1, '#ffffff'],
    ],
  )}"/>`;
}

/** The near wall again, over the contents, so that these lie inside. */
function bowlFront(canvas: Canvas, halfWidth: number, height: number): string {
  const near = lathe(
    [
      [halfWidth, -height],
      [halfWidth * 0.86, -height * 0.45],
      [halfWidth * 0.5, -14],
      [halfWidth * 0.48, 0],
    ],
    -96,
    30,
  );
  return `<path d="${near}" fill="#fbfaf7"/><path d="${near}" fill="${canvas.linear(finishes.matt)}"/><path d="M${n(-halfWidth)} ${n(-height)}A${n(halfWidth)} 96 0 0 0 ${n(halfWidth)} ${n(-height)}" stroke="#fff" stroke-width="9" fill="none"/><path d="M${n(-halfWidth * 0.98)} ${n(-height + 12)}A${n(halfWidth)} 96 0 0 0 ${n(halfWidth * 0.98)} ${n(-height + 12)}" stroke="#cfc8bb" stroke-width="3" fill="none"/>`;
}
