export const submitButton = { pending: 'Sending…' };
