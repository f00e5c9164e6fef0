export { mailFilesOf, removeMailFilesBefore, removeMailFilesOf } from './mailFiles.ts';
export { greetSmtp } from './greet.ts';
export { mailThemes } from './themes.ts';
export { mailStates, type MailRecord } from './outbox.ts';
export { subjectOf } from './templates/index.ts';
export { queueMail } from './queue.ts';
export type { MailKind } from '../database/schema.ts';
export type { Mail } from './mails.ts';
