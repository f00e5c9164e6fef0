/** Cartons in a mild parallel perspective: front, right side and top, lit from the upper left. */
import { fraction, n, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';

/** Where one unit along the front and one unit into the depth go on the sheet. */
interface Camera {
  readonly frontX: number;
  readonly frontY: number;
  readonly depthX: number;
  readonly depthY: number;
}

/** Standing packs at counter height; lying packs from further above. */
export const cameras = {
  counter: { frontX: 0.955, frontY: 0.06, depthX: 0.45, depthY: -0.17 },
  above: { frontX: 0.93, frontY: 0.13, depthX: 0.42, depthY: -0.4 },
  high: { frontX: 0.9, frontY: 0.2, depthX: 0.4, depthY: -0.62 },
} as const satisfies Readonly<Record<string, Camera>>;

interface BoxDesign {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly camera?: Camera;
  /** Base colour of the board. */
  readonly colour: string;
  /** Prints in plain rectangles from (0, 0); each lands on its face. */
  readonly front?: (face: Box) => string;
  readonly side?: (face: Box) => string;
  readonly top?: (face: Box) => string;
  /** 0 for dull board, 1 for varnished carton. */
  readonly gloss?: number;
}

interface DrawnBox {
  readonly markup: string;
  /** The shadow of the box; a template puts it under its markup. */
  readonly shadow: string;
  readonly w: number;
  readonly h: number;
  /** The front face's bounding box, for framing. */
  readonly panel: Box;
  /** Maps a point of the front face to the sheet. */
  readonly onFront: (x: number, y: number) => readonly [number, number];
  readonly onTop: (x: number, depth: number) => readonly [number, number];
  readonly onSide: (depth: number, y: number) => readonly [number, number];
}

/** Draws a box standing on y = 0, centred on x = 0. */
export function drawBox(canvas: Canvas, design: BoxDesign): DrawnBox {
  const { w, h, d, colour, camera = cameras.counter, gloss = 0.6 } = design;
  const { frontX, frontY, depthX, depthY } = camera;
  const width = w * frontX + d * depthX;
  const left = -width / 2;
  const floor = -w * frontY;
  const onFront = (x: number, y: number): readonly [number, number] => [left + x * frontX, floor - h + x * frontY + y];
  const onSide = (depth: number, y: number): readonly [number, number] => [
    left + w * frontX + depth * depthX,
    floor - h + w * frontY + depth * depthY + y,
  ];
  const onTop = (x: number, depth: number): readonly [number, number] => [
    left + x * frontX + depth * depthX,
    floor - h + x * frontY + depth * depthY,
  ];
  const face = (matrix: readonly number[], box: Box, content: string, shade: string): string =>
    `<g transform="matrix(${matrix.map(fraction).join(' ')})"><rect width="${n(box.w)}" height="${n(box.h)}" fill="${colour}"/>${canvas.clipped(`M0 0H${n(box.w)}V${n(box.h)}H0Z`, content)}<rect width="${n(box.w)}" height="${n(box.h)}" fill="${shade}"/></g>`;
  const frontBox = { x: 0, y: 0, w, h };
  const sideBox = { x: 0, y: 0, w: d, h };
  const topBox = { x: 0, y: 0, w, h: d };
  const [fx, fy] = onFront(0, 0);
  const [sx, sy] = onSide(0, 0);
  const [tx, ty] = onTop(0, d);
  const shades = {
    front: canvas.linear(
      [
        [0, '#fff', 0.16 * gloss],
        [0.5, '#fff', 0],
        [1, '#1b120b', 0.1],
      ],
      0,
      0,
      1,
      0.7,
    ),
    side: canvas.linear(
      [
        [0, '#1b120b', 0.24],
        [1, '#1b120b', 0.4],
      ],
      0,
      0,
      0.8,
      1,
    ),
    top: canvas.linear(
      [
        [0, '#fff', 0.22 + 0.16 * gloss],
        [1, '#fff', 0.12],
      ],
      0,
      0,
      1,
      1,
    ),
  };
  // The top is printed with its depth upwards, so that lettering on it reads from the front.
  const markup = [
    face([depthX, depthY, 0, 1, sx, sy], sideBox, design.side?.(sideBox) ?? '', shades.side),
    face([frontX, frontY, -depthX, -depthY, tx, ty], topBox, design.top?.(topBox) ?? '', shades.top),
    face([frontX, frontY, 0, 1, fx, fy], frontBox, design.front?.(frontBox) ?? '', shades.front),
    edges(colour, [onFront(0, 0), onFront(w, 0), onSide(d, 0)], [onFront(w, 0), onFront(w, h)]),
  ].join('');
  return {
    markup,
    shadow: castShadow(canvas, [onFront(0, h), onFront(w, h), onSide(d, h)]),
    w: width,
    h: h + w * frontY - d * depthY,
    panel: { x: left, y: floor - h, w: w * frontX, h: h + w * frontY },
    onFront,
    onTop,
    onSide,
  };
}

/** A flat-bottomed thing darkens the ground along its near edges and throws a short shadow to the right. */
function castShadow(
  canvas: Canvas,
  [left, near, right]: readonly [readonly [number, number], readonly [number, number], readonly [number, number]],
): string {
  const reach = Math.min((right[0] - left[0]) * 0.12, 90);
  const pool = `M${n(near[0] - 40)} ${n(near[1])}L${n(near[0])} ${n(near[1] + 4)}Q${n(near[0] + reach * 0.7)} ${n(near[1] - 2)} ${n((near[0] + right[0]) / 2 + reach)} ${n((near[1] + right[1]) / 2)}T${n(right[0] - 6)} ${n(right[1] - 6)}Z`;
  const fade = canvas.vertical([
    [0, '#1a120c', 0.5],
    [0.12, '#1a120c', 0.3],
    [0.45, '#2a2018', 0.1],
    [1, '#2a2018', 0],
  ]);
  const along = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], depth: number): string =>
    `<rect width="${n(x2 - x1)}" height="${n(depth)}" transform="matrix(1 ${fraction((y2 - y1) / (x2 - x1))} 0 1 ${n(x1)} ${n(y1 - 3)})" fill="${fade}"/>`;
  return `<path d="${pool}" fill="${canvas.linear([
    [0.2, '#2a2018', 0.3],
    [1, '#2a2018', 0.02],
  ])}"/>${along(left, near, 44)}${along(near, right, 34)}`;
}

/** Board is never knife-sharp: its edges catch a thin light. */
function edges(colour: string, across: readonly (readonly [number, number])[], down: readonly (readonly [number, number])[]): string {
  const line = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  return `<path d="${line(across)}" fill="none" stroke="${lighten(colour, 0.65)}" stroke-width="2.4" stroke-linejoin="round" opacity=".75"/><path d="${line(down)}" fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="2" opacity=".5"/>`;
}

/** The paper colour of corrugated board, and its darker print. */
export const kraft = '#c99f6b';
export const kraftInk = darken('#5b3a1c', 0.2);

/** Tape over the middle seam of a case's top. */
export function tape(face: Box): string {
  const y = face.h / 2;
  return `<path d="M0 ${n(y)}H${n(face.w)}" stroke="#7d5a31" stroke-width="2.5" opacity=".7"/><rect x="0" y="${n(y - face.h * 0.11)}" width="${n(face.w)}" height="${n(face.h * 0.22)}" fill="#e7cfa4" opacity=".6"/>`;
}
