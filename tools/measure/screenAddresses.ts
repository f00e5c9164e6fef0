import { paths } from '../../src/contract/pages.ts';

/**
 * An address of every screen, for measurements. The page that verifies a mail has no token, since an unknown one would cause
 * a failed request; the page for a new password sends no request before its form is sent.
 */
export const screenAddresses = {
  home: paths.home,
  'product list': paths.productList,
  product: paths.product(1),
  careers: paths.careers,
  'job detail': paths.jobDetail(1),
  'job application': paths.apply(1),
  'account form': paths.accountForm,
  'about us': paths.aboutUs,
  'contact us': paths.contactUs,
  terms: paths.terms,
  privacy: paths.privacy,
  login: paths.login,
  'reset password': paths.resetPassword,
  'change password': `${paths.changePassword}?token=unknown`,
  'verify mail': paths.verifyMail,
  answer: paths.answer,
  error: paths.error,
  'not sent': paths.notSent,
} as const;
