export { mailFilesOf, removeMailFilesBefore, removeMailFilesOf } from './mailFiles.ts';
export { mailThemes } from './themes.ts';
export { mailStates, type MailRecord } from './outbox.ts';
export { subjectOf } from './templates/index.ts';
export { queueMail } from './queue.ts';
export type { MailKind } from '../database/schema.ts';
export type { Mail } from './mails.ts';

/** Begins to send a mail and sends none, to learn whether the server takes mails. The code that speaks SMTP is loaded for it. */
export const greetSmtp = async (url: string): Promise<void> => (await import('./transports/smtp.ts')).verifySmtp(url);
