export { filedMailsOf, removeFiledMailsBefore, removeFiledMailsOf } from './filed.ts';
export { queueMail } from './queue.ts';
export type { Mail, MailKind } from './mails.ts';
