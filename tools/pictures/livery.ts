/** The looks of a brand of the shop on walls, vans and clothes. */
import { moved } from '../../src/demo/studio/canvas.ts';
import { drawLogo, type ShopBrand } from './logos.ts';
import type { Setting } from '../../src/demo/studio/lettering.ts';

/** A brand's colours and words in the scenes. */
export interface Livery {
  /** The dark ground of signs. */
  readonly ink: string;
  /** The bright colour on it. */
  readonly loud: string;
  readonly awning: string;
  readonly face: Setting['face'];
  readonly sign: string;
  readonly counter: string;
  readonly name: string;
  readonly trade: string;
  readonly telephone: string;
  /** The wall, its commonest colour first, and the joints. */
  readonly bricks: readonly [string, ...string[]];
  readonly pier: string;
  /** Whether the house stands on a quay. */
  readonly onWater: boolean;
  readonly joint: string;
  /** The mark with its own ground, its corner at (x, y). */
  readonly emblem: (x: number, y: number, side: number) => string;
}

/** The square mark's content, which is drawn on 64 units. */
function emblemOf(brand: ShopBrand): Livery['emblem'] {
  const [, content = ''] = /^<svg [^>]*>(.*)<\/svg>$/su.exec(drawLogo(brand, 'mark')) ?? [];
  return (x, y, side) => moved(content, x, y, side / 64);
}

/** The liveries by brand. */
export const liveries: Readonly<Record<ShopBrand, Livery>> = {
  tarnbrook: {
    ink: '#16181c',
    loud: '#ffd200',
    awning: '#ffd200',
    face: 'condensed',
    sign: 'TARNBROOK WHOLESALE',
    counter: 'TRADE COUNTER',
    name: 'TARNBROOK',
    trade: 'WHOLESALE',
    telephone: '0161 496 0142',
    bricks: ['#a2513b', '#a5503a', '#ad5a42', '#9a4733', '#b5654b', '#8f4230'],
    pier: '#8f4230',
    onWater: false,
    joint: '#d8c3b2',
    emblem: emblemOf('tarnbrook'),
  },
  gullwing: {
    ink: '#0b4f5c',
    loud: '#8fd3cf',
    awning: '#2b9aa0',
    face: 'serif',
    sign: 'Gullwing Seafoods',
    counter: 'The Ice House',
    name: 'Gullwing',
    trade: 'Seafoods',
    telephone: '0161 496 0777',
    bricks: ['#f5f4ef', '#f0efe9', '#faf9f5', '#e9e8e1', '#fdfcf9', '#e4e3db'],
    pier: '#dedcd3',
    onWater: true,
    joint: '#c9c7bd',
    emblem: emblemOf('gullwing'),
  },
};
