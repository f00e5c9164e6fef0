/** Drawn people, from the chest up: faces with character, and no caricatures. */
import { Canvas, moved, n } from '../../src/demo/studio/canvas.ts';
import { darken, lighten } from '../../src/demo/studio/colour.ts';

/** How somebody looks. Everything is drawn on 640 by 640 units. */
export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly style: 'short' | 'crop' | 'bob' | 'long' | 'curls' | 'bun' | 'bald' | 'scarf' | 'cap' | 'beanie';
  readonly beard?: 'full' | 'stubble' | 'moustache';
  readonly glasses?: string;
  /** Colour of brows where it is not the hair's. */
  readonly brows?: string;
  readonly clothes: 'polo' | 'apron' | 'vest' | 'jacket' | 'oilskin' | 'headset';
  readonly cloth: string;
  /** The second colour of the clothes: apron, bands, collar. */
  readonly trim: string;
  readonly ground: string;
  /** How wide the face is: 1 is usual. */
  readonly build?: number;
}

const [cx, eyes] = [320, 286];

/** How near a portrait is. */
const portraitScale = 1.2;

/** A person in front of their ground, square. */
export function drawPortrait(person: Person, title: string): string {
  const canvas = new Canvas();
  const ground = `<rect width="640" height="640" fill="${canvas.radial(
    [
      [0, lighten(person.ground, 0.42)],
      [0.6, person.ground],
      [1, darken(person.ground, 0.1)],
    ],
    0.4,
    0.34,
    0.8,
  )}"/><circle cx="470" cy="170" r="250" fill="#fff" opacity=".13"/>`;
  return canvas.document(
    640,
    640,
    ground + moved(figure(canvas, person), cx - cx * portraitScale, 664 - 640 * portraitScale, portraitScale),
    title,
  );
}

/** How large a head is drawn: grown people have small heads on broad shoulders. */
const headScale = 0.84;

/** The chin, around which the head is scaled. */
const chin = 432;

/** A person without ground, for a group; the foot of the picture is at y = 640. */
export function figure(canvas: Canvas, person: Person): string {
  const { build = 1 } = person;
  const scaled = (content: string, width = 1): string =>
    `<g transform="translate(${n(cx - cx * headScale * width)} ${n(chin - chin * headScale)})scale(${n(headScale * width)} ${headScale})">${content}</g>`;
  return [
    scaled(behindHead(canvas, person)),
    body(canvas, person),
    scaled(head(canvas, person) + hairInFront(canvas, person), build),
    person.clothes === 'headset' ? scaled(headset()) : '',
  ].join('');
}

function sideLight(canvas: Canvas, colour: string, depth = 0.24): string {
  return canvas.linear([
    [0, lighten(colour, 0.12)],
    [0.5, colour],
    [1, darken(colour, depth)],
  ]);
}

