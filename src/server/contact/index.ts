export type { MessageRecord } from './messages.ts';
