import { describe, expect, it } from 'vitest';
import { demo } from '../../tests/setup/demoRange.ts';
import { packOf, parametersOf } from './parameters.ts';
import { drawProduct } from './studio/index.ts';

/** A few products of each shape, with all their variants. */
const packs = [
  ...Map.groupBy(
    demo.products.flatMap(({ variants }) => variants),
    ({ art }) => `${art.shape} ${Boolean(art.nutrition)} ${Boolean(art.mark)}`,
  ).values(),
].flatMap((variants) => variants.slice(0, 3));

describe('The parameters of a picture', () => {
  it('hold all that its view shows of the pack, also when they come back from a database', async () => {
    const different = packs.flatMap(({ art, views }) =>
      views
        .filter((view) => {
          const { view: stored, ...pack } = JSON.parse(JSON.stringify(parametersOf(art, view))) as ReturnType<typeof parametersOf>;
          return drawProduct(packOf(pack), stored) !== drawProduct(art, view);
        })
        .map((view) => `${art.brand.name} ${art.title}: ${view}`),
    );
    expect(different).toEqual([]);
  }, 60_000);

  it('leave out what only the back says', () => {
    const { art } = packs.find((pack) => pack.art.nutrition && pack.art.contains)!;
    expect(parametersOf(art, 'back')).toMatchObject({
      back: art.back,
      contains: art.contains,
      nutrition: art.nutrition,
      barcode: art.barcode,
    });
    for (const view of ['front', 'detail'] as const)
      expect(Object.keys(parametersOf(art, view))).not.toEqual(expect.arrayContaining(['back', 'contains', 'nutrition', 'barcode']));
  });

  it('draw the goods of a maker that has left the range, under its name', () => {
    const { view: _view, ...pack } = parametersOf(packs[0]!.art, 'front');
    expect(packOf({ ...pack, brand: 'Formerly & Sons' }).brand).toMatchObject({ name: 'Formerly & Sons', mark: 'plain' });
  });
});
