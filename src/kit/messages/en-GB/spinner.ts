export const spinner = { loading: 'Loading…' };
