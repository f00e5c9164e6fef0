/** Refuses a catalogue that contradicts itself, or that would empty the shop, before anything is changed. */
import { readAllergens } from '../../../contract/allergenList.ts';
import { RequestError } from '../../errors.ts';
import type { SourceProduct } from '../../../range/source.ts';

const reportedProblems = 20;

/** Largest share of the products that a load takes out of the shop unasked. */
const largestLoss = 0.1;

export class InvalidCatalogueError extends Error {
  override name = 'InvalidCatalogueError';
  readonly problems: readonly string[];
  /** Whether it may be loaded by someone who means to remove products. */
  readonly isLoss: boolean;

  constructor(problems: readonly string[], isLoss = false) {
    const rest = problems.length - reportedProblems;
    super([...problems.slice(0, reportedProblems), ...(rest > 0 ? [`… and ${rest} more problems.`] : [])].join('\n'));
    this.problems = problems;
    this.isLoss = isLoss;
  }
}

/** Throws a refusal of a range as one of the request that brought it. */
export function refuseInvalid(error: unknown): never {
  throw error instanceof InvalidCatalogueError ? new RequestError(error.isLoss ? 409 : 422, error.message) : error;
}

/** Why a load is refused that removes this many of the present products, or of something else; undefined when they are few enough. */
export function describeLoss(removed: number, present: number, what = 'products would be gone'): string | undefined {
  const number = (count: number) => count.toLocaleString('en-GB');
  return removed > present * largestLoss
    ? `Nothing was changed: ${number(removed)} of the shop's ${number(present)} ${what}, which is more than a tenth.`
    : undefined;
}

/** @param categories - the slugs of those that there are */
export function problemsOf(product: SourceProduct, categories: Pick<ReadonlySet<string>, 'has'>): string[] {
  const name = `Product "${product.code}"`;
  const problems = [];
  if (!product.code.trim() || !product.name.trim() || !product.brand.trim()) problems.push(`${name} needs a code, a name and a brand.`);
  if (product.categories.length === 0) problems.push(`${name} stands in no category.`);
  for (const slug of product.categories)
    if (!categories.has(slug)) problems.push(`${name} stands in category "${slug}", which does not exist.`);
  const { contains = [], mayContain = [] } = product.allergens ?? {};
  for (const entry of readAllergens([...contains, ...mayContain, ...(product.possibleAllergens ?? [])].join(' | ')).unknown)
    problems.push(`${name} declares "${entry}", which is none of the fourteen allergens.`);
  if (product.variants.length === 0) problems.push(`${name} has no variant.`);
  if (!Number.isSafeInteger(product.popularity))
    problems.push(`${name} has the popularity ${product.popularity}, which is no whole number.`);
  if (Number.isNaN(Date.parse(product.createdAt))) problems.push(`${name} was created at "${product.createdAt}", which is no date.`);
  return problems;
}
