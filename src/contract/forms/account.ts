/** The business account form (specification, sections 3 and 5): how it travels and is judged, and how its files are named. Its fields are in `accountFields.ts`. */
import type { ErrorAnswer } from '../catalogue.ts';
import { businessFields, directorFields, type BusinessValues, type DirectorValues } from './accountFields.ts';
import { rulesOf } from './definitions.ts';
import { termsMessage } from './fields.ts';
import { brokenRules, type FieldErrors } from './rules.ts';

/** Evidence of the consent. The server adds its own time and the connection's address. */
export interface Consent {
  termsAccepted: boolean;
  /** ISO 8601, by the visitor's clock. */
  termsAcceptedAt: string;
  /** The visitor's IP address by a public look-up service; empty when the look-up failed. */
  ipAddress: string;
}

/** The JSON of the multipart part `body`. */
export interface AccountForm {
  business: BusinessValues & Consent;
  directors: DirectorValues[];
}

/** The body of a refusal: as for every call, with the message repeated under the name that the specification's client reads. */
export interface AccountFormRefusal extends ErrorAnswer {
  msg: string;
}

/** The answer to an accepted form. */
export interface AccountFormAnswer {
  message: string;
  /** Reference of the submission: `7K2M-9QXD`. */
  reference: string;
}

/** The body of `POST auth/resendVerification`: one of the two fields, the other empty. */
export interface LinkRequest {
  /** Reference of the submission. */
  reference: string;
  /** Token of an outdated link. */
  token: string;
}

/** All errors of a filled-in form, by field path; `documents.ts` checks files. */
export function checkAccountForm({ business, directors }: AccountForm): FieldErrors {
  const errors = brokenRules<BusinessValues>(rulesOf(businessFields), business, 'business.');
  if (!business.termsAccepted) errors['business.termsAccepted'] = termsMessage;
  for (const [index, director] of directors.entries())
    Object.assign(errors, brokenRules(rulesOf(directorFields), director, `directors[${index}].`));
  return errors;
}

/** Names of the file parts: the business's two proofs of address, and one for each director. */
export const businessProofParts = ['business.proofAddress1', 'business.proofAddress2'] as const;

/** Name of the file part with a director's proof of address. */
export function directorProofPart(index: number): string {
  return `directors[${index}].proofAddress`;
}
