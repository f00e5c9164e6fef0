import { loadBrand, type BrandName } from '../brands/index.ts';
import type { BrandExtras, BrandPageName, BrandPages } from '../brands/pages.ts';
import type { Brand } from '../brands/types.ts';
import { useBrand } from './BrandContext.tsx';
import { loadOnce, type LoadOnce } from '../kit/utils/loadOnce.ts';

/** Texts of pages by the brand's function that loads them, so that each is loaded once. */
const pages = new WeakMap<() => Promise<unknown>, LoadOnce<unknown>>();

function pageBy(load: () => Promise<unknown>): LoadOnce<unknown> {
  const page = pages.get(load) ?? loadOnce(load);
  pages.set(load, page);
  return page;
}

export function loadPageOf(brand: Brand, page: BrandPageName): Promise<unknown> {
  return pageBy(brand.pages[page]).preload();
}

/**
 * Fetches a brand, and the words of one of its pages. With both there, the screen that shows them renders at once: so the server's HTML and the
 * first render in the browser are the same.
 */
export async function loadBrandWith(name: BrandName, page: BrandPageName | undefined): Promise<Brand> {
  const brand = await loadBrand(name);
  if (page) await loadPageOf(brand, page);
  return brand;
}

const noExtras: BrandExtras = {};

/** Fetches a brand's extras, so that its parts render at once. */
export async function loadExtrasOf({ extras }: Brand): Promise<unknown> {
  return extras && pageBy(extras).preload();
}

/** The brand's extras; suspends while they load. */
export function useBrandExtras(): BrandExtras {
  const { extras } = useBrand();
  return extras ? (pageBy(extras).useValue() as BrandExtras) : noExtras;
}

/** The words of a page of the brand; suspends while they load. */
export function useBrandPage<Name extends BrandPageName>(name: Name): Awaited<ReturnType<BrandPages[Name]>> {
  return pageBy(useBrand().pages[name]).useValue() as Awaited<ReturnType<BrandPages[Name]>>;
}
