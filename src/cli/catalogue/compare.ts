/** Compares the range of a file with the shop's present one, without changing anything. */
import { isDeepStrictEqual } from 'node:util';
import { slugOf } from '../../contract/slug.ts';
import { hashOfPicture, type ReadLine, type ReadProduct, type SourceProduct } from '../../server/catalogue/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import type { RangeReader } from '../../range/readRange.ts';

const namedProducts = 5;

interface Change {
  readonly count: number;
  /** The first few products, by code and name. */
  readonly first: readonly string[];
}

export interface Comparison {
  readonly products: number;
  readonly added: Change;
  readonly changed: Change;
  readonly removed: Change;
  readonly refused: number;
  /** Products that declare their allergens today and would not any more. */
  readonly undeclared: Change;
  readonly declared: number;
}

/** Share of the products with allergens whose loss is reported: a column may have been lost or renamed. */
const namedLoss = 0.1;

/** @param client - undefined when there is no shop yet */
export async function compareRange(client: Pick<Client, 'lines'> | undefined, reader: RangeReader): Promise<Comparison> {
  const [added, changed, removed, undeclared] = [new Named(), new Named(), new Named(), new Named()];
  let declared = 0;
  const present = new Set<string>();
  for await (const line of client?.lines<ReadLine>(staffPaths.catalogue) ?? []) {
    if (!('product' in line)) continue;
    const before = line.product;
    present.add(before.code);
    const after = reader.product(before.code);
    if (before.allergens) declared += 1;
    if (before.allergens && after && !after.allergens) undeclared.add(after);
    if (reader.isMissing(before.code)) removed.add(before);
    else if (after && !isDeepStrictEqual(comparable(before), comparable(after))) changed.add(after);
  }
  for (const line of reader.lines()) if ('product' in line && !present.has(line.product.code)) added.add(line.product);
  return { products: present.size - removed.count + added.count, added, changed, removed, refused: reader.badRows, undeclared, declared };
}

export function describeComparison({ products, added, changed, removed, refused, undeclared, declared }: Comparison): string {
  const number = (value: number) => value.toLocaleString('en-GB');
  const named = ({ count, first }: Change, what: string) =>
    `${number(count)} ${what}${count > 0 ? `: ${first.join(', ')}${count > first.length ? ' …' : ''}` : ''}.`;
  return [
    `Nothing was written. The catalogue would have ${number(products)} products:`,
    named(added, 'new'),
    named(changed, 'changed'),
    named(removed, 'gone'),
    `${number(refused)} refused.`,
    ...(undeclared.count > declared * namedLoss ? [named(undeclared, 'no longer with allergens declared')] : []),
  ].join('\n');
}

class Named implements Change {
  count = 0;
  readonly first: string[] = [];

  add({ code, name }: Pick<SourceProduct, 'code' | 'name'>): void {
    this.count += 1;
    if (this.first.length < namedProducts) this.first.push(`${code} ${name}`);
  }
}

/** A product without the difference between a picture that is loaded and one that the shop has. */
function comparable({ variants, ...facts }: SourceProduct | ReadProduct): unknown {
  const hashOf = (picture: (typeof variants)[number]['images'][number]) => {
    if ('hash' in picture) return picture.hash;
    return picture.source.kind === 'stored' ? picture.source.hash : hashOfPicture(picture.source);
  };
  // The order of facts does not count, nor do those that are not given.
  const given = JSON.parse(JSON.stringify(facts)) as unknown;
  return [given, variants.map(({ tags, images }) => [tags, images.map((image) => [slugOf(image.view), hashOf(image)])])];
}
