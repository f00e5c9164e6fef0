export const allergenPanel = {
  heading: 'Allergens',
  contains: 'Contains',
  mayContain: 'May contain',
  others: 'None of these is declared',
  none: 'None declared.',
  unknown: 'Not declared.',
};
