/**
 * Questions of staff about single items of an account form, which the applicant answers on a page of their own. An item is named by the path of what it asks for:
 * `business.vatNumber`, `business.proofAddress1`, `directors[0]` for everything about a director.
 */
import type { BusinessValues, DirectorValues } from './accountFields.ts';
import { businessFields } from './accountFields.ts';
import { namesOf } from './fieldDefinitions.ts';
import { businessProofParts } from './multipart.ts';

/** The fields of a business that can be asked about. Its mail address is none: links confirm it. */
export const askedFields = namesOf(businessFields).filter((name) => name !== 'mail');

/** All that can be asked about an account with so many directors: labels by item, in the order of the form. */
export function questionItems(directors: number): ReadonlyMap<string, string> {
  return new Map([
    ...askedFields.map((name) => [`business.${name}`, businessFields[name].label] as const),
    ...businessProofParts.map((part, index) => [part, `Proof of address ${index + 1}`] as const),
    ...Array.from({ length: directors }, (_, index) => [`directors[${index}]`, `Director ${index + 1}`] as const),
  ]);
}

/** Whether a field is asked for, by its path. */
export const isAsked = (items: readonly string[], path: string): boolean =>
  items.some((item) => path === item || path.startsWith(`${item}.`));

/** The values of an answer: only those that are asked for, directors at their places. */
export interface AnswerValues {
  business: Partial<BusinessValues>;
  directors: readonly (DirectorValues | null)[];
}

/** The message for a proof that is asked for and does not come. */
export const proofMissing = (label: string): string => `${label} is missing`;

/** The shop's messages about questions. */
export const questionMessages = {
  sent: 'Thank you. We have your answer and go on with your account.',
  sentBefore: 'Your answer has come already.',
  unusable: 'This link has ended.',
} as const;
