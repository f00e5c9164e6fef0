/** Makes a cell of the shop's form from the rows of a product in a file of another shape. */
import { escapePart, literal, restoreFormula } from '../../range/cells.ts';
import { isOfLines, plainName, type Column } from '../../range/columns.ts';
import { repairCell } from '../../range/damage.ts';
import { ruleOf, type Rule, type Shape, type Source } from './shape.ts';

/** Cells of a row by the plain names of their columns. */
export type Row = ReadonlyMap<string, string>;

/** Columns whose cells are lists in the shop's form: marks of lists are no part of their texts. */
const isList = (column: Column): boolean => column === 'categories' || column === 'tags' || column === 'images';

/** How the shop writes lists: a map that only names their column means one that is written so. */
const ownLists: Partial<Record<Column, Rule>> = { categories: { list: '|', path: '>' }, tags: { list: '|' }, images: { list: '|' } };

/** A cell that is made: of a column, from the rows of a product, the first one first. */
interface Place {
  readonly column: Column;
  readonly rows: readonly Row[];
  readonly shape: Shape;
}

/** The cell of a column. @param rows - of the product, the first one first */
export function cellOf(column: Column, rows: readonly Row[], shape: Shape): string {
  const given = shape.columns[column];
  const isOwn = shape.knownBy.length === 0 && typeof given === 'string';
  return given === undefined ? '' : made(isOwn ? { from: given, ...ownLists[column] } : given, { column, rows, shape });
}

function made(given: Source, place: Place): string {
  const rule = ruleOf(given);
  const { path } = rule;
  const text = textOf(rule, place);
  const entries = rule.list === undefined ? (rule.all || rule.by ? text.split('\n') : [text]) : split(text, rule.list, rule.keep);
  const paths = typeof path === 'object' ? [path.map((each) => made(each, place))] : entries.map((entry) => levels(entry, rule));
  const written = paths.map((names) =>
    names
      .map((name) => lookUp(name.trim(), rule))
      .filter((name) => name !== '')
      .map((name) => (isList(place.column) && typeof path !== 'object' ? escapePart(name) : name))
      .join(' > '),
  );
  return [...new Set(written.filter((each) => each !== ''))].join(' | ');
}

function textOf(rule: Rule, { column, rows, shape }: Place): string {
  const { from = [], by, startsWith, without = [] } = rule;
  const of = (row: Row, names: Names) => firstFilled(row, names, column);
  const first = (names: Names) => rows.map((row) => of(row, names)).find((text) => text !== '') ?? '';
  const joined = (texts: readonly string[], sign: string) => texts.filter((text) => text !== '').join(sign);
  if (rule.join) {
    const parts = rule.join.map(ruleOf);
    // The texts, without the marks of lists.
    const texts = parts.map((part) => lookUp(textOf(part, { column, rows, shape }), part));
    return joined(texts, rule.with ?? ' ');
  }
  if (rule.constant !== undefined) return rule.if === undefined || first(rule.if) !== '' ? rule.constant : '';
  if (by || rule.all) {
    const texts = rows.map((row) => (by ? judged(of(row, from), of(row, by.column), by) : of(row, from)));
    return joined(texts, '\n');
  }
  const text = first(from);
  if (startsWith)
    return startsWith.filter((name) => begins(text, name)).reduce((best, name) => (name.length > best.length ? name : best), '');
  return without.reduce((rest, other) => cut(rest, cellOf(other, rows, shape)), text);
}

type Names = NonNullable<Rule['from']>;

/** The text of a row that counts by its other column. */
function judged(text: string, word: string, { column, take, leave }: NonNullable<Rule['by']>): string {
  if (text === '' || isAmong(word, leave)) return '';
  return isAmong(word, take) ? text : `${text} (${word || `no ${column}`})`;
}

function firstFilled(row: Row, names: Names, column: Column): string {
  for (const name of [names].flat()) {
    const cell = restoreFormula(row.get(plainName(name))?.trim() ?? '');
    const text = column === 'images' ? cell : repairCell(cell, isOfLines(column) ? '\n' : ' ', true).text.trim();
    if (text !== '') return text;
  }
  return '';
}

/** Whether a cell, or an entry of its list, is one of some words. */
export function isAmong(cell: string, words: readonly string[]): boolean {
  const has = (text: string) => words.some((word) => word.toLowerCase() === text.trim().toLowerCase());
  return has(cell) || cell.split(',').some((part) => part.trim() !== '' && has(part));
}

const begins = (text: string, name: string): boolean => text.toLowerCase().startsWith(`${name.toLowerCase()} `);

/** A text without a name at its beginning or end, and without what joined them. */
function cut(text: string, name: string): string {
  if (name === '') return text;
  if (begins(text, name)) return text.slice(name.length).replace(/^[\s–:,-]+/u, '');
  return text.toLowerCase().endsWith(` ${name.toLowerCase()}`) ? text.slice(0, -name.length).replace(/[\s–:,-]+$/u, '') : text;
}

function split(text: string, separator: string, keep = ''): string[] {
  const mark = literal(separator);
  const follows = keep.startsWith(separator) ? `(?!${literal(keep.slice(separator.length))})` : '';
  return text
    .split(new RegExp(`(?<!\\\\)${mark}${follows}`, 'u'))
    .map((part) => part.replaceAll(`\\${separator.trim()}`, separator.trim()));
}

function levels(entry: string, { path, keep, start = '' }: Rule): string[] {
  const text = entry.trim();
  const rest = text.startsWith(start) ? text.slice(start.length) : text;
  return typeof path === 'string' ? split(rest, path, keep) : [rest];
}

function lookUp(text: string, { values = {}, upTo, case: letters }: Rule): string {
  if (text === '') return '';
  if (upTo && Number.isFinite(Number(text))) return upTo.find(([bound]) => Number(text) <= bound)?.[1] ?? text;
  const word = Object.entries(values).find(([key]) => key.toLowerCase() === text.toLowerCase())?.[1] ?? text;
  // Words without a vowel are abbreviations: "BBQ".
  return letters === 'title' && !/\p{Ll}/u.test(word)
    ? word.replace(/\p{Lu}+/gu, (name) => (/[AEIOUY]/u.test(name.normalize('NFD')) ? name[0] + name.slice(1).toLowerCase() : name))
    : word;
}
