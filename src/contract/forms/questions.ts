/** Staff ask about items of an account form, named by path: `business.vatNumber`, `business.proofAddress1`, `directors[0]` for all about a director. */
import { businessFields } from './accountFields.ts';
import { namesOf } from './fieldDefinitions.ts';
import { businessProofLabels, businessProofParts } from './multipart.ts';

/** The fields of a business that can be asked about. Its mail address is none: links confirm it. */
export const askedFields = namesOf(businessFields).filter((name) => name !== 'mail');

/** All that can be asked about an account with so many directors: labels by item, in the order of the form. */
export const questionItems = (directors: number): ReadonlyMap<string, string> =>
  new Map([
    ...askedFields.map((name) => [`business.${name}`, businessFields[name].label] as const),
    ...businessProofParts.map((part) => [part, businessProofLabels[part]] as const),
    ...Array.from({ length: directors }, (_, index) => [`directors[${index}]`, `Director ${index + 1}`] as const),
  ]);

export const isAsked = (items: readonly string[], path: string): boolean =>
  items.some((item) => path === item || path.startsWith(`${item}.`));

export const questionMessages = {
  sent: 'Thank you. We have your answer and go on with your account.',
  sentBefore: 'Your answer has come already.',
  ended: 'This link has ended.',
  proofMissing: (label: string) => `${label} is missing`,
} as const;
