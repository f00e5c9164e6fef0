/** A whole number with its thousands apart: `10.240`. Without `Intl`, as in English. */
export const wholeNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/gu, '.');
