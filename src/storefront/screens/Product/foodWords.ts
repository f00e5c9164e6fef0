/** The words of the facts about a food, fetched with them. */
export const foodWords = {
  ingredients: 'Ingredients',
  nutrition: 'Nutrition',
  typicalValues: 'Typical values',
  per: (base: string) => `Per ${base}`,
  askUs: 'Ask us',
  beforeServing: 'before you serve it.',
  subject: (product: string) => `Allergens: ${product}`,
  label: 'Check the label before you serve.',
  nutrients: {
    energy: 'Energy',
    fat: 'Fat',
    saturates: 'of which saturates',
    carbohydrate: 'Carbohydrate',
    sugars: 'of which sugars',
    fibre: 'Fibre',
    protein: 'Protein',
    salt: 'Salt',
  },
} as const;
