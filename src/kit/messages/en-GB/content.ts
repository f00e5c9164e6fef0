/** Pages that are read. */

export const alert = {
  /** Spoken before the message, since colour and icon are not. */
  tones: { info: 'Note:', success: 'Done:', warning: 'Careful:', danger: 'Problem:' },
  dismiss: 'Close this message',
};

export const toaster = {
  label: 'Messages',
  dismiss: 'Close this message',
};

export const stepper = {
  label: 'Progress',
  /** Spoken of a step before its name. */
  position: (step: number, total: number): string => `Step ${step} of ${total}:`,
  /** Spoken after the name of a step that is done. */
  done: 'done',
};

export const accordion = {
  showAll: 'Show all sections',
  /** Instead of it where only one is open at a time. */
  showOne: 'Show one section at a time',
  /** Instead of it where many may be open. */
  hideAll: 'Hide all sections',
};

export const clauseList = {
  /** The link that a clause's number is. */
  clause: (number: string): string => `Clause ${number}`,
};

export const contactCard = {
  telephone: 'Telephone',
  mail: 'Mail',
  messaging: 'Messages',
  address: 'Address',
  hours: 'Opening hours',
};

export const jobCard = {
  view: 'View Job',
  /** Beside the title of the job that the visitor is looking at. */
  current: '(this job)',
};

export const mapPicture = {
  showMap: 'Show interactive map',
  showPicture: 'Show the drawing',
  openMap: 'Open the map service',
  unreachable: 'The map service cannot be reached at the moment. The drawing shows where we are; please try again later.',
  privacy: 'The interactive map comes from another service, which then learns your address on the internet. The drawing is ours.',
};

export const tableOfContents = {
  title: 'On this page',
};
