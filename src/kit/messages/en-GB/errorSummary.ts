export const errorSummary = {
  title: 'There is a problem',
  /** A control in one of several groups alike. */
  place: (group: string, label: string): string => `${group}, ${label}`,
  /** A message about one of several alike. */
  inGroup: (group: string, message: string): string => `${group}: ${message}`,
};
