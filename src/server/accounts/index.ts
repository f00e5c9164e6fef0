export type { AccountDetails, AccountLine, DecidedAccount } from './records.ts';
export { addEvent } from './history.ts';
export { accountStates, decisionNoteMaxLength, type AccountDecision } from './states.ts';
