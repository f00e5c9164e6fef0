export type { DecidedRecord, MessageRecord } from './staffMessages.ts';
