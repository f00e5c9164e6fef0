export const alert = {
  /** Spoken before the message, since colour and icon are not. */
  severities: { info: 'Note:', success: 'Done:', warning: 'Careful:', error: 'Problem:' },
  dismiss: 'Close this message',
};
