/** Fields about a business and its directors (specification, sections 3 and 5). A further field needs a line here, one on its screen, and a column. */
import { addressFields } from './addressFields.ts';
import { type StoredAsTyped, type TextDefinitions, type ValuesOf } from './fieldDefinitions.ts';
import { nationalTelephone, optionalLine, requiredLine, requiredMail, telephone } from './sharedFields.ts';
import { companyNumberWarning, deliveryWarning, normaliseCompanyNumber, normaliseVatNumber, vatNumberWarning } from './identifiers.ts';

const telephoneFields = {
  landlineNo: { label: 'Landline No.', rule: telephone, tidy: nationalTelephone },
  mobileNo: { label: 'Mobile No.', rule: telephone, tidy: nationalTelephone },
} as const satisfies TextDefinitions;

/** Fields that distinguish a business from others; address and contact are apart. */
export const identityFields = {
  name: { label: 'Business name', rule: requiredLine('Business name is required') },
  vatNumber: {
    label: 'VAT Reg No.',
    rule: requiredLine('VAT Reg No. is required'),
    tidy: normaliseVatNumber,
    storesTyped: true,
    warn: vatNumberWarning,
  },
  registrationNumber: {
    label: 'Company Reg No.',
    rule: requiredLine('Company Reg No. is required'),
    tidy: normaliseCompanyNumber,
    storesTyped: true,
    warn: companyNumberWarning,
  },
} as const satisfies TextDefinitions;

export const businessFields = {
  ...identityFields,
  ...addressFields,
  postCode: { ...addressFields.postCode, storesTyped: true, warnReviewer: deliveryWarning },
  mail: { label: 'Business mail', rule: requiredMail('Business mail is required') },
  ...telephoneFields,
} as const satisfies TextDefinitions;

export const directorFields = {
  firstName: { label: 'First name', rule: requiredLine('First name is required') },
  middleName: { label: 'Middle name', rule: optionalLine },
  lastName: { label: 'Last name', rule: requiredLine('Last name is required') },
  ...addressFields,
  mail: { label: 'Personal mail', rule: requiredMail('Personal mail is required') },
  ...telephoneFields,
} as const satisfies TextDefinitions;

export type BusinessValues = ValuesOf<typeof businessFields>;

export type DirectorValues = ValuesOf<typeof directorFields>;

/** The fields of a business whose typed text is stored beside the tidied one. */
export type TypedBusinessField = StoredAsTyped<typeof businessFields>;
