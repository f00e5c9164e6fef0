/** The business account form: its values, its rules (specification, sections 3 and 5) and how its files are named. */
import type { ErrorAnswer } from '../catalogue.ts';
import { optionalLine, requiredLine, requiredMail, telephone, termsMessage } from './fields.ts';
import { brokenRules, type FieldErrors, type Rules } from './rules.ts';

/** Where a business or a director is and is reached, as typed. */
export interface ContactValues {
  address1: string;
  address2: string;
  landlineNo: string;
  mobileNo: string;
  mail: string;
  city: string;
  county: string;
  postCode: string;
}

/** What is asked about a business, as typed. */
export interface BusinessValues extends ContactValues {
  name: string;
  vatNumber: string;
  registrationNumber: string;
}

/** What is asked about a director, as typed. */
export interface DirectorValues extends ContactValues {
  firstName: string;
  middleName: string;
  lastName: string;
}

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

/** What whoever asks for the link again is told, whether or not an account waits for it. */
export const linkSentAgain = 'If the address still waits to be confirmed, a new link is on its way. It works for 24 hours.';

/** Fewest and most directors of one submission. */
export const directorCount = { min: 1, max: 20 } as const;

const emptyContact: ContactValues = {
  address1: '',
  address2: '',
  landlineNo: '',
  mobileNo: '',
  mail: '',
  city: '',
  county: '',
  postCode: '',
};

/** A director of whom nothing is known yet. */
export const emptyDirector: DirectorValues = { firstName: '', middleName: '', lastName: '', ...emptyContact };

/** A business of which nothing is known yet. */
export const emptyBusiness: BusinessValues = { name: '', ...emptyContact, vatNumber: '', registrationNumber: '' };

const contactRules = (mailMessage: string): Rules<ContactValues> => ({
  address1: requiredLine('Address 1 is required'),
  address2: optionalLine,
  landlineNo: telephone,
  mobileNo: telephone,
  mail: requiredMail(mailMessage),
  city: optionalLine,
  county: optionalLine,
  postCode: optionalLine,
});

/** Rules of the business's fields. */
export const businessRules: Rules<BusinessValues> = {
  name: requiredLine('Business name is required'),
  ...contactRules('Business mail is required'),
  vatNumber: requiredLine('VAT Reg No. is required'),
  registrationNumber: requiredLine('Company Reg No. is required'),
};

/** Rules of a director's fields. */
export const directorRules: Rules<DirectorValues> = {
  firstName: requiredLine('First name is required'),
  middleName: optionalLine,
  lastName: requiredLine('Last name is required'),
  ...contactRules('Personal mail is required'),
};

/** Everything that is wrong with a filled-in form, by field path; files are judged by `documents.ts`. */
export function checkAccountForm({ business, directors }: AccountForm): FieldErrors {
  const errors = brokenRules<BusinessValues>(businessRules, business, 'business.');
  if (!business.termsAccepted) errors['business.termsAccepted'] = termsMessage;
  for (const [index, director] of directors.entries()) Object.assign(errors, brokenRules(directorRules, director, `directors[${index}].`));
  return errors;
}

/** Names of the file parts: the business's two proofs of address, and one for each director. */
export const businessProofParts = ['business.proofAddress1', 'business.proofAddress2'] as const;

/** Name of the file part with a director's proof of address. */
export function directorProofPart(index: number): string {
  return `directors[${index}].proofAddress`;
}
