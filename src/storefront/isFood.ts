import { foodFacts } from '../contract/foodFacts.ts';

/**
 * Whether a product may be food or drink, so that allergens matter.
 *
 * @param main - name of its main category; without any such fact it is food all the same, but in one of other goods
 * @param notFood - names of the main categories whose goods nobody eats
 */
export const isFood = (
  product: Readonly<Partial<Record<(typeof foodFacts)[number], unknown>>>,
  main: string | undefined,
  notFood: readonly string[] = [],
): boolean => foodFacts.some((fact) => product[fact]) || (main !== undefined && !notFood.includes(main));
