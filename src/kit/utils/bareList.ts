/** Safari forgets that a list without bullets is a list, unless it is told: `<ul {...bareList}>`. */
export const bareList = { role: 'list' } as const;
