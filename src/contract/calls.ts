/** The API's paths, for the server that declares them, and the addresses of its calls, for who makes them. */

import type { ProductQuery } from './catalogue.ts';
import { defaultSorting } from './sorting.ts';

/** What every path of the API begins with. */
export const apiBase = '/api';

/** The paths below {@link apiBase}, as Fastify declares them. */
export const apiPaths = {
  mainCategories: '/categories/mainCategories',
  categories: '/categories',
  products: '/products',
  productDetails: '/products/details/:id',
  jobs: '/job',
  job: '/job/:id',
  accountForm: '/business/accountForm',
  jobApplication: '/jobApplication',
  verifyEmail: '/auth/verifyEmail',
  resendVerification: '/auth/resendVerification',
  contact: '/mail/contactUs',
  notice: '/mail/priceNotice',
  login: '/user/login',
  resetPassword: '/user/resetPassword',
  changePassword: '/user/changePassword',
  me: '/user/me',
  logout: '/user/logout',
} as const;

/** A path with its number filled in. */
const withId = (path: string, id: number): string => `${apiBase}${path.replace(':id', String(id))}`;

/** `GET`: the main categories. */
export const mainCategoriesCall = `${apiBase}${apiPaths.mainCategories}`;

/** `GET`: the whole category tree. */
export const categoriesCall = `${apiBase}${apiPaths.categories}`;

/** `GET`: one product with its related products. */
export function productDetailsCall(productId: number): string {
  return withId(apiPaths.productDetails, productId);
}

/** `GET`: the best sellers, asked as the home page asks (specification, section 7). */
export function bestSellersCall(limit: number): string {
  return `${apiBase}${apiPaths.products}?limit=${limit}&sortBy=${defaultSorting}`;
}

/** `GET`: products by search, category, brands and tag. One query has one address, so that it can be a cache key. */
export function productsCall(query: ProductQuery): string {
  const parameters = new URLSearchParams({ sorting: query.sorting, limit: String(query.limit), offset: String(query.offset) });
  if (query.search) parameters.set('searchProduct', query.search);
  if (query.categoryId !== undefined) parameters.set('categoryId', String(query.categoryId));
  if (query.tagId !== undefined) parameters.set('tagId', String(query.tagId));
  for (const brand of query.brands) parameters.append('brands', brand);
  return `${apiBase}${apiPaths.products}?${parameters.toString()}`;
}

/** `GET`: all openings. */
export const jobsCall = `${apiBase}${apiPaths.jobs}`;

/** `GET`: one opening. */
export function jobCall(id: number): string {
  return withId(apiPaths.job, id);
}

/** `POST`, multipart: a business asks for an account. */
export const accountFormCall = `${apiBase}${apiPaths.accountForm}`;

/** `POST`: somebody applies for a job. */
export const jobApplicationCall = `${apiBase}${apiPaths.jobApplication}`;

/** `POST`: a mail address is confirmed by the token of its link. */
export const verifyEmailCall = `${apiBase}${apiPaths.verifyEmail}`;

/** `POST`: asks for the link again that confirms a mail address. */
export const resendVerificationCall = `${apiBase}${apiPaths.resendVerification}`;

/** `POST`: a message to the company. */
export const contactCall = `${apiBase}${apiPaths.contact}`;

/** `POST`: somebody wants to be told when prices open. */
export const noticeCall = `${apiBase}${apiPaths.notice}`;

/** `POST`: name and password for a session token. */
export const loginCall = `${apiBase}${apiPaths.login}`;

/** `POST`: asks for a link to a new password. */
export const resetPasswordCall = `${apiBase}${apiPaths.resetPassword}`;

/** `POST`: a new password by the token of a link. */
export const changePasswordCall = `${apiBase}${apiPaths.changePassword}`;

/** `GET` with the session token: whose it is. */
export const meCall = `${apiBase}${apiPaths.me}`;

/** `POST` with the session token: ends the session. */
export const logoutCall = `${apiBase}${apiPaths.logout}`;
