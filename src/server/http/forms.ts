/** What the forms' calls share. */
import type { FieldErrors } from '../../contract/forms/rules.ts';
import { cleanLine } from '../../contract/text.ts';
import { RequestError } from '../errors.ts';

/** Longest field that is cleaned, in UTF-16 code units: more than any rule allows, so that the rule speaks and nothing is cut silently. */
const fieldMaxLength = 1000;

/** A one-line field as it is judged and kept. */
export function cleanField(typed: string): string {
  return cleanLine(typed, fieldMaxLength);
}

/** The refusal of a form with wrong fields. Its message has all of theirs, since the screen shows it beside the form. */
export function formRefusal(errors: FieldErrors): RequestError {
  return new RequestError(400, Object.values(errors).join('. '), errors);
}