function body(canvas: Canvas, { skin, hair, style, clothes, cloth, trim }: Person): string {
  const throat = style === 'scarf' ? darken(hair, 0.16) : darken(skin, 0.2);
  const shoulders = 'M76 640C82 548 118 500 196 478L268 452H372L444 478C522 500 558 548 564 640Z';
  const neck = `<path d="M266 372H374V468Q320 520 266 468Z" fill="${darken(skin, 0.16)}"/><path d="M266 404Q320 452 374 404V426Q320 474 266 426Z" fill="#2a120a" opacity=".16"/>`;
  const fabric = `<path d="${shoulders}" fill="${sideLight(canvas, cloth)}"/><path d="M150 520Q164 580 160 640M490 520Q476 580 480 640" stroke="#150d08" stroke-opacity=".2" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const collar = `<path d="M266 448L320 532L374 448V440H266Z" fill="${throat}"/><path d="M262 446L320 532L288 556L236 470Z" fill="${lighten(cloth, 0.2)}"/><path d="M378 446L320 532L352 556L404 470Z" fill="${lighten(cloth, 0.09)}"/>`;
  const placket = `<path d="M320 530V640" stroke="#150d08" stroke-opacity=".3" stroke-width="4"/><circle cx="331" cy="566" r="5" fill="${trim}"/><circle cx="331" cy="606" r="5" fill="${trim}"/>`;
  const crew = `<path d="M246 458Q320 552 394 458L410 470Q320 582 230 470Z" fill="${darken(cloth, 0.16)}"/>`;
  const badge = `<rect x="398" y="560" width="76" height="30" rx="5" fill="#fffdf8"/><rect x="398" y="560" width="10" height="30" fill="${trim}"/><path d="M418 571h44M418 580h28" stroke="#5c5952" stroke-width="4"/>`;
  const wear: Readonly<Record<Person['clothes'], string>> = {
    polo: collar + placket + badge,
    headset: collar + placket + badge,
    jacket: `<path d="M256 452H384L352 640H288Z" fill="#fdfbf6"/><path d="M266 444H374L320 524Z" fill="${throat}"/><path d="M246 456L196 478L286 640H312Z" fill="${lighten(cloth, 0.1)}"/><path d="M394 456L444 478L354 640H328Z" fill="${darken(cloth, 0.14)}"/><path d="M246 456L212 508L250 520L236 548L312 640Z" fill="${lighten(cloth, 0.18)}"/><path d="M394 456L428 508L390 520L404 548L328 640Z" fill="${darken(cloth, 0.06)}"/><path d="M264 446L320 524L296 552L248 462Z" fill="#fff"/><path d="M376 446L320 524L344 552L392 462Z" fill="#eceae4"/>`,
    apron: `${crew}<path d="M216 640V560Q320 590 424 560V640Z" fill="${trim}"/><path d="M216 566L244 468L262 460L246 568ZM424 566L396 468L378 460L394 568Z" fill="${trim}"/><path d="M216 566Q320 596 424 566" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none"/><path d="M394 568L424 560V640H404Z" fill="#150d08" opacity=".12"/>`,
    vest: `${crew}<path d="M116 640C122 560 148 516 200 482L262 456L300 640Z" fill="${trim}"/><path d="M524 640C518 560 492 516 440 482L378 456L340 640Z" fill="${darken(trim, 0.1)}"/><path d="M212 476L240 464L270 640H236ZM428 476L400 464L370 640H404Z" fill="#e9eef0"/><path d="M124 596H292L297 626H117ZM516 596H348L343 626H523Z" fill="#e9eef0"/>`,
    oilskin: `${crew}<path d="M186 640L214 500L262 458L282 560H358L378 458L426 500L454 640Z" fill="${trim}"/><path d="M282 560H358V640H282Z" fill="${darken(trim, 0.06)}"/><path d="M214 500L246 470L270 560L262 640H186Z" fill="#fff" opacity=".14"/><rect x="246" y="548" width="30" height="26" rx="4" fill="#c9cdd0"/><rect x="364" y="548" width="30" height="26" rx="4" fill="#aeb3b6"/>`,
  };
  return `${neck}${fabric}${wear[clothes]}`;
}

const faceShape =
  'M208 258C208 160 252 118 320 118S432 160 432 258C432 322 424 362 400 396C376 428 350 442 320 442S264 428 240 396C216 362 208 322 208 258Z';

/** One eye: a lid with a little of the eye below it, in the shade of the brow. */
function eyeAt(x: number, skin: string): string {
  const line = darken(skin, 0.62);
  return [
    `<path d="M${x - 17} ${eyes + 2}Q${x - 2} ${eyes - 12} ${x + 17} ${eyes + 1}Q${x + 2} ${eyes + 10} ${x - 17} ${eyes + 2}Z" fill="#f4ece4"/>`,
    `<circle cx="${x}" cy="${eyes}" r="7.4" fill="#2c1d15"/><circle cx="${x - 2.4}" cy="${eyes - 2.6}" r="1.9" fill="#fff" opacity=".85"/>`,
    `<path d="M${x - 19} ${eyes + 2}Q${x - 3} ${eyes - 15} ${x + 19} ${eyes}" stroke="${line}" stroke-width="4.6" fill="none" stroke-linecap="round"/>`,
    `<path d="M${x - 17} ${eyes - 12}Q${x} ${eyes - 22} ${x + 17} ${eyes - 12}" stroke="${darken(skin, 0.3)}" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    `<path d="M${x - 13} ${eyes + 12}Q${x} ${eyes + 18} ${x + 14} ${eyes + 11}" stroke="${darken(skin, 0.26)}" stroke-opacity=".45" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  ].join('');
}

