/** The account form's values on the screen, and their conversion for the API. */
import {
  businessFields,
  directorFields,
  type BusinessValues,
  type DirectorValues,
  type TypedBusinessField,
} from '../../../contract/forms/accountFields.ts';
import { addressFields } from '../../../contract/forms/addressFields.ts';
import type { AccountForm } from '../../../contract/forms/accountForm.ts';
import { bodyPart, businessProofParts, directorProofPart } from '../../../contract/forms/multipart.ts';
import type { Consent } from '../../../contract/forms/consent.ts';
import { emptyValuesOf, storedAsTypedOf, pickValues } from '../../../contract/forms/fieldDefinitions.ts';
import type { ChosenFiles } from '../../forms/unreadableFiles.ts';
import type { SentAlong } from '../../forms/UploadForm.tsx';

export interface BusinessFormValues extends BusinessValues, Omit<Consent, 'ipAddress'> {
  /** The typed texts of fields that have been tidied since. */
  typed: Partial<Record<TypedBusinessField, string>>;
  proofAddress1?: File;
  proofAddress2?: File;
}

export interface DirectorFormValues extends DirectorValues {
  /** Whether the address is that of the business; then the own address fields are hidden. */
  sameAddress: boolean;
  proofAddress?: File;
}

/** The whole form. A field's name is its path here, and in the API's messages. */
export interface AccountFormValues {
  business: BusinessFormValues;
  directors: readonly DirectorFormValues[];
}

export const newDirector: DirectorFormValues = { ...emptyValuesOf(directorFields), sameAddress: false };

export const emptyAccountForm: AccountFormValues = {
  business: { ...emptyValuesOf(businessFields), typed: {}, termsAccepted: false, termsAcceptedAt: '' },
  directors: [newDirector],
};

/** All chosen files, by the path of their field, which is also the name of their part. */
export function filesOf({ business, directors }: AccountFormValues): ChosenFiles {
  const parts: readonly (readonly [string, File | undefined])[] = [
    [businessProofParts[0], business.proofAddress1],
    [businessProofParts[1], business.proofAddress2],
    ...directors.map(({ proofAddress }, index) => [directorProofPart(index), proofAddress] as const),
  ];
  return parts.flatMap(([part, file]) => (file ? [[part, file] as const] : []));
}

/** The value of a field as it was typed: the noted text, if the field still has the value that was made from it. */
function asTyped({ typed, ...business }: BusinessFormValues, field: TypedBusinessField): string {
  const noted = typed[field] ?? business[field];
  return businessFields[field].tidy(noted) === business[field] ? noted : business[field];
}

/**
 * The JSON of the part `body`. Tidied fields are sent as they were typed: the server tidies them again, and stores both for the
 * reviewer. Directors with the address of the business get a copy of it.
 */
export function toAccountForm({ business, directors }: AccountFormValues, ipAddress: string): AccountForm {
  const { proofAddress1: _first, proofAddress2: _second, typed: _typed, ...known } = business;
  const address = pickValues(addressFields, business);
  return {
    business: {
      ...known,
      ...Object.fromEntries(storedAsTypedOf(businessFields).map((field) => [field, asTyped(business, field)])),
      ipAddress,
    },
    directors: directors.map(({ sameAddress, proofAddress: _proof, ...director }) => ({ ...director, ...(sameAddress ? address : {}) })),
  };
}

/** The multipart body: the values as JSON, then each file in a part of its own. */
export function toMultipart(values: AccountFormValues, { ipAddress, check }: SentAlong): FormData {
  const form = new FormData();
  form.set(bodyPart, JSON.stringify({ ...toAccountForm(values, ipAddress), check }));
  for (const [part, file] of filesOf(values)) form.set(part, file, file.name);
  return form;
}
