export const fieldArrayGroup = {
  legend: (position: number, total: number): string => `Item ${position} of ${total}`,
  add: 'Add another',
  /** How many more may be added; spoken with the button. */
  full: (max: number): string => `You can add up to ${max}`,
  remove: 'Remove',
  removed: (legend: string): string => `${legend} removed.`,
  undo: 'Undo',
  dismiss: 'Dismiss',
  restored: (legend: string): string => `${legend} is back.`,
  expand: 'Show',
  collapse: 'Hide',
  /** The summary line of an item about which nothing is known. */
  nothing: 'Nothing filled in yet',
};