/** A brow, thick towards the nose. */
function browAt(x: number, side: 1 | -1, colour: string): string {
  const [inner, outer] = [x - side * 26, x + side * 28];
  return `<path d="M${inner} ${eyes - 27}Q${x} ${eyes - 42} ${outer} ${eyes - 30}Q${x} ${eyes - 34} ${inner} ${eyes - 19}Z" fill="${colour}"/>`;
}

/** The shade of a face with light from the upper left: below the brows, beside the nose, under the lip, on the far cheek. */
function shade(canvas: Canvas, skin: string): string {
  const dark = darken(skin, 0.34);
  const soft = canvas.radial(
    [
      [0, dark, 0.5],
      [1, dark, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const warm = canvas.radial(
    [
      [0, '#c8432e', 0.2],
      [1, '#c8432e', 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const far = canvas.linear([
    [0, dark, 0],
    [0.55, dark, 0],
    [1, dark, 0.55],
  ]);
  return [
    `<path d="${faceShape}" fill="${far}"/>`,
    `<ellipse cx="268" cy="${eyes - 6}" rx="42" ry="26" fill="${soft}" opacity=".55"/><ellipse cx="372" cy="${eyes - 6}" rx="42" ry="26" fill="${soft}" opacity=".7"/>`,
    `<ellipse cx="252" cy="338" rx="42" ry="32" fill="${warm}"/><ellipse cx="390" cy="338" rx="42" ry="32" fill="${warm}"/>`,
    `<ellipse cx="322" cy="418" rx="44" ry="14" fill="${soft}" opacity=".5"/>`,
    `<path d="M322 262C328 298 340 318 346 332C344 344 330 348 320 348C338 338 326 300 322 262Z" fill="${dark}" opacity=".34"/>`,
    `<path d="M298 340Q320 356 344 339" stroke="${darken(skin, 0.42)}" stroke-opacity=".8" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
    `<path d="M312 262Q309 300 306 326" stroke="#fff" stroke-opacity=".22" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    `<path d="M252 176Q300 152 352 166" stroke="#fff" stroke-opacity=".12" stroke-width="26" fill="none" stroke-linecap="round"/>`,
  ].join('');
}

/** A closed mouth, a little amused. */
function mouthOf(skin: string): string {
  const lip = darken(skin, 0.24);
  return [
    `<path d="M284 378Q304 370 320 375Q336 370 356 378Q338 381 320 381T284 378Z" fill="${darken(skin, 0.34)}"/>`,
    `<path d="M288 379Q320 384 352 379Q342 398 320 398T288 379Z" fill="${lip}"/><path d="M304 390Q318 394 332 390" stroke="#fff" stroke-opacity=".2" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    `<path d="M278 374Q284 381 300 379Q320 383 340 379Q356 381 362 373" stroke="${darken(skin, 0.6)}" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
  ].join('');
}

function beardOf({ hair, beard, skin }: Person): string {
  const grain = (path: string): string =>
    `<path d="${path}" stroke="#fff" stroke-opacity=".12" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  switch (beard) {
    case 'full':
      return `<path d="M207 286C208 356 220 388 244 414Q280 454 320 454T396 414C420 388 432 356 433 286Q426 336 398 350Q362 334 320 352Q278 334 242 350Q214 336 207 286Z" fill="${hair}"/><path d="M276 372Q320 352 364 372Q356 400 320 400T276 372Z" fill="${darken(skin, 0.12)}"/>${grain('M232 372Q250 412 286 434M256 366Q268 384 270 398M408 372Q392 412 356 434')}`;
    case 'stubble':
      return `<path d="M209 306C214 362 226 386 244 406Q280 440 320 440T396 406C414 386 426 362 431 306Q418 352 394 358Q360 342 320 354Q280 342 246 358Q222 352 209 306Z" fill="${hair}" opacity=".2"/>`;
    case 'moustache':
      return `<path d="M270 370Q288 350 320 358Q352 350 370 370Q350 374 320 367Q290 374 270 370Z" fill="${darken(hair, 0.12)}"/>`;
    case undefined:
      return '';
  }
}

function head(canvas: Canvas, person: Person): string {
  const { skin, hair, glasses, brows = darken(hair, 0.2) } = person;
  const tone = sideLight(canvas, skin, 0.12);
  const ear = (x: number, side: 1 | -1, colour: string): string =>
    `<ellipse cx="${x}" cy="294" rx="17" ry="28" fill="${colour}"/><path d="M${x + side * 6} 280q${side * 6} 12 ${-side * 4} 24" stroke="${darken(skin, 0.4)}" stroke-opacity=".5" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
  const spectacles = glasses
    ? `<g fill="#fff" fill-opacity=".12" stroke="${glasses}" stroke-width="5.5"><rect x="232" y="262" width="70" height="48" rx="18"/><rect x="338" y="262" width="70" height="48" rx="18"/></g><path d="M302 280Q320 270 338 280M232 278L208 272M408 278L432 272" stroke="${glasses}" stroke-width="5.5" fill="none"/><path d="M244 272L262 300M350 272L368 300" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>`
    : '';
  return [
    ear(206, -1, darken(skin, 0.06)),
    ear(434, 1, darken(skin, 0.22)),
    `<path d="${faceShape}" fill="${tone}"/>`,
    shade(canvas, skin),
    beardOf(person),
    mouthOf(skin),
    eyeAt(268, skin),
    eyeAt(372, skin),
    browAt(268, -1, brows),
    browAt(372, 1, brows),
    spectacles,
  ].join('');
}

/** Hair that hangs behind the shoulders. */
function behindHead(canvas: Canvas, { hair, style }: Person): string {
  const tone = sideLight(canvas, darken(hair, 0.12));
  switch (style) {
    case 'long':
      return `<path d="M186 250C180 130 240 88 320 88S460 130 454 250C458 360 470 430 488 520Q420 560 320 556T152 520C170 430 182 360 186 250Z" fill="${tone}"/>`;
    case 'beanie':
    case 'bob':
      return `<path d="M178 260C174 134 236 90 320 90S466 134 462 260C464 330 470 372 462 424Q400 452 320 448T178 424C170 372 176 330 178 260Z" fill="${tone}"/>`;
    case 'curls':
      return [
        [206, 210, 62],
        [188, 288, 54],
        [204, 362, 46],
        [434, 210, 62],
        [452, 288, 54],
        [436, 362, 46],
        [258, 138, 66],
        [382, 138, 66],
        [320, 116, 70],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>`)
        .join('');
    case 'bun':
      return `<circle cx="320" cy="92" r="54" fill="${tone}"/>`;
    case 'scarf':
      return `<path d="M180 270C170 130 240 84 320 84S470 130 460 270C462 360 480 430 500 500L320 560L140 500C160 430 178 360 180 270Z" fill="${tone}"/>`;
    default:
      return '';
  }
}

function hairInFront(canvas: Canvas, { hair, style, trim }: Person): string {
  const tone = sideLight(canvas, hair);
  const shine = (path: string): string =>
    `<path d="${path}" stroke="#fff" stroke-opacity=".2" stroke-width="9" fill="none" stroke-linecap="round"/>`;
  const sides = `<path d="M200 290C188 150 246 96 320 96S452 150 440 290L424 268C420 226 412 208 398 196Q320 176 242 196C228 208 220 226 216 268Z" fill="${tone}"/>`;
  switch (style) {
    case 'bald':
      return `<path d="M200 296C196 256 200 232 210 212Q204 256 216 290ZM440 296C444 256 440 232 430 212Q436 256 424 290Z" fill="${tone}"/>${shine('M268 142Q296 130 326 134')}`;
    case 'crop':
      return `<path d="M204 268C196 150 250 104 320 104S444 150 436 268L424 240C418 208 410 196 392 188Q320 172 248 188C230 196 222 208 216 240Z" fill="${tone}"/>`;
    case 'short':
      return `<path d="M200 284C184 150 236 84 336 90C420 92 456 160 440 284L426 254C424 224 418 208 404 196C356 206 296 200 262 172C246 190 226 212 216 254Z" fill="${tone}"/>${shine('M268 128Q316 104 372 122')}`;
    case 'bob':
      return `<path d="M182 330C170 160 232 86 324 88C414 88 470 160 458 330Q446 250 420 214C380 216 310 202 282 168C262 204 216 226 206 262Q194 300 182 330Z" fill="${tone}"/>${shine('M250 138Q300 104 362 122')}`;
    case 'long':
      return `<path d="M190 330C170 170 236 88 316 88C412 88 468 160 452 330Q446 262 416 218Q352 210 312 156Q272 214 220 226Q196 270 190 330Z" fill="${tone}"/>${shine('M246 150Q280 112 336 114')}`;
    case 'curls':
      return [
        [232, 196, 40],
        [278, 164, 44],
        [330, 156, 46],
        [384, 170, 42],
        [418, 206, 34],
        [218, 238, 26],
        [428, 244, 24],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>`)
        .join('');
    case 'bun':
      return `${sides}${shine('M262 138Q312 116 368 132')}`;
    case 'scarf':
      return `<path d="M186 330C166 160 236 92 320 92S474 160 454 330C450 400 420 452 372 478L320 500L268 478C220 452 190 400 186 330ZM222 284C222 352 232 384 256 406Q286 436 320 436T384 406C408 384 418 352 418 284C418 214 384 184 320 184S222 214 222 284Z" fill="${tone}" fill-rule="evenodd"/><path d="M200 236Q260 150 380 156M196 420Q240 470 320 486" stroke="#fff" stroke-opacity=".22" stroke-width="7" fill="none" stroke-linecap="round"/>`;
    case 'cap':
      return `${sides}<path d="M198 214C194 128 246 84 320 84S446 128 442 214Q320 184 198 214Z" fill="${sideLight(canvas, trim)}"/><path d="M196 214Q320 176 444 214Q472 222 480 246Q400 210 320 212T196 232Z" fill="${darken(trim, 0.26)}"/><circle cx="320" cy="86" r="9" fill="${darken(trim, 0.2)}"/>`;
    case 'beanie':
      return `${sides}<path d="M196 222C188 120 246 70 320 70S452 120 444 222Z" fill="${sideLight(canvas, trim)}"/><path d="M190 188Q320 158 450 188V236Q320 206 190 236Z" fill="${darken(trim, 0.14)}"/><path d="${Array.from({ length: 9 }, (_, index) => `M${212 + index * 27} ${n(184 - Math.sin((index / 8) * Math.PI) * 14)}v44`).join('')}" stroke="#150d08" stroke-opacity=".16" stroke-width="5"/>`;
  }
}

function headset(): string {
  return '<path d="M190 288C180 130 246 92 320 92S460 130 450 288" stroke="#26282a" stroke-width="13" fill="none"/><rect x="168" y="262" width="42" height="72" rx="18" fill="#26282a"/><rect x="430" y="262" width="42" height="72" rx="18" fill="#1b1d1f"/><path d="M196 330Q204 400 262 404" stroke="#26282a" stroke-width="8" fill="none"/><rect x="254" y="394" width="36" height="20" rx="10" fill="#26282a"/>';
}

/** Several people side by side at one scale, overlapping a little; `y` is where their picture ends. */
export function group(canvas: Canvas, people: readonly Person[], left: number, step: number, y: number, scale: number): string {
  // People in the middle are drawn in front.
  const middle = (people.length - 1) / 2;
  const order = people
    .map((person, index) => ({ person, index }))
    .toSorted((a, b) => Math.abs(b.index - middle) - Math.abs(a.index - middle));
  return order
    .map(({ person, index }) =>
      moved(figure(canvas, person), left + index * step, y - 640 * scale + Math.abs(index - middle) * 16 + (index % 2) * 26, scale),
    )
    .join('');
}
