export const selectField = {
  /** The first choice of a list in which nothing is chosen yet. */
  choose: 'Please choose',
};
