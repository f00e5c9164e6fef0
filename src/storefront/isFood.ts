/**
 * Whether a product may be food or drink, so that allergens matter.
 *
 * @param facts - those that are said of foods only: storage, allergens, ingredients, nutrition
 * @param main - name of its main category; without any such fact it is food all the same, but in one of other goods
 * @param notFood - names of the main categories whose goods nobody eats
 */
export const isFood = (facts: readonly unknown[], main: string | undefined, notFood: readonly string[] = []): boolean =>
  facts.some(Boolean) || (main !== undefined && !notFood.includes(main));
