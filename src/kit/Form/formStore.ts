/**
 * The knowledge that the parts of one form share. Final Form keeps values and rules; this keeps what belongs to the screen: where each field
 * stands, what it says, and what is to be read out.
 */

import { createPressWatch, type PressWatch } from './pressWatch.ts';

/** A field as the form's other parts see it. */
export interface FieldEntry {
  /** The id of its control. */
  id: string;
  /** The error as it is shown; nothing while it is not shown. */
  message: string | undefined;
  /** An answer is needed. */
  required: boolean;
  /** Its value never leaves the page by itself: no draft keeps it. */
  secret: boolean;
  /** The section it stands in. */
  section: string | undefined;
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
  /** Whether a secret was ever asked for at this path: it stays one when its field has gone. */
  isSecret: (path: string) => boolean;
  /** Somebody typed, ticked, chose, added or removed. */
  edited: () => void;
  startAttempt: () => void;
  /** How the try ended; `formProblems` belong to no field. */
  endAttempt: (failed: boolean, formProblems?: readonly string[]) => void;
  beginAnew: () => void;
  announce: (text: string) => void;
  remember: (files: ReadonlyMap<string, readonly string[]>) => void;
  /** Puts the focus on a field's control, after what hides it has opened. */
  focus: (id: string) => void;
  /** Told before a control is focused, so that what hides it can open at once. */
  onReveal: (listener: (id: string) => void) => () => void;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Whether a message has a word of the field's label: "Business mail" is named in "Please enter a valid mail", "Landline" not in "Only numbers are allowed". */
function isNamedIn(message: string, label: string): boolean {
  const said = new Set(wordsOf(message));
  return wordsOf(label).some((word) => said.has(word));
}

/** Which of two problems stands first in the page. */
function inSequence(a: FormProblem, b: FormProblem): number {
  const [first, second] = [a, b].map(({ id }) => (id === undefined ? null : document.getElementById(id)));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The problems that fields report, in the sequence of the page. */
function problemsOf(fields: Iterable<FieldEntry>): FormProblem[] {
  const problems: FormProblem[] = [];
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

/** Makes the store of one form. */
export function createFormStore(): FormStore {
  const listeners = new Set<() => void>();
  const revealers = new Set<(id: string) => void>();
  const fields = new Map<string, FieldEntry>();
  const secrets = new Set<string>();
  let formProblems: readonly string[] = [];
  let state = fresh;

  const change = (next: Partial<FormSnapshot>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  // Nothing left to mend: what breaks from now on speaks at its field only, until sending is tried again. Decided once all fields have told their news: while
  // items of a group move, their messages are gone for a moment.
  let isSettling = false;
  const settleFailure = () => {
    if (isSettling || !state.failure) return;
    isSettling = true;
    queueMicrotask(() => {
      isSettling = false;
      if (state.failure && !state.problems.length) change({ failure: 0 });
    });
  };
  const collect = (): Partial<FormSnapshot> => {
    settleFailure();
    return { problems: [...formProblems.map((message) => ({ id: undefined, message })), ...problemsOf(fields.values())] };
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    report: (name, entry) => {
      const previous = fields.get(name);
      fields.set(name, entry);
      if (entry.secret) secrets.add(name);
      const isNews = previous?.message !== entry.message || previous?.id !== entry.id || previous?.group !== entry.group;
      // A field with nothing to say changes nothing that is shown.
      if (isNews && (previous?.message ?? entry.message) !== undefined) change(collect());
      return () => {
        if (fields.get(name) !== entry) return;
        fields.delete(name);
        change(entry.message === undefined ? {} : collect());
      };
    },
    fields: () => fields,
    isSecret: (path) => secrets.has(path),
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
    beginAnew: () => {
      formProblems = [];
      change({ epoch: state.epoch + 1, edits: 0, failure: 0, remembered: new Map(), ...collect() });
    },
    announce: (text) => change({ announcement: { text, turn: state.announcement.turn + 1 } }),
    remember: (remembered) => change({ remembered }),
    focus: (id) => {
      for (const revealer of revealers) revealer(id);
      document.getElementById(id)?.focus();
    },
    onReveal: (listener) => {
      revealers.add(listener);
      return () => revealers.delete(listener);
    },
    ...createPressWatch(),
  };
}
