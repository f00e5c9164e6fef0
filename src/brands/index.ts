import * as content from './generated/content.ts';
import type { Brand, FirstOpening, ServerFacts } from './types.ts';

/** A brand that exists. */
export type BrandName = keyof typeof content.index;

/** The names that the `BRAND` variable can take. */
export const brandNames = Object.keys(content.index) as readonly BrandName[];

/** Whether a text names a brand. */
export function isBrandName(value: string): value is BrandName {
  return Object.hasOwn(content.index, value);
}

/** Loads a brand's content: a chunk of its own, so that a shop never carries another brand's words. */
export async function loadBrand(name: BrandName): Promise<Brand> {
  return (await content.index[name]()).brand;
}

/** Loads the facts of a brand for the server. */
export async function loadFacts(name: BrandName): Promise<ServerFacts> {
  const { facts, staffTexts } = await content.facts[name]();
  return { ...facts, ...staffTexts() };
}

/** Loads the openings a brand starts with. */
export async function loadOpenings(name: BrandName): Promise<readonly FirstOpening[]> {
  return (await content.openings[name]()).openings;
}
