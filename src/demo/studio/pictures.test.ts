import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { packShapes, pictureViews, type BrandLettering, type BrandMark, type PackArt, type PackShape } from '../types.ts';
import { printBack, weightsOf } from './back-label.ts';
import { ean13Modules } from './barcode.ts';
import { Canvas, type Box, type PlacedText } from './canvas.ts';
import { contrast, readable } from './colour.ts';
import { drawCategory, drawProduct } from './index.ts';
import { printFront } from './label.ts';
import { faultsOf } from './svgFaults.ts';
import { composeProduct } from './views.ts';

const marks: readonly BrandMark[] = ['roundel', 'bar', 'shield', 'ribbon', 'stack', 'oval', 'crest', 'plain'];
const letterings: readonly BrandLettering[] = ['grotesque', 'condensed', 'slab', 'serif', 'rounded', 'script'];

/** The longest title and subtitle that the types allow, to the letter. */
const longTitle = 'Extra Strong Batter Mixtures';
const longSubtitle = 'For the professional fryer & kitchen';

function artOf(shape: PackShape, changes: Partial<PackArt> = {}, index: number = packShapes.indexOf(shape)): PackArt {
  return {
    shape,
    brand: {
      name: ['Ottershaw', 'Pell & Rye', 'Millbeck', 'Northquay Provisions', 'Zest', 'Polar Cove'][index % 6]!,
      colours: {
        ground: ['#1f5f3f', '#7a1f2b', '#ead8ae', '#12466b', '#ffffff', '#23262b'][index % 6]!,
        ink: ['#ffffff', '#fff6e0', '#4a2c12'][index % 3]!,
        accent: '#f2c53d',
      },
      mark: marks[index % marks.length]!,
      lettering: letterings[index % letterings.length]!,
    },
    title: 'Orange & Mango',
    subtitle: 'For catering use',
    size: '330 ml',
    caseUnits: 12,
    contents: '#f58a1f',
    flash: '#d43f1a',
    back: ['Ingredients: water, sugar, orange juice.', 'Serve well chilled.', 'Store in a cool, dry place.', 'Recycle the pack.'],
    barcode: '4003994155486',
    seed: index,
    ...changes,
  };
}

/** Lines whose ink leaves the room they were given. */
function escapees(placed: readonly PlacedText[], room?: Box): readonly string[] {
  const outside = (ink: Box, box: Box): boolean =>
    ink.x < box.x - 1 || ink.y < box.y - 1 || ink.x + ink.w > box.x + box.w + 1 || ink.y + ink.h > box.y + box.h + 1;
  return placed.filter(({ ink, within }) => outside(ink, within) || (room && outside(ink, room))).map(({ text }) => text);
}

describe('drawProduct', () => {
  it.each(packShapes)('draws %s in every view as a small well-formed picture that stands alone', (shape) => {
    const pictures = pictureViews.map((view) => drawProduct(artOf(shape), view));
    expect(pictures.flatMap(faultsOf)).toEqual([]);
    expect(pictures.filter((svg) => !svg.includes('viewBox="0 0 1200 1200"'))).toEqual([]);
    expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(100_000);
  });

  it('stays below 60 kB in the typical case', () => {
    const sizes = packShapes.flatMap((shape) => pictureViews.map((view) => drawProduct(artOf(shape), view).length)).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(60_000);
  });

  it('draws the same picture from the same art', () => {
    for (const shape of packShapes) expect(drawProduct(artOf(shape), 'front')).toBe(drawProduct(artOf(shape), 'front'));
  });

  it('draws another picture for another seed where chance places details', () => {
    expect(drawProduct(artOf('can', { seed: 1 }), 'front')).not.toBe(drawProduct(artOf('can', { seed: 2 }), 'front'));
  });

  it.each(packShapes)('keeps the longest title of a %s inside its room in every view', (shape) => {
    const art = artOf(shape, { title: longTitle, subtitle: longSubtitle, size: '24 × 1.5 litres' });
    expect(pictureViews.flatMap((view) => escapees(composeProduct(art, view).placed).map((line) => `${view}: ${line}`))).toEqual([]);
    const front = composeProduct(art, 'front').placed.map(({ text }) => text);
    expect(front.join(' ')).toContain('Mixtures');
  });

  it('writes names with signs of XML safely', () => {
    expect(faultsOf(drawProduct(artOf('tin', { title: 'Salt & <Pepper>', back: ['A & B < C > D "quoted".'] }), 'back'))).toEqual([]);
  });

  it('rasterises every shape', async () => {
    for (const shape of packShapes) {
      const { info } = await sharp(Buffer.from(drawProduct(artOf(shape), 'front')))
        .resize(64, 64)
        .png()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 64, height: 64, format: 'png' });
    }
  }, 60_000);
});

