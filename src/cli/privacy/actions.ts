/** Actions on personal data. */
import type { BrandRetention } from '../../brands/types.ts';
import { erasePerson, exportPerson, type ErasureResult, type PersonalRecord } from '../../server/privacy/person.ts';
import { applyRetention, type RetentionResult } from '../../server/privacy/retention.ts';
import type { Action } from '../actions.ts';

/** Applies the periods, or counts what that would take away. Gives one result for each period. */
export const runRetention: Action<{ readonly periods: BrandRetention; readonly isDryRun: boolean }, RetentionResult> = async function* (
  parts,
  input,
) {
  for await (const { periods, isDryRun } of input) yield* await applyRetention(parts, periods, { isDryRun });
};

/** Gives everything that is kept of a person. */
export const readPerson: Action<{ readonly mail: string }, PersonalRecord> = async function* (parts, input) {
  for await (const { mail } of input) yield* exportPerson(parts, mail);
};

/** Erases a person. Gives what was erased. */
export const removePerson: Action<{ readonly mail: string }, ErasureResult> = async function* (parts, input) {
  for await (const { mail } of input) yield await erasePerson(parts, mail);
};
