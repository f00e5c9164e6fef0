export const clauseList = {
  /** The link that a clause's number is. */
  clause: (number: string): string => `Clause ${number}`,
};
