/** The API's paths, for the server that declares them, and the addresses of its calls, for the code that makes them. */

import type { ProductQuery } from './catalogue.ts';
import { defaultSorting } from './sorting.ts';

export const apiBase = '/api';

/** The path of a call below {@link apiBase}, as the server declares it. */
export function apiPath(call: string): string {
  return call.slice(apiBase.length);
}

export const mainCategoriesCall = `${apiBase}/categories/mainCategories`;

/** `GET`: the whole category tree. */
export const categoriesCall = `${apiBase}/categories`;

export function productDetailsCall(productId: number | ':id'): string {
  return `${apiBase}/products/details/${productId}`;
}

/** `GET`: the best sellers, asked as the home page asks (specification, section 7). */
export function bestSellersCall(limit: number): string {
  return `${allProductsCall}?limit=${limit}&sortBy=${defaultSorting}`;
}

/** `GET`: products; {@link productsCall} adds the query. */
export const allProductsCall = `${apiBase}/products`;

/** `GET`: products by search, category, brands and tag. One query has one address, so that it can be a cache key. */
export function productsCall(query: ProductQuery): string {
  const parameters = new URLSearchParams({ sorting: query.sorting, limit: String(query.limit), offset: String(query.offset) });
  if (query.search) parameters.set('searchProduct', query.search);
  if (query.categoryId !== undefined) parameters.set('categoryId', String(query.categoryId));
  if (query.tagId !== undefined) parameters.set('tagId', String(query.tagId));
  for (const brand of query.brands) parameters.append('brands', brand);
  for (const value of query.facets ?? []) parameters.append('facet', value);
  if (query.counts) parameters.set('facets', '1');
  if (query.families) parameters.set('families', '1');
  return `${allProductsCall}?${parameters.toString()}`;
}

/** `GET`: suggestions for the beginning of a search; {@link suggestionsCall} adds the text. */
export const allSuggestionsCall = `${allProductsCall}/suggestions`;

export function suggestionsCall(text: string): string {
  return `${allSuggestionsCall}?${new URLSearchParams({ q: text }).toString()}`;
}

export const jobsCall = `${apiBase}/job`;

export function jobCall(id: number | ':id'): string {
  return `${apiBase}/job/${id}`;
}

/** `POST`, multipart: a business asks for an account. */
export const accountFormCall = `${apiBase}/business/accountForm`;

export const jobApplicationCall = `${apiBase}/jobApplication`;

/** `POST`: what staff ask about an account form, by the token of the link. */
export const questionCall = `${apiBase}/business/question`;

/** `POST`, multipart: the answer to it. */
export const answerCall = `${apiBase}/business/answer`;

/** `POST`: a mail address is confirmed by the token of its link. */
export const verifyEmailCall = `${apiBase}/auth/verifyEmail`;

/** `POST`: asks for the link again that confirms a mail address. */
export const resendVerificationCall = `${apiBase}/auth/resendVerification`;

export const contactCall = `${apiBase}/mail/contactUs`;

export const noticeCall = `${apiBase}/mail/priceNotice`;

/** `POST`: name and password for a session token. */
export const loginCall = `${apiBase}/user/login`;

/** `POST`: asks for a link to a new password. */
export const resetPasswordCall = `${apiBase}/user/resetPassword`;

/** `POST`: a new password by the token of a link. */
export const changePasswordCall = `${apiBase}/user/changePassword`;

/** `GET` with the session token: the account it belongs to. */
export const meCall = `${apiBase}/user/me`;

/** `POST` with the session token: ends the session. */
export const logoutCall = `${apiBase}/user/logout`;
