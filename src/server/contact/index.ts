export type { MessageRecord } from './staffMessages.ts';
