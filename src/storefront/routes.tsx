import type { ComponentType } from 'react';
import type { BrandPageName } from '../brands/pages.ts';
import type { PageName } from '../contract/pages.ts';
import { lazyScreen, type LazyScreen } from './navigation/lazyScreen.tsx';
import { pageOf, type MatchedPage } from './navigation/pageOf.ts';
import { ErrorPage } from './screens/Error/ErrorPage.tsx';

export interface ShopRoute {
  screen: LazyScreen;
  /** The page of the brand whose words it shows; both are fetched together. */
  page: BrandPageName | undefined;
  /** Whether it is shown inside header and footer. */
  layout: boolean;
}

const inLayout = (load: () => Promise<ComponentType>, page?: BrandPageName): ShopRoute => ({
  screen: lazyScreen(load),
  page,
  layout: true,
});

const bare = (load: () => Promise<ComponentType>): ShopRoute => ({ screen: lazyScreen(load), page: undefined, layout: false });

/** The screens of the shop (specification, section 2). */
export const routes: Readonly<Record<PageName, ShopRoute>> = {
  home: inLayout(async () => (await import('./screens/Home/Home.tsx')).Home),
  productList: inLayout(async () => (await import('./screens/ProductList/ProductList.tsx')).ProductList),
  product: inLayout(async () => (await import('./screens/Product/Product.tsx')).Product),
  careers: inLayout(async () => (await import('./screens/Careers/Careers.tsx')).Careers, 'careers'),
  jobDetail: inLayout(async () => (await import('./screens/JobDetail/JobDetail.tsx')).JobDetail, 'careers'),
  jobApplication: inLayout(async () => (await import('./screens/JobApplication/JobApplication.tsx')).JobApplication, 'jobApplication'),
  accountForm: inLayout(async () => (await import('./screens/AccountForm/AccountForm.tsx')).AccountForm, 'accountForm'),
  about: inLayout(async () => (await import('./screens/About/About.tsx')).About, 'about'),
  contact: inLayout(async () => (await import('./screens/Contact/Contact.tsx')).Contact, 'contact'),
  terms: inLayout(async () => (await import('./screens/Legal/Terms.tsx')).Terms, 'terms'),
  privacy: inLayout(async () => (await import('./screens/Legal/Privacy.tsx')).Privacy, 'privacy'),
  login: inLayout(async () => (await import('./screens/Login/Login.tsx')).Login, 'access'),
  resetPassword: inLayout(async () => (await import('./screens/ResetPassword/ResetPassword.tsx')).ResetPassword, 'access'),
  changePassword: inLayout(async () => (await import('./screens/ChangePassword/ChangePassword.tsx')).ChangePassword, 'access'),
  verifyMail: bare(async () => (await import('./screens/VerifyMail/VerifyMail.tsx')).VerifyMail),
  answer: inLayout(async () => (await import('./screens/Answer/Answer.tsx')).Answer),
  notSent: bare(async () => (await import('./screens/Error/NotSent.tsx')).NotSent),
  // Part of the main code, since it may be needed without a network.
  error: bare(async () => ErrorPage),
};

export function routeOf(pathname: string): MatchedPage & { readonly route: ShopRoute } {
  const page = pageOf(pathname);
  return { ...page, route: routes[page.name] };
}
