export const button = { loading: '(working)' };
