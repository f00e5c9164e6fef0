/**
 * An address of every screen, for measurements. The page that verifies a mail has no token, since an unknown one would cause
 * a failed request; the page for a new password sends no request before its form is sent.
 */
export const screenAddresses = {
  home: '/',
  'product list': '/product-list',
  product: '/product/1',
  careers: '/careers',
  'job detail': '/careers/job-detail?id=1',
  'job application': '/careers/job-detail/apply?id=1',
  'account form': '/account-form',
  'about us': '/about-us',
  'contact us': '/contact-us',
  terms: '/terms&conditions',
  privacy: '/privacy',
  login: '/login',
  'reset password': '/reset-password',
  'change password': '/user/change-password?token=unknown',
  'verify mail': '/verifymail',
  error: '/error',
} as const;
