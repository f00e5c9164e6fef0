export { AddressFields, type AddressFieldsProps, type FieldRules, type FieldSlotProps } from './AddressFields.tsx';
export { DirectorFields, type DirectorFieldName, type DirectorFieldsProps, type DirectorTelephoneProps } from './DirectorFields.tsx';
export { addressLine, emptyDirector, type AddressValues, type DirectorValues } from './directorModel.ts';
