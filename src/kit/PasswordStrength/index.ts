export { PasswordStrength, type PasswordLevel, type PasswordStrengthProps } from './PasswordStrength.tsx';
