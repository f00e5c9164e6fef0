/**
 * Every text that the kit shows or speaks by itself, in British English: one export per component, so that a page bundles only the
 * texts of what it uses. A text that depends on a number or a name is a function.
 */

export const dialog = {
  close: 'Close',
};

/** The texts of all components, by component. */
export interface KitMessages {
  dialog: typeof dialog;
}
