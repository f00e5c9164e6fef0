/** The job application: its values and rules (specification, sections 3 and 5). */
import type { Consent } from './account.ts';
import { optionalLine, requiredLine, requiredMail, requiredTelephone, termsMessage } from './fields.ts';
import { brokenRules, type FieldErrors, type Rules } from './rules.ts';

/** What an applicant types. */
export interface ApplicantValues {
  firstName: string;
  lastName: string;
  city: string;
  county: string;
  postCode: string;
  mobileNo: string;
  mail: string;
  linkedin: string;
}

/** A file inside JSON. */
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

/** An applicant of whom nothing is known yet. */
export const emptyApplicant: ApplicantValues = {
  firstName: '',
  lastName: '',
  city: '',
  county: '',
  postCode: '',
  mobileNo: '',
  mail: '',
  linkedin: '',
};

/** Rules of the applicant's fields. */
export const applicantRules: Rules<ApplicantValues> = {
  firstName: requiredLine('First Name is required'),
  lastName: requiredLine('Last Name is required'),
  city: optionalLine,
  county: optionalLine,
  postCode: optionalLine,
  mobileNo: requiredTelephone('Mobile No. is required'),
  mail: requiredMail('Mail is required'),
  linkedin: optionalLine,
};

/** What a form without a CV says. */
export const cvRequiredMessage = 'CV is required';

/** Everything that is wrong with what was typed, by field path; the CV itself is judged by `documents.ts`. */
export function checkApplicant(values: ApplicantValues & Pick<Consent, 'termsAccepted'>): FieldErrors {
  const errors = brokenRules<ApplicantValues>(applicantRules, values);
  if (!values.termsAccepted) errors['termsAccepted'] = termsMessage;
  return errors;
}
