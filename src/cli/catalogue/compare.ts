/** Compares the range of a file with the shop's present one, without changing anything. */
import { isDeepStrictEqual } from 'node:util';
import { slugOf } from '../../contract/slug.ts';
import { listCell } from '../../range/cells.ts';
import { columns, type Column } from '../../range/columns.ts';
import { factCell } from '../../range/fileCells.ts';
import type { RangeReader } from '../../range/readRange.ts';
import { hashOfPicture } from '../../server/catalogue/index.ts';
import type { SourceImage, SourceProduct } from '../../range/source.ts';
import type { PresentRange } from './presentRange.ts';
import { notePaths } from './preview.ts';

/** Products that are named of a kind of change, and on the terminal. */
const namedProducts = 50;
const saidProducts = 5;

interface Change {
  count: number;
  /** The first few products, by code and name. */
  readonly first: string[];
}

function note(change: Change, { code, name }: Pick<SourceProduct, 'code' | 'name'>): void {
  change.count += 1;
  if (change.first.length < namedProducts) change.first.push(`${code} ${name}`);
}

export interface Comparison {
  readonly products: number;
  readonly added: Change;
  /** With the cells that change, of the products that are named. */
  readonly changed: Change & { readonly cells: readonly ChangedCell[] };
  readonly removed: Change;
  /** Paths of categories that a shop with a range does not have. */
  readonly newCategories: Change;
  readonly refused: number;
  /** Products that declare their allergens today and would not any more. */
  readonly undeclared: Change;
  readonly declared: number;
}

/** A cell that a file changes. */
export interface ChangedCell {
  readonly code: string;
  readonly column: Column;
  readonly was: string;
  readonly is: string;
}

/** Share of the products with allergens whose loss is reported: a column may have been lost or renamed. */
const namedLoss = 0.1;

/** @param present - undefined when the shop has no products yet */
export function compareRange(present: PresentRange | undefined, reader: RangeReader): Comparison {
  const none = (): Change => ({ count: 0, first: [] });
  const [added, changed, removed, undeclared] = [none(), none(), none(), none()];
  let declared = 0;
  const codes = new Set<string>();
  const named: (readonly [before: SourceProduct, after: SourceProduct])[] = [];
  const presentPaths = new Map((present?.categories ?? []).map(({ slug, path }) => [slug, path.join(' > ')]));
  const paths = new Map<string, string>();
  for (const before of present?.products() ?? []) {
    codes.add(before.code);
    const after = reader.product(before.code);
    if (before.allergens) declared += 1;
    if (before.allergens && after && !after.allergens) note(undeclared, after);
    if (reader.isMissing(before.code)) note(removed, before);
    else if (after && !isDeepStrictEqual(comparable(before), comparable(after))) {
      note(changed, after);
      if (changed.count <= namedProducts) named.push([before, after]);
    }
  }
  for (const line of reader.lines()) {
    if ('category' in line) notePaths(paths, line.category);
    else if (!codes.has(line.product.code)) note(added, line.product);
  }
  const known = new Set(presentPaths.values());
  const come = known.size === 0 ? [] : [...paths.values()].filter((path) => !known.has(path));
  for (const [slug, path] of presentPaths) paths.set(slug, path);
  const cells = named.flatMap(([before, after]) => changedCells(before, after, paths));
  const products = codes.size - removed.count + added.count;
  return {
    products,
    added,
    changed: { ...changed, cells },
    removed,
    newCategories: { count: come.length, first: come.slice(0, namedProducts) },
    refused: reader.badRows,
    undeclared,
    declared,
  };
}

export function describeComparison(comparison: Comparison): string {
  const { products, added, changed, removed, newCategories, refused, undeclared, declared } = comparison;
  const number = (value: number) => value.toLocaleString('en-GB');
  const named = ({ count, first }: Change, what: string) => {
    const said = first.slice(0, saidProducts).join(', ') + (count > saidProducts ? ' …' : '');
    return `${number(count)} ${what}${said && ': '}${said}.`;
  };
  return [
    `Nothing was written. The catalogue would have ${number(products)} products:`,
    named(added, 'new'),
    named(changed, 'changed'),
    named(removed, 'gone'),
    ...(newCategories.count > 0 ? [named(newCategories, newCategories.count === 1 ? 'new category' : 'new categories')] : []),
    `${number(refused)} refused.`,
    ...(undeclared.count > declared * namedLoss ? [named(undeclared, 'no longer with allergens declared')] : []),
  ].join('\n');
}

/** The cells of a product as an import reads them, and the number of its pictures. */
function cellsOf(product: SourceProduct, paths: ReadonlyMap<string, string>, column: Column): string {
  if (column === 'categories') return product.categories.map((slug) => paths.get(slug) ?? slug).join(' | ');
  if (column === 'tags') return product.variants.map(({ tags }) => listCell(tags)).join(' / ');
  if (column === 'images') return String(product.variants.reduce((sum, { images }) => sum + images.length, 0));
  return factCell(product, column);
}

function changedCells(before: SourceProduct, after: SourceProduct, paths: ReadonlyMap<string, string>): ChangedCell[] {
  const { code } = after;
  const changed = columns.flatMap((column) => {
    const [was, is] = [before, after].map((product) => cellsOf(product, paths, column)) as [string, string];
    return was === is ? [] : [{ code, column, was, is }];
  });
  // Nothing else is left: the pictures are as many, and others.
  return changed.length > 0 ? changed : [{ code, column: 'images', was: cellsOf(before, paths, 'images'), is: 'others' }];
}

/** A product without the difference between a picture that is loaded and one that the shop has. */
function comparable({ variants, ...facts }: SourceProduct): unknown {
  const hashOf = ({ source }: SourceImage) => (source.kind === 'stored' ? source.hash : hashOfPicture(source));
  // The order of facts does not count, nor do those that are not given.
  const given = JSON.parse(JSON.stringify(facts)) as unknown;
  return [given, variants.map(({ tags, images }) => [tags, images.map((image) => [slugOf(image.view), hashOf(image)])])];
}
