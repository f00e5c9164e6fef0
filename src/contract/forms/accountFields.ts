/** Fields about a business and its directors (specification, sections 3 and 5). A further field needs a line here, one on its screen, and a column. */
import { addressFields } from './addressFields.ts';
import { type KeptTyped, type TextDefinitions, type ValuesOf } from './definitions.ts';
import { nationalTelephone, optionalLine, requiredLine, requiredMail, telephone } from './fields.ts';
import { companyNumberWarning, deliveryWarning, normaliseCompanyNumber, normaliseVatNumber, vatNumberWarning } from './identifiers.ts';

const telephoneFields = {
  landlineNo: { label: 'Landline No.', rule: telephone, usualForm: nationalTelephone },
  mobileNo: { label: 'Mobile No.', rule: telephone, usualForm: nationalTelephone },
} as const satisfies TextDefinitions;

/** Fields that distinguish a business from others; address and contact are apart. */
export const identityFields = {
  name: { label: 'Business name', rule: requiredLine('Business name is required') },
  vatNumber: {
    label: 'VAT Reg No.',
    rule: requiredLine('VAT Reg No. is required'),
    usualForm: normaliseVatNumber,
    keepsTyped: true,
    warn: vatNumberWarning,
  },
  registrationNumber: {
    label: 'Company Reg No.',
    rule: requiredLine('Company Reg No. is required'),
    usualForm: normaliseCompanyNumber,
    keepsTyped: true,
    warn: companyNumberWarning,
  },
} as const satisfies TextDefinitions;

/** Fields about a business. */
export const businessFields = {
  ...identityFields,
  ...addressFields,
  postCode: { ...addressFields.postCode, keepsTyped: true, warnReviewer: deliveryWarning },
  mail: { label: 'Business mail', rule: requiredMail('Business mail is required') },
  ...telephoneFields,
} as const satisfies TextDefinitions;

/** Fields about a director. */
export const directorFields = {
  firstName: { label: 'First name', rule: requiredLine('First name is required') },
  middleName: { label: 'Middle name', rule: optionalLine },
  lastName: { label: 'Last name', rule: requiredLine('Last name is required') },
  ...addressFields,
  mail: { label: 'Personal mail', rule: requiredMail('Personal mail is required') },
  ...telephoneFields,
} as const satisfies TextDefinitions;

/** Values of a business, as typed. */
export type BusinessValues = ValuesOf<typeof businessFields>;

/** Values of a director, as typed. */
export type DirectorValues = ValuesOf<typeof directorFields>;

/** The fields of a business whose typed text is kept beside the usual form. */
export type TypedBusinessField = KeptTyped<typeof businessFields>;
