export { filedMailsOf, removeFiledMailsBefore, removeFiledMailsOf } from './filed.ts';
export { queueMail } from './queue.ts';
export type { MailKind } from '../database/schema.ts';
export type { Mail } from './mails.ts';
