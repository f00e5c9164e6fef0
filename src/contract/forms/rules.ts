/** Rules of forms: written once, and applied by the screen field by field and by the server all at once. They judge the cleaned text, which is stored. */
import { cleanLine } from '../text.ts';

/** Checks a typed text. Gives the message for the person who typed it, or undefined. */
export type Rule = (value: string) => string | undefined;

/** A form's rules by field name. A field without a rule accepts any text. */
export type Rules<Values> = { readonly [Field in keyof Values]?: Rule };

/** Messages by field path: `business.mail`, `directors[0].firstName`. A control's `name` is the same path. */
export type FieldErrors = Record<string, string>;

export function required(message: string): Rule {
  return (value) => (cleanLine(value) === '' ? message : undefined);
}

/** A text must match, unless it is empty. */
export function matching(pattern: RegExp, message: string): Rule {
  return (value) => (cleanLine(value) === '' || pattern.test(cleanLine(value)) ? undefined : message);
}

export function tooLongMessage(maxLength: number): string {
  return `Must be at most ${maxLength} characters`;
}

/** Longest text a field takes, in UTF-16 code units. @param clean - what is done to the text before it is stored */
export function atMost(maxLength: number, clean: (value: string) => string = cleanLine): Rule {
  return (value) => (clean(value).length > maxLength ? tooLongMessage(maxLength) : undefined);
}

/** Combines rules: the first one that is broken gives the message. */
export function all(...rules: readonly Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const message = rule(value);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}

/** @param values - as typed; an absent one counts as empty. @param path - put before each field's name, with its dot: `directors[0].` */
export function brokenRules<Values extends object>(rules: Rules<Values>, values: Values, path = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    const value = values[field];
    const message = rules[field]?.(typeof value === 'string' ? value : '');
    if (message !== undefined) errors[path + field] = message;
  }
  return errors;
}
