import type { Company } from '../brands/types.ts';

/** The shop's name in titles and on its logo: the registered name without its legal form. */
export function siteName({ legalName }: Company): string {
  return legalName.replace(/ Ltd$/u, '');
}
