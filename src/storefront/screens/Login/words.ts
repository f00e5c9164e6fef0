export const words = {
  description: 'Log in to your business account with your user name or e-mail address. New customers register here for trade prices.',
  remember: 'Remember me',
  forgot: 'Forgot password',
} as const;
