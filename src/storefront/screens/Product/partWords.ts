/** The words of the parts of a product's page that are fetched after it. */
export const partWords = {
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
  safety: {
    heading: 'Safety',
    sheet: 'Safety data sheet',
    ask: 'Ask for the safety data sheet',
    askSubject: (product: string) => `Safety data sheet: ${product}`,
  },
  share: {
    ask: 'Ask about this',
    copyLink: 'Copy link',
    copied: 'Copied',
    notCopied: 'Not copied: use the address bar',
    print: 'Print',
  },
} as const;
