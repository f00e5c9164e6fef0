/** Refuses a catalogue that contradicts itself, before anything is changed. */
import { readAllergens } from '../../../contract/allergenList.ts';
import type { CatalogueSource } from '../source.ts';
import { slugsOf } from './range.ts';

/** Most contradictions that are reported. */
const reportedProblems = 20;

/** A catalogue that cannot be loaded as it is. */
export class InvalidCatalogueError extends Error {
  override name = 'InvalidCatalogueError';
  /** One sentence each. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const rest = problems.length - reportedProblems;
    super([...problems.slice(0, reportedProblems), ...(rest > 0 ? [`… and ${rest} more problems.`] : [])].join('\n'));
    this.problems = problems;
  }
}

/** @throws {InvalidCatalogueError} */
export function checkSource({ categories, products }: CatalogueSource): void {
  const problems: string[] = [];
  const slugs = slugsOf(categories);
  const known = new Set(slugs);
  for (const slug of repeated(slugs)) problems.push(`Category "${slug}" is there more than once.`);
  for (const code of repeated(products.map(({ code }) => code))) problems.push(`Product code "${code}" is there more than once.`);
  for (const product of products) {
    const name = `Product "${product.code}"`;
    if (!product.code.trim() || !product.name.trim() || !product.brand.trim()) problems.push(`${name} needs a code, a name and a brand.`);
    if (product.categories.length === 0) problems.push(`${name} stands in no category.`);
    for (const slug of product.categories)
      if (!known.has(slug)) problems.push(`${name} stands in category "${slug}", which does not exist.`);
    const { contains = [], mayContain = [] } = product.allergens ?? {};
    for (const entry of readAllergens([...contains, ...mayContain, ...(product.possibleAllergens ?? [])].join(' | ')).unknown)
      problems.push(`${name} declares "${entry}", which is none of the fourteen allergens.`);
    if (product.variants.length === 0) problems.push(`${name} has no variant.`);
    if (!Number.isSafeInteger(product.popularity))
      problems.push(`${name} has the popularity ${product.popularity}, which is no whole number.`);
    if (Number.isNaN(Date.parse(product.createdAt))) problems.push(`${name} was created at "${product.createdAt}", which is no date.`);
  }
  if (problems.length > 0) throw new InvalidCatalogueError(problems);
}

function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.size === seen.add(key).size))];
}
