import type { Brand, BrandFacts, Opening } from './types.ts';

const brands = {
  tarnbrook: () => import('./tarnbrook/index.ts'),
  gullwing: () => import('./gullwing/index.ts'),
};

const facts = {
  tarnbrook: () => import('./tarnbrook/facts.ts'),
  gullwing: () => import('./gullwing/facts.ts'),
};

const openings = {
  tarnbrook: () => import('./tarnbrook/openings.ts'),
  gullwing: () => import('./gullwing/openings.ts'),
};

/** A brand that exists. */
export type BrandName = keyof typeof brands;

/** The names that the `BRAND` variable can take. */
export const brandNames = Object.keys(brands) as readonly BrandName[];

/** Whether a text names a brand. */
export function isBrandName(value: string): value is BrandName {
  return Object.hasOwn(brands, value);
}

/** Fetches a brand's content: a chunk of its own, so that a shop never carries another brand's words. */
export async function loadBrand(name: BrandName): Promise<Brand> {
  return (await brands[name]()).brand;
}

/** Fetches what the server knows of a brand. */
export async function loadFacts(name: BrandName): Promise<BrandFacts> {
  return (await facts[name]()).facts;
}

/** Fetches the openings a brand starts with. */
export async function loadOpenings(name: BrandName): Promise<readonly Opening[]> {
  return (await openings[name]()).openings;
}
