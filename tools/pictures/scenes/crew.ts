/** The brands' people: a portrait of each, and all together at their place of work. */
import { Canvas, n } from '../../../src/demo/studio/canvas.ts';
import type { ShopBrand } from '../logos.ts';
import { liveries } from '../livery.ts';
import { drawPortrait, group, type Person } from '../people.ts';
import { between, seeded } from '../../../src/demo/studio/random.ts';
import { iceBed } from '../../../src/demo/studio/shapes/fish.ts';

const yellow = '#ffd200';
const ink = '#23262b';
const teal = '#0b4f5c';

/** Tarnbrook's team, by first name. */
export const tarnbrookTeam = {
  dev: {
    skin: '#b57a4d',
    hair: '#1d1712',
    style: 'short',
    beard: 'stubble',
    clothes: 'jacket',
    cloth: '#34404f',
    trim: yellow,
    ground: '#d8dde0',
  },
  grace: { skin: '#6f4529', hair: '#1b130f', style: 'bun', clothes: 'vest', cloth: '#3a4653', trim: '#f2a516', ground: '#cfd8c9' },
  marian: {
    skin: '#f0c8a8',
    hair: '#b9b3aa',
    style: 'bob',
    brows: '#8d857b',
    glasses: '#3a2f2a',
    clothes: 'polo',
    cloth: ink,
    trim: yellow,
    ground: '#f1dc8b',
  },
  callum: {
    skin: '#d9a07a',
    hair: '#6b3f22',
    style: 'cap',
    beard: 'full',
    clothes: 'polo',
    cloth: '#3d4a57',
    trim: '#2b3037',
    ground: '#e5d3bd',
    build: 1.05,
  },
  joan: { skin: '#edbf9f', hair: '#8e5631', style: 'curls', clothes: 'headset', cloth: '#8c3a3f', trim: yellow, ground: '#e6cfc6' },
  tomasz: {
    skin: '#e8b896',
    hair: '#c99a55',
    style: 'crop',
    beard: 'moustache',
    clothes: 'apron',
    cloth: '#f4f4f1',
    trim: '#1d4f73',
    ground: '#bfd6dc',
    build: 1.03,
  },
} as const satisfies Record<string, Person>;

/** Gullwing's team, by first name. */
export const gullwingTeam = {
  ifor: {
    skin: '#ecbd9c',
    hair: '#d6d2ca',
    style: 'bald',
    beard: 'full',
    brows: '#b4aea4',
    clothes: 'apron',
    cloth: '#eef3f2',
    trim: teal,
    ground: '#c8dedb',
    build: 1.05,
  },
  nell: { skin: '#e9b592', hair: '#a34a24', style: 'beanie', clothes: 'oilskin', cloth: '#33505c', trim: '#f0b23a', ground: '#d9e5e1' },
  samira: {
    skin: '#c98f66',
    hair: '#2b8f94',
    style: 'scarf',
    brows: '#2a1b14',
    clothes: 'headset',
    cloth: '#264653',
    trim: '#8fd3cf',
    ground: '#efdcc4',
  },
  kofi: {
    skin: '#5d3a24',
    hair: '#16100c',
    style: 'crop',
    glasses: '#20343a',
    beard: 'stubble',
    clothes: 'jacket',
    cloth: '#f3f5f4',
    trim: teal,
    ground: '#d8d3e0',
  },
} as const satisfies Record<string, Person>;

/** A portrait, 640 by 640. */
export function drawTeamMember(brand: ShopBrand, name: string): string {
  const person = (brand === 'tarnbrook' ? tarnbrookTeam : gullwingTeam)[name as never] as Person | undefined;
  if (!person) throw new Error(`Nobody at ${brand} is called ${name}`);
  return drawPortrait(person, name);
}

/** The whole team, 1600 by 1000. */
export function drawCrew(brand: ShopBrand): string {
  const canvas = new Canvas();
  const content = brand === 'tarnbrook' ? atTheRacks(canvas) : atTheBench(canvas);
  return canvas.document(1600, 1000, content, 'The team');
}

