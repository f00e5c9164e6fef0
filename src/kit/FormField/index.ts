export { fieldIds, FormField, idList, type FieldIds, type FormFieldProps } from './FormField.tsx';
