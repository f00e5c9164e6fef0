export const activeFilters = {
  label: 'Active filters',
  /** Spoken instead of the label alone. */
  remove: (group: string, label: string): string => `${group}: ${label}, remove`,
  clear: 'Clear all',
};
