import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = 'docs/specification.md';

/** A row of the page: the sentence, and the cells after it. */
interface Row {
  line: string;
  says: string;
  decidedIn: string;
  lookFor: string;
  shownBy: string;
  /** Cells that no row has. */
  rest: string[];
}

/** Texts between backticks in a cell. */
const codeIn = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/gu), ([, code]) => code!);

/** The rows of all tables on a page, without their heads. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const [says = '', decidedIn = '', lookFor = '', shownBy = '', ...rest] = line.replace(/^\| | \|$/gu, '').split(' | ');
    if (!line.startsWith('| ') || decidedIn === 'Decided in') return [];
    return [{ line: `line ${index + 1}: ${says}`, says, decidedIn, lookFor, shownBy, rest }];
  });
}

/** Whether a file of tests has a test of this name: a story, or a title or a part of one. */
function hasTest(file: string, title: string): boolean {
  const code = readFileSync(file, 'utf8');
  return title !== '' && (file.startsWith('stories/') ? code.includes(`export const ${title} =`) : code.includes(title));
}

/** Mistakes of a row. */
function mistakesIn({ decidedIn, lookFor, shownBy, rest }: Row): string[] {
  const files = codeIn(decidedIn);
  const words = codeIn(lookFor);
  const mistakes = files.flatMap((file, index) => {
    if (!existsSync(file)) return [`there is no ${file}`];
    return readFileSync(file, 'utf8').includes(words[index] ?? '') ? [] : [`${file} does not hold ${words[index]}`];
  });
  if (rest.length > 0) mistakes.push('a row has four cells');
  if (files.length === 0 || files.length !== words.length) mistakes.push('each file needs one thing to look for');
  const [, test = '', title = ''] = /^`([^`]+)`: (.+)$/u.exec(shownBy) ?? [];
  if (shownBy === '–') return mistakes;
  if (!existsSync(test)) return [...mistakes, `there is no test file ${test || shownBy}`];
  return hasTest(test, title) ? mistakes : [...mistakes, `${test} has no test "${title}"`];
}

describe('the page that says where each sentence of the specification lives', () => {
  const rows = rowsOf(readFileSync(page, 'utf8'));

  it('goes through all nine sections, and the words that people see', () => {
    const headings = readFileSync(page, 'utf8').match(/^## .+$/gmu) ?? [];
    expect(headings.map((heading) => heading.slice(3, 5))).toEqual([...Array.from({ length: 9 }, (_, index) => `${index + 1}.`), 'Wo']);
    expect(rows.length).toBeGreaterThan(200);
  });

  it('says of no sentence twice in one section where it lives', () => {
    const sections = readFileSync(page, 'utf8')
      .split(/^#{2,3} /mu)
      .map((section) => rowsOf(section).map(({ says }) => says));
    for (const sentences of sections)
      expect(sentences.filter((says, index) => sentences.indexOf(says) !== index && !says.startsWith('…'))).toEqual([]);
  });

  it('names files that exist, what stands in them, and tests that there are', () => {
    const mistakes = rows.flatMap((row) => mistakesIn(row).map((mistake) => `${row.line}: ${mistake}`));
    expect(mistakes).toEqual([]);
  });
});
