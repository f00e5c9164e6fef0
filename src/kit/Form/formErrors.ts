import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form';

/** Messages by field path, as a server sends them: `{ 'business.mail': '…' }`. The empty path is the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

/** Messages by path as Final Form wants them: nested. A message that belongs to no field belongs to the form. */
export function toSubmissionErrors(errors: FormErrors, isField: (path: string) => boolean): SubmissionErrors {
  let nested: object = {};
  const ofForm: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    if (path !== '' && isField(path)) nested = setIn(nested, path, message);
    else ofForm.push(message);
  }
  return ofForm.length ? { ...nested, [FORM_ERROR]: ofForm } : nested;
}

/** The messages that belong to no field. */
export function formProblems(errors: SubmissionErrors): readonly string[] {
  const found: unknown = errors?.[FORM_ERROR];
  return Array.isArray(found) ? (found as string[]) : [];
}
