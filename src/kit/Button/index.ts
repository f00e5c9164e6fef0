export { Button, type ButtonClassKey, type ButtonProps, type ButtonVariant } from './Button.tsx';
