export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';
