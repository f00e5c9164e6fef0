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

/** Takes an item out of an array, with the flags of its fields and of those behind it, and the server's messages about them. */
const remove: Mutator = ([name, index], state, tools) => {
  const path = name as string;
  const said: unknown = state.formState.submitErrors && tools.getIn(state.formState.submitErrors, path);
  const rest = Array.isArray(said) ? said.toSpliced(index as number, 1) : undefined;
  arrayMutators.remove([path, index], state, tools);
  if (rest && state.formState.submitErrors) state.formState.submitErrors = tools.setIn(state.formState.submitErrors, path, rest);
};

/** Puts an item into an array. */
const insert: Mutator = ([name, index, value], state, tools) => {
  const path = name as string;
  const said: unknown = state.formState.submitErrors && tools.getIn(state.formState.submitErrors, path);
  const rest = Array.isArray(said) ? said.toSpliced(index as number, 0, undefined) : undefined;
  arrayMutators.insert([path, index, value], state, tools);
  if (rest && state.formState.submitErrors) state.formState.submitErrors = tools.setIn(state.formState.submitErrors, path, rest);
};

/** Gives an item of an array another place. */
const move: Mutator = ([name, from, to], state, tools) => {
  const path = name as string;
  const said: unknown = state.formState.submitErrors && tools.getIn(state.formState.submitErrors, path);
  arrayMutators.move([path, from, to], state, tools);
  if (!Array.isArray(said) || !state.formState.submitErrors) return;
  // Messages end with the last item that has one.
  const all = Array.from({ length: Math.max(said.length, (from as number) + 1, (to as number) + 1) }, (_, index): unknown => said[index]);
  const moved = all.toSpliced(from as number, 1).toSpliced(to as number, 0, all[from as number]);
  state.formState.submitErrors = tools.setIn(state.formState.submitErrors, path, moved);
};

/** Changes beyond single values: those of final-form-arrays, of which three also move the server's messages, and three that the kit's parts need. */
export const formMutators = { ...arrayMutators, remove, insert, move, setValues, revalidate, setFlags };
