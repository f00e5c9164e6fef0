export { Button, type ButtonClassKey, type ButtonProps, type ButtonVariant } from './Button.tsx';
export type { ButtonPropsColorOverrides, ButtonPropsVariantOverrides } from './Button.tsx';
