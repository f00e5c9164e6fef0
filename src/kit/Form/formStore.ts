/**
 * The knowledge that the parts of one form share. Final Form keeps values and rules; this store keeps the state of the screen: the place of each field, its
 * message, and the announcement to be read out.
 */

import { createPressWatch, type PressWatch } from './pressWatch.ts';

/** A field as the form's other parts see it. */
export interface FieldEntry {
  /** The id of its control. */
  id: string;
  /** The error as it is shown; nothing while it is not shown. */
  message: string | undefined;
  /** Its value never leaves the page by itself: no draft keeps it. */
  secret: boolean;
  /** The name by which the error summary calls the group it stands in. */
  group: string | undefined;
  /** Its label, when that is plain text. */
  label: string | undefined;
}

/** One line of the error summary. Without an id it concerns the form as a whole. */
export interface FormProblem {
  id: string | undefined;
  message: string;
  /** Which of several alike it is about. */
  group?: string | undefined;
  /** The field's label, when the message alone could be about any field. */
  label?: string | undefined;
}

/** The state of the screen at one moment, shown to all parts. */
export interface FormSnapshot {
  /** How often sending was tried. */
  attempts: number;
  /** The last try that failed and still counts; 0 when there is none. */
  failure: number;
  /** Changes of any kind since the form began anew. */
  edits: number;
  /** How often the form began anew. */
  epoch: number;
  /** Everything that is wrong as far as it is shown, in the sequence of the page. */
  problems: readonly FormProblem[];
  /** The last text for screen readers; `turn` tells one from the same one again. */
  announcement: { text: string; turn: number };
  /** Names of files that a reload took, by field. */
  remembered: ReadonlyMap<string, readonly string[]>;
}

