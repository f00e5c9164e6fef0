/** The shop's pages that mails lead to (specification, section 2), as absolute addresses. */
import type { Sender } from './letter.ts';

const link =
  (path: string) =>
  ({ publicUrl }: Sender): string =>
    publicUrl + path;

const tokenLink =
  (path: string) =>
  ({ publicUrl }: Sender, token: string): string =>
    `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;

export const homeLink = link('/');
export const loginLink = link('/login');
export const resetPasswordLink = link('/reset-password');
export const verifyLink = tokenLink('/verifymail');
export const changePasswordLink = tokenLink('/user/change-password');
