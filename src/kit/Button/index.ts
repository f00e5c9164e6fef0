export { Button, type ButtonClassKey, type ButtonOwnProps, type ButtonProps, type ButtonVariant } from './Button.tsx';
export type { ButtonPropsColorOverrides, ButtonPropsVariantOverrides } from './Button.tsx';
export type { ButtonSlot } from './ofButton.ts';
