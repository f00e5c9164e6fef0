/** The job application: its values and rules (specification, sections 3 and 5). */
import type { Consent } from './consent.ts';
import { addressFields } from './addressFields.ts';
import { rulesOf, type TextDefinitions, type ValuesOf } from './fieldDefinitions.ts';
import { nationalTelephone, optionalLine, ownMail, requiredLine, requiredTelephone, termsMessage } from './sharedFields.ts';
import { brokenRules, type FieldErrors } from './rules.ts';

/** Fields about an applicant. A further field needs a line here, one on its screen, and a column. */
export const applicantFields = {
  firstName: { label: 'First Name', rule: requiredLine('First Name is required') },
  lastName: { label: 'Last Name', rule: requiredLine('Last Name is required') },
  mail: { label: 'Mail', rule: ownMail },
  mobileNo: { label: 'Mobile No.', rule: requiredTelephone('Mobile No. is required'), tidy: nationalTelephone },
  city: addressFields.city,
  county: addressFields.county,
  postCode: addressFields.postCode,
  linkedin: { label: 'LinkedIn', rule: optionalLine },
} as const satisfies TextDefinitions;

export type ApplicantValues = ValuesOf<typeof applicantFields>;

export interface EncodedFile {
  fileName: string;
  mimeType: string;
  /** Base64. */
  content: string;
}

/** The body of `POST jobApplication`. */
export interface JobApplication extends ApplicantValues, Consent {
  jobId: number;
  cv: EncodedFile;
}

export const cvRequiredMessage = 'CV is required';

/** All errors of the typed values, by field path; `documents.ts` checks the CV. */
export function checkApplicant(values: ApplicantValues & Pick<Consent, 'termsAccepted'>): FieldErrors {
  const errors = brokenRules<ApplicantValues>(rulesOf(applicantFields), values);
  if (!values.termsAccepted) errors['termsAccepted'] = termsMessage;
  return errors;
}
