import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pictureViews } from '../types.ts';
import { drawCategory, drawProduct } from './index.ts';
import { stock, stockNames } from './stock.ts';
import { studioVersion } from './version.ts';

/** Digest of the studio's drawings when its version was last raised. */
const recorded = { version: 13, drawings: 'd3d4c4faa687d27d' };

it('The studio has another version when it draws otherwise', () => {
  const packs = stockNames.flatMap((name) => pictureViews.map((view) => drawProduct(stock(name), view)));
  const tiles = ['soft-drinks-water', 'fish-seafood', 'odds-and-ends'].flatMap((slug) =>
    [false, true].map((isSingle) => drawCategory(slug, slug, undefined, isSingle)),
  );
  const drawings = hash('sha256', [...packs, ...tiles].join('\n'), 'hex').slice(0, 16);
  expect(
    { version: studioVersion, drawings },
    'The drawings have changed. Raise the version in version.ts, so that shops draw them anew, and record both here.',
  ).toEqual(recorded);
}, 60_000);
