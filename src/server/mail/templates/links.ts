/** The shop's pages that mails lead to (specification, section 2), as absolute addresses. */
import { paths } from '../../../contract/pages.ts';
import type { Sender } from './letter.ts';

const link =
  (path: string) =>
  ({ publicUrl }: Sender): string =>
    publicUrl + path;

const tokenLink =
  (path: string) =>
  ({ publicUrl }: Sender, token: string): string =>
    `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;

export const homeLink = link(paths.home);
export const loginLink = link(paths.login);
export const resetPasswordLink = link(paths.resetPassword);
export const verifyLink = tokenLink(paths.verifyMail);
export const answerLink = tokenLink(paths.answer);
export const changePasswordLink = tokenLink(paths.changePassword);
