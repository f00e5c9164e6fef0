export const form = {
  /** In front of the document's title while something is wrong. */
  titlePrefix: 'Error: ',
  /** Read out when a field is left that is wrong. */
  spokenError: (message: string): string => `Error: ${message}`,
  failed: 'Something went wrong, please try again.',
  /** At a required field without an answer, when its own rules say nothing. The label is missing when it is not plain text. */
  required: (label?: string): string => `${label ?? 'This'} is required`,
};
