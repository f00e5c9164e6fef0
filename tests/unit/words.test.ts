import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Attributes whose values are for the browser and never read by a person. */
const machineAttributes: ReadonlySet<string> = new Set(['autoComplete', 'className', 'rel', 'sizes']);

/** Texts that look like words and are names for machines: keys of storage, time zones, types of structured data, states of a model, a tag of the range. */
const machineTexts: ReadonlySet<string> = new Set([
  'Europe/London',
  'WebPage',
  'account-form receipt',
  'loaded afresh',
  'looked for',
  'main h1',
  'New in',
]);

/** A capitalised word at the beginning, or two words side by side. */
const reads = /^\p{Lu}\p{Ll}|\p{L}{2}[.,!?]? \p{L}{2}/u;

/** A media query or a list of selectors. */
const isForBrowsers = (text: string): boolean => /^\(|\[type=|^button, |^input/u.test(text);

/** Whether a text is made for developers, who read it in a console, or for browsers. */
function isForMachines(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    if (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')) return true;
    if (ts.isJsxAttribute(at)) return machineAttributes.has(at.name.getText());
    if (ts.isImportDeclaration(at) || ts.isTypeNode(at)) return true;
  }
  return false;
}

/** A text as it stands in a file, with a digit in the place of what is put in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('');
  return undefined;
}

/** What a visitor could read of a file: text between elements, and words in attributes, constants and templates. */
function wordsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(node.text.trim());
    const text = textOf(node);
    if (text !== undefined && reads.test(text) && !machineTexts.has(text) && !isForBrowsers(text) && !isForMachines(node)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

it.each([
  ['between elements', '<p>Hello</p>', 'Hello'],
  ['between elements, however short', '<p>{name} is</p>', 'is'],
  ['in a label', '<Field label="Post code" />', 'Post code'],
  ['in what is read out', '<nav aria-label="Pages" />', 'Pages'],
  ['in a constant', "const title = 'Job not found';", 'Job not found'],
  ['in a choice', "const text = isOpen ? 'we are open' : undefined;", 'we are open'],
  ['in a template', 'const text = `Results for ${search}`;', 'Results for 0'],
])('words are found %s', (_, code, words) => expect(wordsIn('sample.tsx', code)).toEqual([words]));

it('every word that a visitor reads on a screen stands in a words file', () => {
  // What `data/` says is for the console, what `seo/` says for search engines.
  const files = globSync('src/storefront/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/words.ts', '**/*Words.ts', 'src/storefront/{data,seo}/**'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`))).toEqual([]);
});
