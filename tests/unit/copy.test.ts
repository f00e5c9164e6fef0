/** Every words file holds to `docs/copy.md`. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The phrases that the guide's table forbids. */
const banned = Array.from(
  readFileSync('docs/copy.md', 'utf8')
    .split('## Never')[1]!
    .matchAll(/^\| (?!Never|-)([^|]+?) \|/gmu),
  ([, phrase]) => phrase!,
);

const isBanned = new RegExp(String.raw`\b(?:${banned.join('|')})\b`, 'iu');

/** The words of the shop, of its brands, of the kit, of mails and of the command line. */
const wordsFiles = globSync(
  [
    'src/storefront/**/{words,*Words}.ts',
    // The desk has one language, and most of its words where they are shown.
    'src/desk/**/*.{ts,tsx}',
    'src/brands/**/*.ts',
    'src/kit/messages/en-GB/*.ts',
    'src/contract/forms/*.ts',
    'src/server/mail/templates/words.ts',
    'src/cli/**/*.ts',
  ],
  { exclude: ['**/*.test.ts', 'src/desk/case/viewer/**'] },
);

/** Texts that are more than a name: with a space in them, outside of imports and types. A digit stands for what is put in. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text =
      ts.isStringLiteralLike(node) || ts.isJsxText(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('')
          : '';
    if (text.includes(' ')) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

/** Sentences of a text; "e.g." and a time of day end none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!:])\s+(?=\p{Lu}|\d)/u);

const wordCount = (sentence: string): number => sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Where sentences are notes: what the shop says around its fields, lists and results. */
const notes = wordsFiles.filter((file) => /^src\/(?:storefront|desk)\//u.test(file) || file.startsWith('src/kit/'));

/** Descriptions for search engines, which have a length of their own, and the company's line in the footer. */
const isNoNote = (text: string): boolean =>
  / is registered in |^Log in to your|^Register your business for|^Ask for an e-mailed|^Apply for/u.test(text);

it('the guide forbids something, and finds it', () => {
  expect(banned.length).toBeGreaterThan(10);
  expect('Or ring us on 0161').toMatch(isBanned);
});

it('no words file says what the guide forbids', () => {
  expect(wordsFiles.length).toBeGreaterThan(150);
  expect(
    wordsFiles.flatMap((file) =>
      textsOf(file)
        .filter((text) => isBanned.test(text))
        .map((text) => `${file}: ${text}`),
    ),
  ).toEqual([]);
});

it('a sentence of a note has at most twelve words', () => {
  expect(
    notes.flatMap((file) =>
      textsOf(file)
        .filter((text) => !isNoNote(text))
        .flatMap(sentencesOf)
        .filter((sentence) => wordCount(sentence) > 12)
        .map((sentence) => `${file}: ${sentence}`),
    ),
  ).toEqual([]);
});
