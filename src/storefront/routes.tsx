import type { BrandPageName } from '../brands/pages.ts';
import { pagePatterns, type PageName } from '../contract/pages.ts';
import { lazyScreen, type LazyScreen } from './navigation/lazyScreen.tsx';
import { cleanAddress } from './navigation/pageAddress.ts';
import { pageOf, type MatchedPage } from './navigation/pageOf.ts';
import { ErrorPage } from './screens/Error/ErrorPage.tsx';

/** A screen and the addresses it answers to. */
export interface ShopRoute {
  /** Patterns as React Router matches them. */
  paths: readonly string[];
  /** The source module, by which the server finds the files to preload. */
  module: string;
  screen: LazyScreen;
  /** The page of the brand whose words it shows; both are fetched together. */
  page?: BrandPageName;
  /** Whether it is shown inside header and footer. */
  layout: boolean;
  /**
   * Whether the server may cache the page until the catalogue changes. Not for pages with openings, which change independently, nor for pages whose
   * address contains the secret of a mail.
   */
  cached: boolean;
}

const homeScreen = lazyScreen(async () => (await import('./screens/Home/Home.tsx')).Home);

/** The screens of the shop (specification, section 2). */
export const routes = {
  home: { paths: pagePatterns.home, module: 'src/storefront/screens/Home/Home.tsx', screen: homeScreen, layout: true, cached: true },
  productList: {
    paths: pagePatterns.productList,
    module: 'src/storefront/screens/ProductList/ProductList.tsx',
    screen: lazyScreen(async () => (await import('./screens/ProductList/ProductList.tsx')).ProductList),
    layout: true,
    cached: true,
  },
  product: {
    paths: pagePatterns.product,
    module: 'src/storefront/screens/Product/Product.tsx',
    screen: lazyScreen(async () => (await import('./screens/Product/Product.tsx')).Product),
    layout: true,
    cached: true,
  },
  careers: {
    paths: pagePatterns.careers,
    module: 'src/storefront/screens/Careers/Careers.tsx',
    screen: lazyScreen(async () => (await import('./screens/Careers/Careers.tsx')).Careers),
    page: 'careers',
    layout: true,
    cached: false,
  },
  jobDetail: {
    paths: pagePatterns.jobDetail,
    module: 'src/storefront/screens/JobDetail/JobDetail.tsx',
    screen: lazyScreen(async () => (await import('./screens/JobDetail/JobDetail.tsx')).JobDetail),
    page: 'careers',
    layout: true,
    cached: false,
  },
  jobApplication: {
    paths: pagePatterns.jobApplication,
    module: 'src/storefront/screens/JobApplication/JobApplication.tsx',
    screen: lazyScreen(async () => (await import('./screens/JobApplication/JobApplication.tsx')).JobApplication),
    page: 'jobApplication',
    layout: true,
    cached: false,
  },
  accountForm: {
    paths: pagePatterns.accountForm,
    module: 'src/storefront/screens/AccountForm/AccountForm.tsx',
    screen: lazyScreen(async () => (await import('./screens/AccountForm/AccountForm.tsx')).AccountForm),
    page: 'accountForm',
    layout: true,
    cached: true,
  },
  about: {
    paths: pagePatterns.about,
    module: 'src/storefront/screens/About/About.tsx',
    screen: lazyScreen(async () => (await import('./screens/About/About.tsx')).About),
    page: 'about',
    layout: true,
    cached: true,
  },
  contact: {
    paths: pagePatterns.contact,
    module: 'src/storefront/screens/Contact/Contact.tsx',
    screen: lazyScreen(async () => (await import('./screens/Contact/Contact.tsx')).Contact),
    page: 'contact',
    layout: true,
    cached: true,
  },
  terms: {
    paths: pagePatterns.terms,
    module: 'src/storefront/screens/Legal/Terms.tsx',
    screen: lazyScreen(async () => (await import('./screens/Legal/Terms.tsx')).Terms),
    page: 'terms',
    layout: true,
    cached: true,
  },
  privacy: {
    paths: pagePatterns.privacy,
    module: 'src/storefront/screens/Legal/Privacy.tsx',
    screen: lazyScreen(async () => (await import('./screens/Legal/Privacy.tsx')).Privacy),
    page: 'privacy',
    layout: true,
    cached: true,
  },
  login: {
    paths: pagePatterns.login,
    module: 'src/storefront/screens/Login/Login.tsx',
    screen: lazyScreen(async () => (await import('./screens/Login/Login.tsx')).Login),
    page: 'access',
    layout: true,
    cached: true,
  },
  resetPassword: {
    paths: pagePatterns.resetPassword,
    module: 'src/storefront/screens/ResetPassword/ResetPassword.tsx',
    screen: lazyScreen(async () => (await import('./screens/ResetPassword/ResetPassword.tsx')).ResetPassword),
    page: 'access',
    layout: true,
    cached: true,
  },
  changePassword: {
    paths: pagePatterns.changePassword,
    module: 'src/storefront/screens/ChangePassword/ChangePassword.tsx',
    screen: lazyScreen(async () => (await import('./screens/ChangePassword/ChangePassword.tsx')).ChangePassword),
    page: 'access',
    layout: true,
    cached: false,
  },
  verifyMail: {
    paths: pagePatterns.verifyMail,
    module: 'src/storefront/screens/VerifyMail/VerifyMail.tsx',
    screen: lazyScreen(async () => (await import('./screens/VerifyMail/VerifyMail.tsx')).VerifyMail),
    layout: false,
    cached: false,
  },
  notSent: {
    paths: pagePatterns.notSent,
    module: 'src/storefront/screens/Error/NotSent.tsx',
    screen: lazyScreen(async () => (await import('./screens/Error/NotSent.tsx')).NotSent),
    layout: false,
    cached: true,
  },
  error: {
    paths: pagePatterns.error,
    module: 'src/storefront/screens/Error/ErrorPage.tsx',
    // The error page is part of the main code, since it may be needed without a network.
    screen: lazyScreen(async () => ErrorPage),
    layout: false,
    cached: true,
  },
} as const satisfies Record<PageName, ShopRoute>;

/** Finds the screen of an address. */
export function routeOf(pathname: string): MatchedPage & { readonly route: ShopRoute } {
  const page = pageOf(pathname);
  return { ...page, route: routes[page.name] };
}

/** Whether the server may cache the page at an address. */
export function isCacheable(address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const { route, known } = routeOf(pathname);
  // An unknown address that leads to a page is redirected, and may hold a secret.
  return route.cached && (known || cleanAddress(address) === undefined);
}
