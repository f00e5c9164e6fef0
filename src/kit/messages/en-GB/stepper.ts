export const stepper = {
  label: 'Progress',
  /** Spoken of a step before its name. */
  position: (step: number, total: number): string => `Step ${step} of ${total}:`,
  /** Spoken after the name of a step that is done. */
  done: 'done',
};
