import type { FieldErrors } from '../../contract/forms/rules.ts';
import { mailAddress } from '../../contract/forms/sharedFields.ts';
import { cleanLine } from '../../contract/text.ts';
import { RequestError } from '../errors.ts';

/** All one-line texts of a form as they are judged and kept: a mail address in the one form of it. */
export function cleanFields<Values extends object>(typed: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).map(([field, value]: [string, unknown]) => [
      field,
      typeof value !== 'string' ? value : field === 'mail' ? mailAddress(value) : cleanLine(value),
    ]),
  ) as Values;
}

/** The refusal of a form with wrong fields. Its message contains all theirs, since the screen shows it beside the form. */
export const formRefusal = (errors: FieldErrors): RequestError => new RequestError(400, Object.values(errors).join('. '), errors);
