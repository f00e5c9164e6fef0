/** The cells of a file, as they are written and read. */
import { controlCharacters } from '../contract/text.ts';

/** A text in which what a terminal would obey instead of showing is spelled out, as JSON spells it: where the text is JSON, it stays the same data. */
export function spelledOut(text: string): string {
  return text.replace(controlCharacters, (character) =>
    /[\t\n]/u.test(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Splits a cell at a separator, unless a backslash is before it. Empty parts are left out. */
export function splitList(cell: string, separator: '|' | '>'): string[] {
  const parts = [''];
  for (let at = 0; at < cell.length; at++) {
    const letter = cell[at]!;
    if (letter === separator) parts.push('');
    else parts[parts.length - 1] += letter === '\\' ? letter + (cell[++at] ?? '') : letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

export function unescapePart(part: string): string {
  return part.includes('\\') ? part.replace(/\\(.)/gsu, '$1') : part;
}

/** Makes a text one part of a list or path. */
export function escapePart(text: string): string {
  return text.replace(/[\\|>=]/gu, '\\$&');
}

export function listCell(parts: readonly string[]): string {
  return parts.map(escapePart).join(' | ');
}

/** The cell of a category. @param path - names from the top of the tree */
export function pathCell(path: readonly string[]): string {
  return path.map(escapePart).join(' > ');
}

/** The beginning of a text that a spreadsheet would calculate instead of showing; also in full width, which East Asian spreadsheets read alike. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** Makes a text safe to open in a spreadsheet: puts an apostrophe before a seeming formula. {@link restoreFormula} removes it. */
export function neutraliseFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Undoes {@link neutraliseFormula}, and the formula by which programs keep zeros in Excel: `="00123"`. Leaves other apostrophes alone. */
export function restoreFormula(text: string): string {
  const kept = /^="([^"]*)"$/u.exec(text)?.[1];
  if (kept !== undefined) return kept.trim();
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** Spreadsheets read a file as UTF-8 only after a byte order mark. */
export const csvHead = (names: readonly string[]): string => `\ufeff${csvLine(names)}`;

/** One line of a CSV file (RFC 4180), without formulas. Control characters are spelled out, since such files are also read in a terminal, which would obey them. */
export function csvLine(cells: readonly string[]): string {
  return `${cells
    .map((cell) => spelledOut(neutraliseFormula(cell)))
    .map((cell) => (/[",\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`;
}

/** A text as a regular expression that finds it and nothing else. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
}
