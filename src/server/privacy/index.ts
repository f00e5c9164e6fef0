export { mailFile, type ErasureAnswer, type ErasureResult, type PersonalRecord } from './person.ts';
export type { RetentionAnswer } from './staff.ts';
