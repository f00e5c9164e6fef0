/** The pictures of a new brand: its name and initial in its accent, and placeholders for its own pictures. */
import sharp from 'sharp';
import { capHeightOf, outlineAt } from '../../src/demo/studio/lettering.ts';
import { iconsOf, type SmallPictures } from './icons.ts';
import type { Ramp } from '../../src/kit/package/tokens/accent.ts';

/** Files of a brand's folder by name; and the wordmark's size in its own units. */
export interface DrawnBrand {
  readonly files: Readonly<Record<string, string | Buffer>>;
  readonly logoWidth: number;
  readonly logoHeight: number;
}

const colour = (accent: Ramp, step: string): string => {
  const hex = accent[step];
  if (!hex) throw new Error(`The accent has no step ${step}.`);
  return hex;
};

/** A line of outlines around the middle of a box of `width` by `height`; smaller where it would not fit. */
function centred(text: string, size: number, width: number, height: number, fill: string): string {
  const natural = outlineAt(text, 'condensed', size, 0, 0).width;
  const fitted = size * Math.min(1, (width * 0.84) / natural);
  const actual = (natural * fitted) / size;
  const { path } = outlineAt(text, 'condensed', fitted, (width - actual) / 2, (height + fitted * capHeightOf('condensed')) / 2);
  return `<path d="${path}" fill="${fill}"/>`;
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A placeholder picture: a calm ground with a few broad shapes and a text. */
function place(width: number, height: number, words: string, accent: Ramp): string {
  const band = (top: number, step: string): string =>
    `<path d="M0 ${height * top}C${width * 0.3} ${height * (top - 0.14)} ${width * 0.6} ${height * (top + 0.12)} ${width} ${height * (top - 0.04)}V${height}H0Z" fill="${colour(accent, step)}"/>`;
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${colour(accent, '100')}"/>`,
      `<circle cx="${width * 0.78}" cy="${height * 0.26}" r="${height * 0.12}" fill="${colour(accent, '50')}"/>`,
      band(0.7, '200'),
      band(0.84, '300'),
      centred(words, height * 0.13, width, height, colour(accent, '900')),
    ].join(''),
  );
}

/** Length of the reference brand's wordmark, in units of which the logo is 96 high. */
const longestLogo = 570;

/** Draws all pictures of a brand called `title`. */
export async function drawBrand(title: string, accent: Ramp): Promise<DrawnBrand> {
  const [side, gap, ground] = [96, 22, colour(accent, '700')];
  const tile = (size: number, round: number): string =>
    `<rect width="${size}" height="${size}" rx="${round}" fill="${ground}"/>${centred(title.slice(0, 1), size * 0.78, size, size, '#ffffff')}`;
  // A long name is set smaller, since the header of a phone has only this much room.
  const size = 78 * Math.min(1, (longestLogo - side - gap) / outlineAt(title, 'condensed', 78, 0, 0).width);
  const name = outlineAt(title, 'condensed', size, side + gap, (side + size * capHeightOf('condensed')) / 2);
  const logoWidth = Math.ceil(side + gap + name.width);
  const mark = `${svg(64, 64, tile(64, 12)).replace('<svg ', `<svg role="img" aria-label="${title}" `)}\n`;
  const pictures: SmallPictures = await iconsOf(mark);
  const picture = Buffer.from(place(1280, 800, 'Sample picture', accent));
  return {
    logoWidth,
    logoHeight: side,
    files: {
      'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><g id="logo">${tile(side, 18)}<path d="${name.path}" fill="currentColor"/></g></svg>\n`,
      'mark.svg': mark,
      ...Object.fromEntries(Object.entries(pictures).map(([file, data]) => [`icons/${file}`, data])),
      'pictures/sample-640.webp': await sharp(picture).resize({ width: 640 }).webp({ quality: 78 }).toBuffer(),
      'pictures/sample-1280.webp': await sharp(picture).webp({ quality: 78 }).toBuffer(),
      'pictures/no-products.webp': await sharp(Buffer.from(place(480, 360, '?', accent)))
        .webp({ quality: 78 })
        .toBuffer(),
      'pictures/share.jpg': await sharp(Buffer.from(place(1200, 630, title, accent)))
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer(),
      'pictures/portrait.webp': await sharp(Buffer.from(place(320, 320, 'Sample', accent)))
        .webp({ quality: 78 })
        .toBuffer(),
    },
  };
}
