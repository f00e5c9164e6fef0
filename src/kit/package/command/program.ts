/** The program's name, as it is typed. */
export const program = 'tarnbrook-kit';
