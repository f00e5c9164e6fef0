export const alert = {
  /** Spoken before the message, since colour and icon are not. */
  tones: { info: 'Note:', success: 'Done:', warning: 'Careful:', danger: 'Problem:' },
  dismiss: 'Close this message',
};
