/**
 * The parts of the kit that stand on react-final-form and final-form-arrays, with the same parts without a form: apart from `index.ts`, so that applications
 * with another form library install neither.
 */
export * from './CheckboxField/index.ts';
export * from './DirectorFields/index.ts';
export * from './FieldArrayGroup/index.ts';
export * from './FileUpload/index.ts';
export * from './Form/index.ts';
export * from './FormSection/index.ts';
export * from './PasswordField/index.ts';
export * from './SubmitButton/index.ts';
export * from './TextField/index.ts';
