import { createContext, use, useEffect } from 'react';

/** A thing of schema.org, for search engines. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

export interface SharedPicture {
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  /** In pixels, where it is known. */
  height?: number;
}

/** Content of a page's `robots` element; undefined when search engines may list the page. */
export function robotsOf({ noindex, nofollow }: Pick<PageHead, 'noindex' | 'nofollow'>): string | undefined {
  return noindex ? `noindex${nofollow ? ', nofollow' : ''}` : undefined;
}

export interface PageHead {
  /** Title of this page; the brand's name is added. */
  title: string;
  description?: string;
  /** The canonical address of this page, as path and query. Absent: the page has none. */
  canonical?: string;
  /** Whether search engines must not list the page; they still follow its links. Such a page has no canonical address. Default: `false`. */
  noindex?: boolean;
  /** Whether search engines must not follow its links either, because they lead to ever more such pages. Default: `false`. */
  nofollow?: boolean;
  /** Picture of a shared link. Default: the brand's picture. Only the server reads it. */
  picture?: SharedPicture | undefined;
  /** Kind of page for a shared link. Default: `website`. Only the server reads it. */
  kind?: 'website' | 'product' | 'article';
  /** Structured data for search engines (`seo/structuredData.ts`). Only the server reads it. */
  structuredData?: readonly Thing[] | undefined;
}

/** Collects a page's head while the server renders it. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Facts of all heads. */
export const HeadDefaults = createContext<{ siteName: string; description: string; publicUrl: string }>({
  siteName: '',
  description: '',
  publicUrl: '',
});

/** Origin of the shop's own addresses, without a slash at its end. */
export const usePublicUrl = (): string => use(HeadDefaults).publicUrl;

export function documentTitle(head: PageHead, siteName: string): string {
  return head.title === siteName ? siteName : `${head.title} – ${siteName}`;
}

/** Sets the one element of a kind, `<meta name="robots" content="…">` or `<link rel="canonical" href="…">`; without a value there is none. */
function setElement(name: 'meta' | 'link', kind: string, value: string | undefined): void {
  const [key, attribute] = name === 'meta' ? (['name', 'content'] as const) : (['rel', 'href'] as const);
  const element = document.head.querySelector(`${name}[${key}="${kind}"]`) ?? document.createElement(name);
  if (value === undefined) return element.remove();
  element.setAttribute(key, kind);
  element.setAttribute(attribute, value);
  return document.head.append(element);
}

/** Sets the page's head: in the server's HTML, and in the browser as the visitor moves on. */
export function usePageHead(head: PageHead): void {
  const { siteName, description, publicUrl } = use(HeadDefaults);
  use(HeadCollector)?.(head);
  const title = documentTitle(head, siteName);
  const text = head.description ?? description;
  const canonical = head.canonical === undefined || head.noindex ? undefined : publicUrl + head.canonical;
  const robots = robotsOf(head);
  useEffect(() => {
    document.title = title;
    setElement('meta', 'description', text);
    setElement('link', 'canonical', canonical);
    setElement('meta', 'robots', robots);
  }, [title, text, canonical, robots]);
}
