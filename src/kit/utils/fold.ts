/** Without accents and capitals, so that "creme" finds "Crème". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
