export const toaster = {
  label: 'Messages',
  dismiss: 'Close this message',
};