describe('a label', () => {
  const panels: readonly Box[] = [
    { x: 0, y: 0, w: 260, h: 760 },
    { x: -150, y: 40, w: 300, h: 420 },
    { x: 0, y: 0, w: 500, h: 500 },
    { x: 0, y: 0, w: 700, h: 380 },
    { x: 10, y: 10, w: 900, h: 200 },
  ];
  const brandNames = [
    'Ottershaw',
    'Pell & Rye',
    'Millbeck',
    'Northquay Provisions',
    'Zest',
    'Polar Cove',
    'Grange',
    'Hollins Lane',
    'Ashdown',
    'Tidewater',
    'Rushcroft',
    'Old Tannery',
  ];

  it('keeps all lettering on the panel, whatever the brand, the layout and the format', () => {
    for (const panel of panels) {
      brandNames.forEach((name, index) => {
        const art = artOf('tin', { title: longTitle, subtitle: longSubtitle, size: '24 × 1.5 litres' }, index);
        const canvas = new Canvas();
        printFront(canvas, { ...art, brand: { ...art.brand, name } }, panel);
        printBack(canvas, art, panel);
        expect(escapees(canvas.placed, panel), `${name} on ${panel.w} × ${panel.h}`).toEqual([]);
      });
    }
  });

  it('emphasises the allergens among the ingredients and where they are declared, and nothing else', () => {
    const bold = (sentence: string): string[] =>
      weightsOf(sentence, ['Cereals containing gluten (wheat)', 'Fish']).flatMap(({ text, face }) => (face === 'text-bold' ? [text] : []));
    expect(bold('Ingredients: Cod (Gadus morhua) (fish) (60%), batter (wheat flour, salt), coconut milk.')).toEqual([
      'Cod',
      'fish',
      'wheat',
    ]);
    expect(bold('Contains: cereals containing gluten (wheat), fish.')).toEqual(['cereals containing gluten (wheat), fish.']);
    expect(bold('May contain: milk, mustard.')).toEqual(['milk, mustard.']);
    expect(bold('Store fish at −18 °C.')).toEqual([]);
  });

  it('prints the emphasis in the bold face, and keeps a sign after a word at the word', () => {
    const art = artOf('tin', { back: ['Ingredients: water, wheat, salt.'], contains: ['Cereals containing gluten (wheat)'] });
    const plain = artOf('tin', { back: art.back });
    expect(drawProduct(art, 'back')).not.toBe(drawProduct(plain, 'back'));
    expect(
      composeProduct(art, 'back')
        .placed.map(({ text }) => text)
        .join(' '),
    ).toContain('water, wheat, salt.');
  });

  it('never sets ink on a ground where it cannot be read', () => {
    for (const ground of ['#ffffff', '#000000', '#808080', '#ffd200', '#1f9ed8', '#d43f1a'])
      expect(contrast(ground, readable(ground, ground))).toBeGreaterThan(3.6);
  });
});

describe('the bar code', () => {
  it('is the EAN-13 of its digits', () => {
    expect(ean13Modules('4003994155486')).toBe(
      [
        '101',
        '0001101',
        '0100111',
        '0111101',
        '0001011',
        '0010111',
        '0011101',
        '01010',
        '1100110',
        '1001110',
        '1001110',
        '1011100',
        '1001000',
        '1010000',
        '101',
      ].join(''),
    );
  });

  it('stands on the back of every pack', () => {
    // Thirty bars: three guards of two, twelve digits of two.
    const bars = /d="M[\d.-]+ [\d.-]+h[\d.]+v[\d.]+h-[\d.]+z(?:M[\d.-]+ [\d.-]+h[\d.]+v[\d.]+h-[\d.]+z){29}"/;
    expect(packShapes.filter((shape) => !bars.test(drawProduct(artOf(shape), 'back')))).toEqual([]);
  });
});

describe('drawCategory', () => {
  it.each([
    'soft-drinks-water',
    'crisps-snacks-confectionery',
    'grocery-store-cupboard',
    'chip-shop-takeaway',
    'hot-drinks-bakery',
    'chilled-dairy',
    'frozen-food',
    'fish-seafood',
    'packaging-disposables',
    'cleaning-hygiene',
  ])('draws %s with its own packs', (slug) => {
    const svg = drawCategory(slug, slug.replaceAll('-', ' '));
    expect(faultsOf(svg)).toEqual([]);
    expect(svg.replace(/<title>[^<]*/, '')).not.toBe(drawCategory('odds-and-ends', '').replace(/<title>[^<]*/, ''));
  });

  it('has a picture for a category nobody thought of', () => {
    expect(faultsOf(drawCategory('odds-and-ends', 'Odds & ends'))).toEqual([]);
  });
});
