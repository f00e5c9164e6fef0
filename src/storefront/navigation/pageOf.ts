import { matchPath } from 'react-router-dom';
import { pagePatterns, type PageName } from '../../contract/pages.ts';

export interface MatchedPage {
  readonly name: PageName;
  readonly parameters: Readonly<Record<string, string | undefined>>;
  /** Whether the address is one of the shop's; an unknown one shows home, as specified. */
  readonly known: boolean;
}

/** The named parts of a path as they read; one that cannot be decoded stays as it is. */
function decoded(parameters: MatchedPage['parameters']): MatchedPage['parameters'] {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, value && decodeText(value)]));
}

/** Decodes the percent signs of an address; those that stand for nothing stay. */
export function decodeText(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/giu, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

export function pageOf(pathname: string): MatchedPage {
  for (const [name, patterns] of Object.entries(pagePatterns) as [PageName, readonly string[]][]) {
    for (const pattern of patterns) {
      const match = matchPath(pattern, pathname);
      if (match) return { name, parameters: decoded(match.params), known: true };
    }
  }
  return { name: 'home', parameters: {}, known: false };
}
