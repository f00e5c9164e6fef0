import { linkLifetime } from '../limits.ts';

/** The shop's messages after a form was sent, in the exact words of the specification (sections 2, 4 and 8); others are marked as ours. */
export const formMessages = {
  accountSent: 'Success! Check your email and click the verification link. Once verified, we’ll review and approve your account.',
  badRequest: 'Bad request. Please check your input data.',
  applicationSent: 'Data submitted successfully! Please wait for approval.',
  somethingWrong: 'Something went wrong, please try again.',
  messageSent: 'Your message has been sent successfully! We will get back to you soon.',
  messageFailed: 'Something went wrong, please try again. We will get back to you soon.',
  tokenMissing: 'Invalid or missing token.',
  verified: 'Your email has been verified successfully. We will get back to you soon.',
  /** For a used link that is opened again or elsewhere. Ours. */
  verifiedBefore: 'Your email has been verified already. There is nothing left to do.',
  verificationFailed: 'Verification failed. The token may be invalid or expired.',
  loginFailed: 'Incorrect User name or password',
  linkExpired: 'Your link has expired. Please try again.',
  /** For the reference of a submission, whether or not its account waits for a link. Ours. */
  linkSentAgain: `If your address is not confirmed yet, a new link is on its way. It works for ${linkLifetime('verify')}.`,
  /** For the token of a link, whether or not the shop knows it and its account waits for another. Ours. */
  linkRenewed: `If your link was ours and not used yet, a new one is on its way. It works for ${linkLifetime('verify')}.`,
  resetLinkSent: 'Password reset link sent!',
  findResetLink: 'Please check your email for the password reset link.',
  passwordUpdated: 'Password updayted successfully!',
  nowLogIn: 'Please log in with your new password.',
  /** Answers of the call itself. Ours. */
  passwordChanged: 'Your password has been changed.',
  changeFailed: 'Failed to change password. Please try again or contact us.',
} as const;

/** For an application to a job that was closed meanwhile, and the heading of its page; apart, since that page needs none of the others. Ours. */
export const jobClosedMessage = 'This job is no longer open';
