/** Each text that a form asks for is defined once. Types, empty values, rules, schema, columns and the words of staff follow from it. */
import { cleanLine } from '../text.ts';
import type { Rule, Rules } from './rules.ts';

export interface TextDefinition {
  readonly label: string;
  /** Judges it as typed. */
  readonly rule: Rule;
  /** Tidies it, that is, puts it into its usual form: when the field is left, and again before it is stored. Default: cleans it. */
  readonly tidy?: (typed: string) => string;
  /** Whether the reviewer also sees how it was typed. */
  readonly storesTyped?: true;
  /** Warns the person who types a doubtful value. It never blocks the form. */
  readonly warn?: (typed: string) => string | undefined;
  /** Warns the reviewer of a doubtful value. Default: `warn`. */
  readonly warnReviewer?: (typed: string) => string | undefined;
}

/** The texts of a form by field name, in the order in which staff read them. */
export type TextDefinitions = Readonly<Record<string, TextDefinition>>;

export type ValuesOf<Definitions extends TextDefinitions> = { [Name in keyof Definitions]: string };

export type StoredAsTyped<Definitions extends TextDefinitions> = {
  [Name in keyof Definitions]: Definitions[Name] extends { readonly storesTyped: true } ? Name & string : never;
}[keyof Definitions];

export function namesOf<Definitions extends TextDefinitions>(definitions: Definitions): (keyof Definitions & string)[] {
  return Object.keys(definitions);
}

export function storedAsTypedOf<Definitions extends TextDefinitions>(definitions: Definitions): StoredAsTyped<Definitions>[] {
  return namesOf(definitions).filter((name): name is StoredAsTyped<Definitions> => definitions[name]!.storesTyped === true);
}

export function mapDefinitions<Definitions extends TextDefinitions, Result>(
  definitions: Definitions,
  make: (definition: TextDefinition, name: keyof Definitions & string) => Result,
): { [Name in keyof Definitions]: Result } {
  return Object.fromEntries(namesOf(definitions).map((name) => [name, make(definitions[name]!, name)])) as {
    [Name in keyof Definitions]: Result;
  };
}

export function emptyValuesOf<Definitions extends TextDefinitions>(definitions: Definitions): ValuesOf<Definitions> {
  return mapDefinitions(definitions, () => '');
}

export function rulesOf<Definitions extends TextDefinitions>(definitions: Definitions): Rules<ValuesOf<Definitions>> {
  return mapDefinitions(definitions, ({ rule }) => rule);
}

/** Takes the values of the form out of a record that has more. */
export function pickValues<Definitions extends TextDefinitions>(
  definitions: Definitions,
  record: Readonly<ValuesOf<Definitions>>,
): ValuesOf<Definitions> {
  return mapDefinitions(definitions, (_definition, name) => record[name]);
}

export function tidiedValues<Definitions extends TextDefinitions>(
  definitions: Definitions,
  typed: Readonly<ValuesOf<Definitions>>,
): ValuesOf<Definitions> {
  return mapDefinitions(definitions, ({ tidy = cleanLine }, name) => tidy(typed[name]));
}

/** Warnings for the reviewer, by field path. @param path put before each field's name, with its dot: `directors[0].` */
export function reviewWarnings<Definitions extends TextDefinitions>(
  definitions: Definitions,
  typed: Readonly<ValuesOf<Definitions>>,
  path: string,
): Record<string, string> {
  const warnings = namesOf(definitions).flatMap((name) => {
    const { warn, warnReviewer = warn } = definitions[name]!;
    const warning = warnReviewer?.(typed[name]);
    return warning === undefined ? [] : [[path + name, warning] as const];
  });
  return Object.fromEntries(warnings);
}

/** Label and value of each field that is not empty, as staff read them. */
export function labelledValues<Definitions extends TextDefinitions>(
  definitions: Definitions,
  values: Readonly<ValuesOf<Definitions>>,
): (readonly [label: string, value: string])[] {
  return namesOf(definitions)
    .filter((name) => values[name] !== '')
    .map((name) => [definitions[name]!.label, values[name]]);
}
