/** Rows as columns for a terminal: each column is as wide as its longest cell; the last is not padded. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, cell.length)), []);
  return rows
    .map((row) => `${row.map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index]!) : cell)).join('  ')}\n`)
    .join('');
}
