/** The business account form (specification, sections 3 and 5): how it travels and is judged. Its fields are in `accountFields.ts`, the names of its parts in `multipart.ts`. */
import type { ErrorAnswer } from '../catalogue.ts';
import { businessFields, directorFields, type BusinessValues, type DirectorValues } from './accountFields.ts';
import { rulesOf } from './fieldDefinitions.ts';
import { termsMessage } from './sharedFields.ts';
import type { Consent } from './consent.ts';
import { brokenRules, type FieldErrors } from './rules.ts';

/** The JSON of the part with the values. */
export interface AccountForm {
  business: BusinessValues & Consent;
  directors: DirectorValues[];
}

/** The body of a refusal: as for every call, with the message repeated under the name that the specification's client reads. */
export interface AccountFormRefusal extends ErrorAnswer {
  msg: string;
}

/** The body of `POST auth/resendVerification`: one of the two fields, the other empty. */
export interface LinkRequest {
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
