import type { ComponentType } from 'react';
import type { BrandPageName } from '../brands/pages.ts';
import type { PageName } from '../contract/pages.ts';
import { lazyPart, type LazyPart } from '../kit/utils/lazyPart.tsx';
import { preloadParts } from './navigation/deferredPart.tsx';
import { pageOf, type MatchedPage } from './navigation/pageOf.ts';
import { screenFailure } from './navigation/screenFailure.tsx';
import { ErrorPage } from './screens/Error/ErrorPage.tsx';

export interface ShopRoute {
  screen: LazyPart<object>;
  /** The page of the brand whose words it shows; both are fetched together. */
  page: BrandPageName | undefined;
  /** Whether it is shown inside header and footer. */
  layout: boolean;
}

let hasFirst = false;

/** A screen. After the first, whose parts are in the server's HTML, each is fetched with its parts, so that none appears late or is missing without a network. */
const screenOf = (load: () => Promise<ComponentType>): LazyPart<object> =>
  lazyPart(async () => {
    const isFirst = !hasFirst;
    hasFirst = true;
    const Screen = await load();
    if (!isFirst) await preloadParts().catch(console.error);
    return Screen;
  }, screenFailure);

const inLayout = (load: () => Promise<ComponentType>, page?: BrandPageName): ShopRoute => ({
  screen: screenOf(load),
  page,
  layout: true,
});

const bare = (load: () => Promise<ComponentType>): ShopRoute => ({ screen: screenOf(load), page: undefined, layout: false });

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
