/** Exports of this folder for other components of the kit only; applications do not see them. */
export { ignore } from './Button.tsx';
export { ofButton } from './ofButton.ts';
export { bareDisabled, bareLook, buttonBase, buttonStyles, forcedDisabled, quietLook } from './buttonStyles.ts';
