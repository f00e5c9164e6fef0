/** A whole number with its thousands apart: `10.240`. Without `Intl`, as in English. */
export const wholeNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/gu, '.');

/** A number of categories: `1 Kategorie`, `1.024 Kategorien`. */
export const countOfCategories = (count: number): string => `${wholeNumber(count)} ${count === 1 ? 'Kategorie' : 'Kategorien'}`;
