export const errorState = {
  title: 'Something went wrong',
  explanation: 'Please try again.',
  offline: 'You are offline. Try again when you are back online.',
  retry: 'Try again',
  retrying: 'Trying again …',
};
