import type { DemoProduct } from '../../src/demo/types.ts';
import { paths } from '../setup/demoRange.ts';
import type { Expectation } from './queries.ts';

/** Whether a product is one that a query expects. */
export function meets(product: DemoProduct, { name, product: exact, category, tag }: Expectation): boolean {
  return (
    (name === undefined || name.test(product.name)) &&
    (exact === undefined || product.name === exact) &&
    (category === undefined || product.categories.some((slug) => paths.get(slug)?.includes(category))) &&
    (tag === undefined || product.variants.some(({ tags }) => tags.includes(tag)))
  );
}
