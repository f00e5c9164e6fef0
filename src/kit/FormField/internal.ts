/** Exports of this folder for other components of the kit only; applications do not see them. */
export { FieldRoot } from './FieldRoot.tsx';
export { FieldHint, FieldMessage, fieldIds, idList, type FieldTextProps } from './FormField.tsx';
