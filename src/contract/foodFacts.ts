/** Facts that are said of foods only. */
export const foodFacts = ['allergens', 'possibleAllergens', 'ingredients', 'nutrition', 'storage'] as const;
