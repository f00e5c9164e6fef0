import type { FormApi } from 'final-form';
import { createContext, use, useSyncExternalStore, type Context } from 'react';
import type { FormSnapshot, FormStore } from './formStore.ts';

/** A form as its parts find it. */
export interface FormParts {
  /** Final Form's own interface: values, rules, sending. */
  api: FormApi;
  store: FormStore;
  /** Empties the form: first values, nothing said, no draft. */
  reset: () => void;
}

/** Given by `Form`. */
export const FormContext: Context<FormParts | null> = createContext<FormParts | null>(null);

/** The name by which the error summary calls the group of fields that a field stands in, such as one item of several; given by `FieldArrayGroup`. */
export const FormGroupContext: Context<string | undefined> = createContext<string | undefined>(undefined);

/**
 * The form around a part.
 *
 * @throws when there is none: connected parts need one, their presentational halves (`TextInput` of `TextField`, …) do not
 */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts)
    throw new Error(
      'This part belongs inside the kit’s <Form>. Without a form use its presentational half, such as TextInput for TextField.',
    );
  return parts;
}

/** One fact of the form's screen state; renders again when it changes. */
export function useFormFact<Fact>(store: FormStore, choose: (snapshot: FormSnapshot) => Fact): Fact {
  const get = () => choose(store.snapshot());
  return useSyncExternalStore(store.subscribe, get, get);
}
