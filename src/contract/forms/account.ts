/** The business account form (specification, sections 3 and 5): how it travels and is judged, and how its files are named. Its fields are in `accountFields.ts`. */
import type { ErrorAnswer } from '../catalogue.ts';
import { businessFields, directorFields, type BusinessValues, type DirectorValues } from './accountFields.ts';
import { rulesOf } from './definitions.ts';
import { termsMessage } from './fields.ts';
import { brokenRules, type FieldErrors } from './rules.ts';

/** How consent was given. The server adds its own clock and the connection's address. */
export interface Consent {
  termsAccepted: boolean;
  /** ISO 8601, by the visitor's clock. */
  termsAcceptedAt: string;
  /** As a public look-up service told the browser; empty when it could not be found out. */
  ipAddress: string;
}

/** The JSON of the multipart part `body`. */
export interface AccountForm {
  business: BusinessValues & Consent;
  directors: DirectorValues[];
}

/** The body of a refusal: that of every other call, and its message once more under the name that the specification's client reads. */
export interface AccountFormRefusal extends ErrorAnswer {
  msg: string;
}

/** What an accepted form is answered. */
export interface AccountFormAnswer {
  message: string;
  /** What the submission is named by: `7K2M-9QXD`. */
  reference: string;
}

/** The body of `POST auth/resendVerification`: one of the two, the other empty. */
export interface LinkRequest {
  /** Of the submission. */
  reference: string;
  /** Of a link that is outdated. */
  token: string;
}

/** Fewest and most directors of one submission. */
export const directorCount = { min: 1, max: 20 } as const;

/** Everything that is wrong with a filled-in form, by field path; files are judged by `documents.ts`. */
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
