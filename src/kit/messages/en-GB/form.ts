export const form = {
  /** In front of the document's title while something is wrong. */
  titlePrefix: 'Error: ',
  /** Read out when a field is left that is wrong. */
  spokenError: (message: string): string => `Error: ${message}`,
  failed: 'Something went wrong, please try again.',
  /** At a required field without an answer, when its own rules say nothing. The label is missing when it holds no text. */
  required: (label?: string): string => `${label ?? 'This'} is required`,
  /** The same at a box that must be ticked. */
  unticked: (label?: string): string => (label === undefined ? 'Tick this box' : `Tick “${label}”`),
};
