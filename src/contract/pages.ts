/** Addresses of the shop's pages (specification, section 2), for the router, links, the sitemap, mails and brands. */

const careers = '/careers';
const jobDetail = `${careers}/job-detail`;
const apply = `${jobDetail}/apply`;

/** The pages' addresses; for a page with a number, a function that makes its address. */
export const paths = {
  home: '/',
  productList: '/product-list',
  product: (productId: number | ':productId') => `/product/${productId}`,
  accountForm: '/account-form',
  /** The account form for a customer who registers another business. */
  anotherAccount: '/account-form?another',
  careers,
  jobDetail: (id: number) => `${jobDetail}?id=${id}`,
  apply: (id: number) => `${apply}?id=${id}`,
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  terms: '/terms&conditions',
  privacy: '/privacy',
  login: '/login',
  resetPassword: '/reset-password',
  changePassword: '/user/change-password',
  verifyMail: '/verifymail',
  /** Where an applicant answers what staff ask; reads a token. */
  answer: '/account-answer',
  /** Where a form leads that the page's script did not send. */
  notSent: '/not-sent',
  error: '/error',
} as const;

/** The patterns that each page answers to, as React Router matches them. */
export const pagePatterns = {
  home: [paths.home],
  productList: [paths.productList, `${paths.productList}/:category`, '/category/:category'],
  product: [paths.product(':productId')],
  careers: [paths.careers],
  jobDetail: [jobDetail],
  jobApplication: [apply],
  accountForm: [paths.accountForm],
  about: [paths.aboutUs],
  contact: [paths.contactUs],
  // The second is how some mail programs and chats rewrite the first.
  terms: [paths.terms, '/terms%26conditions'],
  privacy: [paths.privacy],
  login: [paths.login],
  resetPassword: [paths.resetPassword],
  changePassword: [paths.changePassword],
  verifyMail: [paths.verifyMail],
  answer: [paths.answer],
  notSent: [paths.notSent],
  error: [paths.error],
} as const;

export type PageName = keyof typeof pagePatterns;
