import type { InternalFieldState, Mutator } from 'final-form';
import arrayMutators from 'final-form-arrays';

/** The memory of a field: how its visitor has used it, apart from its value. */
export type FieldFlags = Pick<InternalFieldState, 'touched' | 'modified' | 'modifiedSinceLastSubmit' | 'visited'>;

/** Puts all values in place at once; first values, to which a reset returns, stay as they are. */
const setValues: Mutator = ([values], state) => {
  state.formState.values = values as typeof state.formState.values;
};

/** Asks all rules again: something changed on which a rule depends and which is no value. Final Form does so after every mutator. */
const revalidate: Mutator = () => undefined;

/** Gives fields their flags back. */
const setFlags: Mutator = ([flags], state) => {
  for (const [name, remembered] of Object.entries(flags as Record<string, FieldFlags>)) {
    const field = state.fields[name];
    if (field) state.fields[name] = { ...field, ...remembered };
  }
};

/** A change of final-form-arrays in the order of an array's items, after which the server's messages about them follow, in a way of their own. */
const followed =
  (change: 'remove' | 'insert' | 'move', follow: (messages: unknown[], index: number, to: number) => unknown[]): Mutator =>
  ([name, index, other], state, tools) => {
    const { formState } = state;
    const messages: unknown = formState.submitErrors && tools.getIn(formState.submitErrors, name as string);
    arrayMutators[change]([name, index, other], state, tools);
    if (formState.submitErrors && Array.isArray(messages))
      formState.submitErrors = tools.setIn(formState.submitErrors, name as string, follow(messages, index as number, other as number));
  };

const remove = followed('remove', (messages, index) => messages.toSpliced(index, 1));
const insert = followed('insert', (messages, index) => messages.toSpliced(index, 0, undefined));
const move = followed('move', (messages, from, to) => {
  // Messages end with the last item that has one.
  const all = Object.assign([...messages], { length: Math.max(messages.length, from + 1, to + 1) });
  return all.toSpliced(from, 1).toSpliced(to, 0, all[from]);
});

/** Changes beyond single values: those of final-form-arrays, of which three also move the server's messages, and three that the kit's parts need. */
export const formMutators = { ...arrayMutators, remove, insert, move, setValues, revalidate, setFlags };
