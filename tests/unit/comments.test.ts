/** Comments are plain sentences: who does what, and why. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** The comments of a file as texts without their marks. Lines of `//` below each other are one comment. */
function commentsOf(file: string, code: string): string[] {
  const { comments } = parseSync(file, code);
  const texts: string[] = [];
  let lineEnd: number | undefined;
  for (const { type, value, start, end } of comments) {
    const isContinued = type === 'Line' && lineEnd !== undefined && /^\r?\n[ \t]*$/u.test(code.slice(lineEnd, start));
    if (isContinued) texts.push(`${texts.pop()}\n${value.trim()}`);
    else texts.push(value.replaceAll(/^[ \t]*\*+ ?/gmu, '').trim());
    lineEnd = type === 'Line' ? end : undefined;
  }
  return texts;
}

/** The sentences of a comment, however they are wrapped. An empty line, an item of a list and a tag of JSDoc begin a new one. */
function sentencesOf(comment: string): string[] {
  return comment
    .split(/\n(?=\s*(?:\n|@|[-*] |\d+\. ))|\s(?=@(?:param|returns|throws)\b)/u)
    .map((part) => part.trim().replace(/^(?:[-*] |\d+\. |@\w+ (?:\{[^}]*\} |[\w.]+ [-–] )?)/u, ''))
    .flatMap((part) => part.split(/(?<=[.!?]["”’)`]*)\s+/u));
}

/** Whether a sentence begins with a clause that stands for a noun: "What the button says", "Whoever presses it". Questions are none. */
const isFreeClause = (sentence: string): boolean => /^(?:What|Who|Whoever|Whatever)\b/u.test(sentence) && !/\?["”’)]*$/u.test(sentence);

function freeClausesIn(file: string, code = readFileSync(file, 'utf8')): string[] {
  return commentsOf(file, code)
    .flatMap((comment) => sentencesOf(comment).filter(isFreeClause))
    .map((sentence) => `${file}: ${sentence}`);
}

it('finds sentences that begin with a clause instead of a noun', () => {
  const found = (code: string): string[] => freeClausesIn('sample.tsx', code);
  expect(found('/** What it says. */\nconst a = 1;')).toHaveLength(1);
  expect(found('/**\n * The label.\n * Whoever reads it\n * knows.\n */\nconst a = <b>{/* Who it is. */}</b>;')).toHaveLength(2);
  expect(found('/** Says it. @param text - What is said. */\nconst a = 1; // What else.')).toHaveLength(2);
  expect(found('// The label shows\n// What Now? Reader, which is\n// What it is called.\nconst a = "// What it is.";')).toEqual([]);
  expect(found('/**\n * What happens now?\n *\n * Whose it is.\n */\nconst a = 1;')).toEqual([]);
});

it('no sentence of a comment begins with a free "What …" or "Whoever …"', () => {
  const files = globSync(['{src,stories,tools,tests,scripts,design-tokens,.storybook}/**/*.{ts,tsx}', '*.ts'], {
    exclude: ['**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(1200);
  expect(files.flatMap((file) => freeClausesIn(file))).toEqual([]);
});
