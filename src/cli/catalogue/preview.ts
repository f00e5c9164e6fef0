import { cleanLine } from '../../contract/text.ts';
import type { SourceCategory, SourceProduct } from '../../range/source.ts';
import { familyOf } from '../../server/catalogue/index.ts';
import { counted } from '../terminal.ts';
import type { RangeReader } from '../../range/readRange.ts';

const shownProducts = 5;
const shownLength = 100;

/** Notes the paths of a category and of those below it, by slug. */
export function notePaths(paths: Map<string, string>, { slug, name, children }: SourceCategory, above = ''): void {
  paths.set(slug, above + name);
  for (const child of children) notePaths(paths, child, `${above}${name} > `);
}

export function previewOf(reader: RangeReader): string[] {
  const paths = new Map<string, string>();
  const shown: string[] = [];
  for (const line of reader.lines()) {
    if ('category' in line) notePaths(paths, line.category);
    else shown.push(describe(line.product, paths));
    if (shown.length === shownProducts) break;
  }
  return shown;
}

export const describePreview = (shown: readonly string[]): readonly string[] =>
  shown.length > 0
    ? [shown.length === 1 ? 'As buyers would see it:' : `The first ${shown.length} as buyers would see them:`, ...shown]
    : [];

const shownFamilies = 3;

export function describeFamilies(reader: RangeReader): string[] {
  const packs = new Map<string, string[]>();
  for (const line of reader.lines()) {
    if ('category' in line) continue;
    const family = familyOf(line.product);
    packs.set(family, [...(packs.get(family) ?? []), line.product.code]);
  }
  const several = [...packs.values()].filter((codes) => codes.length > 1);
  if (several.length === 0) return [];
  const first = several.slice(0, shownFamilies).map((codes) => codes.join(', '));
  const count = counted(several.length, 'article comes', 'articles come');
  return [`${count} in several packs, as ${first.join('; ')}. A column family decides otherwise.`];
}

function describe(
  { code, name, brand, packSize, categories, allergens, possibleAllergens = [], ...product }: SourceProduct,
  paths: ReadonlyMap<string, string>,
): string {
  const { contains, mayContain } = allergens ?? { contains: undefined, mayContain: possibleAllergens };
  const declared = contains ? `Contains ${contains.join(', ') || 'none of the fourteen allergens'}.` : 'Allergens are not declared.';
  const pictures = product.variants.reduce((sum, { images }) => sum + images.length, 0);
  const facts = [
    categories.map((slug) => paths.get(slug)).join(' | '),
    product.storage,
    product.variants.flatMap(({ tags }) => tags).join(', '),
    product.barcode,
    pictures > 0 && counted(pictures, 'picture'),
  ];
  const text = cleanLine(product.description);
  return [
    `${code} · ${name} · ${brand} · ${packSize}`,
    `  ${facts.filter(Boolean).join(' · ')}`,
    `  ${declared}${mayContain.length > 0 ? ` May contain ${mayContain.join(', ')}.` : ''}`,
    ...(text === '' ? [] : [`  ${text.slice(0, shownLength)}${text.length > shownLength ? ' …' : ''}`]),
  ].join('\n');
}
