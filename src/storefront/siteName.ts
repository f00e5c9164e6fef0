import type { Company } from '../brands/types.ts';

/** What the shop is called in titles and on its mark: the registered name without its legal form. */
export function siteName({ legalName }: Company): string {
  return legalName.replace(/ Ltd$/u, '');
}
