/** The first title of a new brand: its name with capitals, "North Quay" for `north-quay`. */
export const titleOf = (brand: string): string => brand.replaceAll('-', ' ').replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase());
