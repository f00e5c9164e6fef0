/** Exports of this folder for other components of the kit only; applications do not see them. */
export { FormContext, FormGroupContext, useFormFact, useFormParts } from './formContext.ts';
export type { FormStore } from './formStore.ts';
export type { FieldFlags } from './mutators.ts';
export { useConnectedControl } from './useConnectedControl.ts';
export { useHeldPath } from './useHeldPath.ts';