function atTheRacks(canvas: Canvas): string {
  const random = seeded(23);
  const tones = ['#c99a5f', '#b98c58', '#d6b183', '#a97c4b'];
  const bands = ['#12466b', '#7a1f2b', '#1f5f3f', '#e0a020', '#16181c'];
  const shelf = (y: number): string => {
    let x = 40;
    let cases = '';
    while (x < 1560) {
      const [w, h] = [between(random, 84, 150), between(random, 96, 150)];
      const tone = tones[Math.floor(random() * tones.length)]!;
      const band = bands[Math.floor(random() * bands.length)]!;
      cases += `<rect x="${n(x)}" y="${n(y - h)}" width="${n(w)}" height="${n(h)}" fill="${tone}"/><rect x="${n(x)}" y="${n(y - h)}" width="${n(w)}" height="7" fill="#fff" opacity=".2"/><rect x="${n(x + w * 0.16)}" y="${n(y - h * 0.66)}" width="${n(w * 0.68)}" height="${n(h * 0.3)}" fill="${band}" opacity=".8"/><rect x="${n(x + w - 8)}" y="${n(y - h)}" width="8" height="${n(h)}" fill="#2a120a" opacity=".18"/>`;
      x += w + between(random, 3, 16);
    }
    return `${cases}<rect x="0" y="${y}" width="1600" height="26" fill="#e0900f"/><rect x="0" y="${y + 18}" width="1600" height="8" fill="#2a120a" opacity=".25"/>`;
  };
  const posts = [16, 520, 1054, 1556]
    .map(
      (x) =>
        `<rect x="${x}" y="0" width="30" height="1000" fill="#2f5a9c"/><rect x="${x + 20}" y="0" width="10" height="1000" fill="#150d08" opacity=".22"/>`,
    )
    .join('');
  const haze = `<rect width="1600" height="1000" fill="${canvas.vertical([
    [0, '#f4efe4', 0.58],
    [1, '#d8d2c6', 0.4],
  ])}"/>`;
  const { marian, dev, grace, tomasz, joan, callum } = tarnbrookTeam;
  return `<rect width="1600" height="1000" fill="#5b5750"/>${shelf(220)}${shelf(470)}${shelf(730)}${shelf(1000)}${posts}${haze}${group(canvas, [callum, joan, grace, marian, tomasz, dev], -150, 252, 1016, 1)}`;
}

function atTheBench(canvas: Canvas): string {
  const tiles = `${Array.from({ length: 13 }, (_, row) => `M0 ${60 + row * 62}H1600`).join('')}${Array.from({ length: 13 }, (_, row) => Array.from({ length: 14 }, (_value, column) => `M${column * 124 + (row % 2) * 62} ${row * 62 - 2}v62`).join('')).join('')}`;
  const wall = `<rect width="1600" height="1000" fill="${canvas.vertical([
    [0, '#f4f7f5'],
    [1, '#d5e3e1'],
  ])}"/><path d="${tiles}" stroke="#b7cbc9" stroke-width="4" fill="none"/><rect y="150" width="1600" height="26" fill="#2b9aa0" opacity=".75"/>`;
  const lamps = [300, 800, 1300]
    .map(
      (x) =>
        `<path d="M${x} 0V70" stroke="#37474f" stroke-width="6"/><path d="M${x - 70} 120Q${x} 30 ${x + 70} 120Z" fill="${teal}"/><ellipse cx="${x}" cy="120" rx="70" ry="10" fill="#fff6dd"/><path d="M${x - 66} 122L${x - 210} 640H${x + 210}L${x + 66} 122Z" fill="#fff6dd" opacity=".2"/>`,
    )
    .join('');
  const ice = [0, 1, 2, 3].map((index) => {
    const bed = iceBed(canvas, 420, 50, 31 + index);
    return `<g transform="translate(${200 + index * 400} 914)scale(1 .5)">${bed.behind}${bed.before}</g>`;
  });
  const bench = `<rect y="900" width="1600" height="100" fill="${canvas.vertical([
    [0, '#c9d3d6'],
    [0.2, '#eef2f3'],
    [1, '#97a3a7'],
  ])}"/><rect y="894" width="1600" height="14" fill="#f7fafa"/>${liveries.gullwing.emblem(766, 920, 68)}`;
  const { ifor, nell, samira, kofi } = gullwingTeam;
  return `${wall}${lamps}${group(canvas, [ifor, nell, samira, kofi], -111, 360, 912, 1.16)}${ice.join('')}${bench}`;
}
