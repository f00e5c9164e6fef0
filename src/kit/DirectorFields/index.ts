export { AddressFields, type AddressFieldsProps, type FieldRules, type FieldSlotProps } from './AddressFields.tsx';
export { AddressInputs, type AddressInputsProps, type GivenFieldProps, type RenderField } from './AddressInputs.tsx';
export { DirectorFields, type DirectorFieldsProps, type DirectorTelephoneProps } from './DirectorFields.tsx';
export { DirectorInputs, type DirectorFieldName, type DirectorInputsProps } from './DirectorInputs.tsx';
export { addressLine, emptyDirector, type AddressValues, type DirectorValues } from './directorModel.ts';