/** The store of one form. All functions may be called outside of rendering only. */
export interface FormStore extends PressWatch {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => FormSnapshot;
  /** Makes a field known, or tells its news. Returns how to forget it. */
  report: (name: string, entry: FieldEntry) => () => void;
  fields: () => ReadonlyMap<string, FieldEntry>;
  /** Marks a path as one of the kit's own parts, for as long as the form lives. */
  own: (path: string) => void;
  /** Whether one of the kit's own parts ever stood at this path. */
  isOwn: (path: string) => boolean;
  /** Tells of all fields that are not the kit's, such as a `Field` of react-final-form: what they say, by path. */
  reportOthers: (messages: ReadonlyMap<string, string | undefined>) => void;
  /** Whether a field stands at this path, the kit's or another. */
  isField: (path: string) => boolean;
  /** Whether a secret was ever asked for at this path: it stays one when its field has gone. */
  isSecret: (path: string) => boolean;
  /** Somebody typed, ticked, chose, added or removed. */
  edited: () => void;
  startAttempt: () => void;
  /** How the try ended; `formProblems` belong to no field. */
  endAttempt: (failed: boolean, formProblems?: readonly string[]) => void;
  /** Takes back what the last try said about the form as a whole, when its reason is gone. */
  withdrawFormProblems: () => void;
  beginAnew: () => void;
  announce: (text: string) => void;
  remember: (files: ReadonlyMap<string, readonly string[]>) => void;
  /** Puts the focus on a field's control, after the part that hides it has opened. */
  focus: (id: string) => void;
  /** Called before a control is focused, so that a part that hides it can open at once. */
  onReveal: (listener: (id: string) => void) => () => void;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Whether a message has more than half of the words of the field's label: "Business mail" is named in "Business mail is required", and not in "Please enter a valid mail". */
function isNamedIn(message: string, label: string): boolean {
  const spoken = new Set(wordsOf(message));
  const named = [...new Set(wordsOf(label))];
  return named.filter((word) => spoken.has(word)).length * 2 > named.length;
}

/** The control that an id means. One that is not the kit's may have no id: its name serves as one. */
const controlOf = (id: string): HTMLElement | null => document.getElementById(id) ?? document.getElementsByName(id)[0] ?? null;

/** Which of two problems stands first in the page. */
function inSequence(a: FormProblem, b: FormProblem): number {
  const [first, second] = [a, b].map(({ id }) => (id === undefined ? null : controlOf(id)));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The problems that fields report, in the sequence of the page. */
function problemsOf(fields: Iterable<FieldEntry>, others: ReadonlyMap<string, string | undefined>): FormProblem[] {
  const problems: FormProblem[] = [];
  for (const [path, message] of others) {
    if (message === undefined) continue;
    const control = controlOf(path);
    problems.push({ id: control ? control.id || path : undefined, message });
  }
  for (const { id, message, group, label } of fields) {
    if (message === undefined) continue;
    problems.push({ id, message, group, label: label === undefined || isNamedIn(message, label) ? undefined : label });
  }
  return problems.sort(inSequence);
}

const fresh: FormSnapshot = {
  attempts: 0,
  failure: 0,
  edits: 0,
  epoch: 0,
  problems: [],
  announcement: { text: '', turn: 0 },
  remembered: new Map(),
};

/** The store's side for fields; the rest of it serves the screen. */
type FieldRegister = Pick<FormStore, 'report' | 'fields' | 'own' | 'isOwn' | 'reportOthers' | 'isField' | 'isSecret'>;

/**
 * Makes the register of a form's fields, and a function that gives their errors in the sequence of the page.
 *
 * @param changed - called when a field came, went or told its news; `isSaid` when that changes what is said
 */
function createFieldRegister(changed: (isSaid: boolean) => void): FieldRegister & { problems: () => FormProblem[] } {
  const fields = new Map<string, FieldEntry>();
  const secrets = new Set<string>();
  const own = new Set<string>();
  let others: ReadonlyMap<string, string | undefined> = new Map();
  return {
    problems: () => problemsOf(fields.values(), others),
    report: (name, entry) => {
      const previous = fields.get(name);
      fields.set(name, entry);
      own.add(name);
      if (entry.secret) secrets.add(name);
      const isNews = previous?.message !== entry.message || previous?.id !== entry.id || previous?.group !== entry.group;
      // A field with nothing to say changes nothing that is shown.
      if (isNews && (previous?.message ?? entry.message) !== undefined) changed(true);
      return () => {
        if (fields.get(name) !== entry) return;
        fields.delete(name);
        changed(entry.message !== undefined);
      };
    },
    fields: () => fields,
    own: (path) => void own.add(path),
    isOwn: (path) => own.has(path),
    reportOthers: (messages) => {
      const before = others;
      others = messages;
      if ([...before.keys(), ...messages.keys()].some((path) => before.get(path) !== messages.get(path))) changed(true);
    },
    isField: (path) => fields.has(path) || others.has(path),
    isSecret: (path) => secrets.has(path),
  };
}

/** Makes the store of one form. */
export function createFormStore(): FormStore {
  const listeners = new Set<() => void>();
  const revealers = new Set<(id: string) => void>();
  let formProblems: readonly string[] = [];
  let state = fresh;

  const change = (next: Partial<FormSnapshot>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  // All errors are corrected: later ones show at their field only, until sending is tried again. Decided once all fields have told their news: while items of a
  // group move, their messages are gone for a moment.
  let isSettling = false;
  const settleFailure = () => {
    if (isSettling || !state.failure) return;
    isSettling = true;
    queueMicrotask(() => {
      isSettling = false;
      if (state.failure && !state.problems.length) change({ failure: 0 });
    });
  };
  const { problems: problemsOfFields, ...register } = createFieldRegister((isSaid) => change(isSaid ? collect() : {}));
  const collect = (): Partial<FormSnapshot> => {
    settleFailure();
    return { problems: [...formProblems.map((message) => ({ id: undefined, message })), ...problemsOfFields()] };
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    edited: () => {
      formProblems = [];
      change({ edits: state.edits + 1, ...collect() });
    },
    startAttempt: () => {
      formProblems = [];
      change({ attempts: state.attempts + 1, failure: 0, ...collect() });
    },
    endAttempt: (failed, ofForm = []) => {
      formProblems = ofForm;
      // The values that were sent can no longer be lost.
      change({ ...collect(), ...(failed ? { failure: state.attempts } : { failure: 0, edits: 0 }) });
    },
    withdrawFormProblems: () => {
      formProblems = [];
      change(collect());
    },
    beginAnew: () => {
      formProblems = [];
      change({ epoch: state.epoch + 1, edits: 0, failure: 0, remembered: new Map(), ...collect() });
    },
    announce: (text) => change({ announcement: { text, turn: state.announcement.turn + 1 } }),
    remember: (remembered) => change({ remembered }),
    focus: (id) => {
      for (const revealer of revealers) revealer(id);
      controlOf(id)?.focus();
    },
    onReveal: (listener) => {
      revealers.add(listener);
      return () => revealers.delete(listener);
    },
    ...register,
    ...createPressWatch(),
  };
}
