export { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
export { CheckboxInput, type CheckboxInputProps } from './CheckboxInput.tsx';
