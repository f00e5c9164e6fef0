export { DraftKeeper, type DraftKeeperProps, type DraftOffer } from './DraftKeeper.tsx';
export { Form, type FormActions, type FormProps } from './Form.tsx';
export { useFormParts, type FormParts } from './formContext.ts';
export type { FormErrors } from './formErrors.ts';
export { UnsavedChangesGuard, type UnsavedChangesGuardProps } from './UnsavedChangesGuard.tsx';
export { useErrorTitle } from './useErrorTitle.ts';
export { useFieldControl, type FieldControl, type FieldControlOptions, type Validate } from './useFieldControl.ts';
