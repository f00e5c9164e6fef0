import { createContext, use, useEffect } from 'react';
import type { Thing } from './seo/thing.ts';

/** A picture that a shared link shows. */
export interface SharedPicture {
  /** Path of the picture. */
  src: string;
  /** What is to be seen on it. */
  alt: string;
  /** In pixels. */
  width: number;
  /** In pixels, where it is known. */
  height?: number;
}

/** What a page tells robots, as the content of its element: nothing when it may be found like any other. */
export function robotsOf({ noindex, nofollow }: Pick<PageHead, 'noindex' | 'nofollow'>): string | undefined {
  return noindex ? `noindex${nofollow ? ', nofollow' : ''}` : undefined;
}

/** What a page tells browsers and search engines about itself. */
export interface PageHead {
  /** Of this page alone; the brand's name is added. */
  title: string;
  description?: string;
  /** Path with query that stands for all addresses of this page. Absent: the page has none. */
  canonical?: string;
  /** Keeps the page out of search engines; its links are followed all the same. It then has no canonical address either. Default: `false`. */
  noindex?: boolean;
  /** Also keeps search engines from following its links, where those lead to ever more such pages. Default: `false`. */
  nofollow?: boolean;
  /** What a shared link shows. Default: the brand's picture. Only the server reads it. */
  picture?: SharedPicture | undefined;
  /** What a shared link is to. Default: `website`. Only the server reads it. */
  kind?: 'website' | 'product' | 'article';
  /** Id of the element that a page just opened begins at instead of at its top. Only the server reads it. */
  startsAt?: string | undefined;
  /** What the page tells search engines (`seo/structuredData.ts`). Only the server reads it. */
  structuredData?: readonly Thing[] | undefined;
}

/** Takes what a page says while it is rendered on the server. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

/** What all pages share. */
export const HeadDefaults = createContext<{ siteName: string; description: string; publicUrl: string }>({
  siteName: '',
  description: '',
  publicUrl: '',
});

/** Origin of the shop's own addresses, without a slash at its end. */
export function usePublicUrl(): string {
  return use(HeadDefaults).publicUrl;
}

/** The words of the title bar. */
export function documentTitle(head: PageHead, siteName: string): string {
  return head.title === siteName ? siteName : `${head.title} – ${siteName}`;
}

function setElement(selector: string, make: () => Element, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(make());
  element.setAttribute(attribute, value);
}

const element = (name: string, attribute: string, value: string) => () => {
  const made = document.createElement(name);
  made.setAttribute(attribute, value);
  return made;
};

/** Names the page: in the server's HTML, and in the title bar and the head as the visitor moves on. */
export function usePageHead(head: PageHead): void {
  const { siteName, description, publicUrl } = use(HeadDefaults);
  use(HeadCollector)?.(head);
  const title = documentTitle(head, siteName);
  const text = head.description ?? description;
  const canonical = head.canonical === undefined || head.noindex ? undefined : publicUrl + head.canonical;
  const robots = robotsOf(head);
  useEffect(() => {
    document.title = title;
    setElement('meta[name="description"]', element('meta', 'name', 'description'), 'content', text);
    setElement('link[rel="canonical"]', element('link', 'rel', 'canonical'), 'href', canonical);
    setElement('meta[name="robots"]', element('meta', 'name', 'robots'), 'content', robots);
  }, [title, text, canonical, robots]);
}
