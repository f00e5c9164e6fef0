export const formField = {
  /** After the label of a field that may be left empty. */
  optional: '(optional)',
};
