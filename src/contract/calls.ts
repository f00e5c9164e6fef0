/** The addresses of the API's calls. */

import type { ProductQuery } from './catalogue.ts';
import { defaultSorting } from './sorting.ts';

const base = '/api';

/** `GET`: the main categories. */
export const mainCategoriesCall = `${base}/categories/mainCategories`;

/** `GET`: the whole category tree. */
export const categoriesCall = `${base}/categories`;

/** `GET`: one product with its related products. */
export function productDetailsCall(productId: number): string {
  return `${base}/products/details/${productId}`;
}

/** `GET`: the best sellers, asked as the home page asks (specification, section 7). */
export function bestSellersCall(limit: number): string {
  return `${base}/products?limit=${limit}&sortBy=${defaultSorting}`;
}

/** `GET`: products by search, category, brands and tag. One query has one address, so that it can be a cache key. */
export function productsCall(query: ProductQuery): string {
  const parameters = new URLSearchParams({ sorting: query.sorting, limit: String(query.limit), offset: String(query.offset) });
  if (query.search) parameters.set('searchProduct', query.search);
  if (query.categoryId !== undefined) parameters.set('categoryId', String(query.categoryId));
  if (query.tagId !== undefined) parameters.set('tagId', String(query.tagId));
  for (const brand of query.brands) parameters.append('brands', brand);
  return `${base}/products?${parameters.toString()}`;
}

/** `GET`: all openings. */
export const jobsCall = `${base}/job`;

/** `GET`: one opening. */
export function jobCall(id: number): string {
  return `${base}/job/${id}`;
}

/** `POST`, multipart: a business asks for an account. */
export const accountFormCall = `${base}/business/accountForm`;

/** `POST`: somebody applies for a job. */
export const jobApplicationCall = `${base}/jobApplication`;

/** `POST`: a mail address is confirmed by the token of its link. */
export const verifyEmailCall = `${base}/auth/verifyEmail`;

/** `POST`: asks for the link again that confirms a mail address. */
export const resendVerificationCall = `${base}/auth/resendVerification`;

/** `POST`: a message to the company. */
export const contactCall = `${base}/mail/contactUs`;

/** `POST`: somebody wants to be told when prices open. */
export const noticeCall = `${base}/mail/priceNotice`;

/** `POST`: name and password for a session token. */
export const loginCall = `${base}/user/login`;

/** `POST`: asks for a link to a new password. */
export const resetPasswordCall = `${base}/user/resetPassword`;

/** `POST`: a new password by the token of a link. */
export const changePasswordCall = `${base}/user/changePassword`;

/** `GET` with the session token: whose it is. */
export const meCall = `${base}/user/me`;

/** `POST` with the session token: ends the session. */
export const logoutCall = `${base}/user/logout`;
