import { matchPath } from 'react-router-dom';
import { pagePatterns, type PageName } from '../../contract/pages.ts';

/** The page of an address. */
export interface MatchedPage {
  readonly name: PageName;
  readonly parameters: Readonly<Record<string, string | undefined>>;
  /** Whether the address is one of the shop's; an unknown one shows home, as specified. */
  readonly known: boolean;
}

/** Finds the page of an address. */
export function pageOf(pathname: string): MatchedPage {
  for (const [name, patterns] of Object.entries(pagePatterns) as [PageName, readonly string[]][]) {
    for (const pattern of patterns) {
      const match = matchPath(pattern, pathname);
      if (match) return { name, parameters: match.params, known: true };
    }
  }
  return { name: 'home', parameters: {}, known: false };
}
