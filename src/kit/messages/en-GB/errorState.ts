export const errorState = {
  title: 'Something went wrong',
  explanation: 'Please try again.',
  offline: 'Your device has no connection. Please try again when it is back.',
  retry: 'Try again',
  retrying: 'Trying again …',
};
