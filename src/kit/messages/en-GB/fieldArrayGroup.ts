export const fieldArrayGroup = {
  legend: (position: number, total: number): string => `Item ${position} of ${total}`,
  add: 'Add another',
  /** How many more may be added; spoken with the button. */
  full: (max: number): string => `You can add up to ${max}`,
  remove: 'Remove',
  removed: (legend: string): string => `${legend} removed.`,
  undo: 'Undo',
  dismiss: 'Dismiss',
  up: 'Up',
  down: 'Down',
  copy: 'Copy',
  insert: 'Add above',
  /** Said when an item has another place; `legend` is that of its new one. */
  moved: (legend: string): string => `Moved: now ${legend}.`,
  /** Asked before a filled item goes. */
  confirm: (legend: string): string => `Remove ${legend}?`,
  confirmYes: 'Yes, remove',
  confirmNo: 'No, keep',
  restored: (legend: string): string => `${legend} is back.`,
  expand: 'Show',
  collapse: 'Hide',
  /** The summary line of an item about which nothing is known. */
  nothing: 'Nothing filled in yet',
};
