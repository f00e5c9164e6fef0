/** The facts of a product as the cells of a file, which an import reads unchanged. */
import { factOf, type SourceProduct } from './source.ts';

/** Makes a text one part of a list or path. */
export function escapePart(text: string): string {
  return text.replace(/[\\|>=]/gu, '\\$&');
}

export function listCell(parts: readonly string[]): string {
  return parts.map(escapePart).join(' | ');
}

/** The fact of a column, but for its categories; empty without one. */
export function factCell(product: Omit<SourceProduct, 'variants'>, column: string): string {
  const { allergens, possibleAllergens = [], nutrition, categories: _paths, hazards = [], goesWith = [], ...others } = product;
  const facts: Readonly<Record<string, string | number | undefined>> = {
    ...(others as Readonly<Record<string, string | number | undefined>>),
    ...nutrition,
    nutritionPer: nutrition?.per,
    allergens: allergens && (listCell(allergens.contains) || 'none'),
    mayContain: listCell(allergens?.mayContain ?? possibleAllergens),
    hazards: listCell(hazards),
    goesWith: listCell(goesWith),
  };
  return String(facts[factOf(column)] ?? '');
}
