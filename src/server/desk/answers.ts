/** The answers of the desk's calls, which its screens read. Nothing here brings code of the server along, and nothing of the server reads it. */
export * from './terms.ts';
export type { AccountDetails } from '../accounts/records.ts';
export type { AskedQuestion } from '../accounts/review.ts';
export { saidWarnings } from '../accounts/states.ts';
export type { RelatedAccount } from '../accounts/related.ts';
export type { FewFoundLine } from '../catalogue/fewFound.ts';
export type { MailRecord } from '../mail/index.ts';
export type { ApplicationRecord, JobRecord } from '../careers/index.ts';
export type { CaseAnswer, RecordAnswer } from './case.ts';
export type { AddedMember, MemberLine } from './members.ts';
export type { ProductAnswer, ProductLine } from '../catalogue/staffProducts.ts';
export type { SessionLine } from './sessions.ts';
export type { RecoveryAnswer, SetupAnswer } from './signInRoutes.ts';
export type { RangeState } from './work.ts';
export type { BrandLetters } from '../../brands/letters.ts';
export type { PersonLine, PersonSummary } from '../privacy/person.ts';
export type { MessageRecord } from '../contact/index.ts';
export type { StaffRole } from '../database/schema.ts';
