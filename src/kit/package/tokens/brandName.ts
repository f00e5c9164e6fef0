/** The first title of a new brand: its name with capitals, "North Quay" for `north-quay`. */
export const titleOf = (brand: string): string => brand.replaceAll('-', ' ').replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase());

/** The reason why a name cannot be a brand's, in a sentence; undefined when it can. */
export function objectionToName(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name))
    return `"${name}" cannot be a brand's name: use lower-case letters and digits, with single hyphens between them, such as north-quay.`;
  if (name.length > 30) return `"${name}" is too long for a brand's name: 30 characters at most.`;
  return undefined;
}
