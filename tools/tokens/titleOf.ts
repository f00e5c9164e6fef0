/** How a brand is called until it says so itself: its name with capitals, "North Quay" for `north-quay`. */
export const titleOf = (brand: string): string => brand.replaceAll('-', ' ').replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase());
