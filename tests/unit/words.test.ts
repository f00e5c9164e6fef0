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

/** Words of a file that a visitor could read: text between elements, and words in attributes, constants and templates. */
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
  // Words in `data/` are for the console, those in `seo/` for search engines.
  const files = globSync('src/storefront/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/words.ts', '**/*Words.ts', 'src/storefront/{data,seo}/**'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`))).toEqual([]);
});

it('the shop says e-mail; mail is a label of the specification, and email stands in its own sentences', () => {
  // `contract/forms/messages.ts` has those sentences; `contract/careers.ts` describes the API.
  const files = globSync(['src/{storefront,brands,contract,kit/messages}/**/*.{ts,tsx}', 'src/server/mail/templates/words.ts'], {
    exclude: ['**/*.test.*', 'src/contract/{careers,forms/messages}.ts', 'src/kit/messages/de-DE/**'],
  });
  // The labels that the specification gives, and its messages about them.
  const given =
    /^(?:Mail|mail|Business mail|Personal mail|User name or mail|Please enter a valid mail|(?:User name or |Business |Personal )?[Mm]ail is required)$/u;
  const saysOther = (words: string) => /\bemails?\b|(?<!e-)\bmails?\b/iu.test(words) && !given.test(words);
  expect(['Write an email', 'Ask by mail', 'Ask by e-mail', 'Mail'].filter(saysOther)).toEqual(['Write an email', 'Ask by mail']);
  expect(
    files.flatMap((file) =>
      wordsIn(file, readFileSync(file, 'utf8'))
        .filter(saysOther)
        .map((words) => `${file}: ${words}`),
    ),
  ).toEqual([]);
});

/** Whether a text is long enough to be somebody's sentence: three words, or what continues a sentence. Shorter ones are labels, which several things may have. */
const isSentence = (text: string): boolean => /\p{L}+\P{L}+\p{L}+\P{L}+\p{L}|^[ ,]+\p{L}/u.test(text);

/** The files that say a text, by the text. */
function homesOf(files: readonly string[]): Map<string, Set<string>> {
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      const text = textOf(node);
      if (text !== undefined && isSentence(text) && !isForMachines(node)) homes.set(text, (homes.get(text) ?? new Set()).add(file));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return homes;
}

/** Where the shop has its words. Brands are left out: each speaks for itself. */
const shopWords = globSync(
  ['src/contract/**/*.ts', 'src/storefront/**/words.ts', 'src/storefront/**/*Words.ts', 'src/server/mail/templates/words.ts'],
  {
    exclude: ['**/*.test.ts', 'src/contract/text.ts'],
  },
);

it('each sentence of the shop has one home', () => {
  const homes = homesOf(shopWords);
  expect(homes.size).toBeGreaterThan(300);
  expect([...homes].filter(([, files]) => files.size > 1).map(([text, files]) => [text, ...files])).toEqual([]);
});

/** The sentences that the kit says by default and the shop has a home for, with the component that the shop tells so. */
const saidByComponents: Readonly<Record<string, string>> = {
  'Something went wrong, please try again.': 'Form',
  'No products found': 'ResultCount',
  '0 is an empty file': 'FileField',
};

it('what the kit says by default the shop says from its own home', () => {
  const shop = homesOf(shopWords);
  const both = [...homesOf(globSync('src/kit/messages/en-GB/*.ts', { exclude: ['**/*.test.ts'] })).keys()].filter((text) => shop.has(text));
  expect(both.toSorted()).toEqual(Object.keys(saidByComponents).toSorted());
  const components = new Set(Object.values(saidByComponents));
  const uses: [where: string, isTold: boolean][] = [];
  for (const file of globSync('src/storefront/**/*.tsx', { exclude: ['**/*.test.tsx'] })) {
    const visit = (node: ts.Node): void => {
      if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && components.has(node.tagName.getText()))
        uses.push([`${file}: ${node.tagName.getText()}`, node.attributes.properties.some((each) => each.name?.getText() === 'messages')]);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter(([, isTold]) => !isTold)).toEqual([]);
});
