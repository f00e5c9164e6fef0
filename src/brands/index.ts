import type { Brand } from './types.ts';

const brands = {
  tarnbrook: () => import('./tarnbrook/index.ts'),
  gullwing: () => import('./gullwing/index.ts'),
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
