export const accordion = {
  showAll: 'Show all sections',
  /** Instead of it where only one is open at a time. */
  showOne: 'Show one section at a time',
  /** Instead of it where many may be open. */
  hideAll: 'Hide all sections',
};
