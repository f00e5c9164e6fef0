/** A term as PostgreSQL reads it in the text of a `tsvector` or `tsquery`, whatever characters it holds. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
