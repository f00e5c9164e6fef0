/**
 * Every screen by an address of it: where what is measured of each is measured. The mail is verified as without a token, since an unknown one would show
 * a failed request; a new password asks nothing before it is sent.
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
