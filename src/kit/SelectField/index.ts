export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { SelectInput, type SelectInputProps, type SelectOption } from './SelectInput.tsx';
