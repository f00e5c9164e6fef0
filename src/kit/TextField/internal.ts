/** Exports of this folder for other components of the kit only; applications do not see them. */
export type { TextInputProps } from './TextInput.tsx';
export { TextInputBase, type TextInputBaseProps } from './TextInputBase.tsx';
