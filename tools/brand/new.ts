/**
 * `npm run brand:new NAME`: makes a brand that runs at once, as a starting point. Tokens with an accent of their own, content from
 * `src/brands/sample`, a wordmark and placeholder pictures, and a line in `design-tokens/resolver.json`, which lists the brands.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '../tokens/brands.ts';
import { objectionToName, titleOf } from '../../src/kit/package/tokens/brandName.ts';

const root = path.join(import.meta.dirname, '../..');
const inRoot = (...parts: readonly string[]): string => path.join(root, ...parts);
const sample = inRoot('src/brands/sample');
const resolver = inRoot('design-tokens/resolver.json');

/** Names of other folders and files beside the brands', and the toolbar's name for all brands. */
const reserved = ['both', 'generated', 'legal', 'sample', 'scoped'];

/** The reason why a name cannot be used; undefined when it can. */
function objectionTo(name: string): string | undefined {
  if (name === '') return 'Say what the brand is called: npm run brand:new NAME.';
  const objection = objectionToName(name);
  if (objection) return objection;
  if (reserved.includes(name)) return `"${name}" cannot be a brand's name: the shop uses this word itself.`;
  if (brands.some((brand) => brand === name) || existsSync(inRoot('src/brands', name)) || existsSync(tokensOf(name)))
    return `There is already a brand called "${name}".`;
  return undefined;
}

const tokensOf = (name: string): string => inRoot('design-tokens/brands', `${name}.tokens.json`);

/** Two letters for account numbers: of the first two words, or of the first. */
function prefixOf(name: string): string {
  const [first = '', second = ''] = name.replaceAll(/\d/gu, '').split('-').filter(Boolean);
  return `${first.slice(0, 1)}${second.slice(0, 1) || first.slice(1, 2) || 'x'}`.toUpperCase();
}

/** Replaces words in a file of the sample by the brand's own. Throws when a word to be replaced is missing. */
function filled(file: string, text: string, words: readonly (readonly [where: string, from: string, to: string])[]): string {
  for (const [where, from] of words) {
    if (where === file && !text.includes(from)) throw new Error(`src/brands/sample/${file} has no ${from} to replace.`);
  }
  return words.reduce((result, [, from, to]) => result.replaceAll(from, to), text);
}

function withBrand(text: string, name: string): string {
  const result = text.replace(
    /("brand": \{.*?"contexts": \{.*?\])(\s*\})/su,
    (_, before: string, after: string) => `${before},\n        "${name}": [{ "$ref": "./brands/${name}.tokens.json" }]${after}`,
  );
  const { modifiers } = JSON.parse(result) as { modifiers: { brand: { contexts: Record<string, unknown> } } };
  if (!modifiers.brand.contexts[name])
    throw new Error('design-tokens/resolver.json lists its brands in a way that this script does not know.');
  return result;
}

/** Runs a tool of the project. Throws with what it printed when it fails. */
function run(script: string, parameters: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path.relative(root, script)} failed:\n${stdout}${stderr}`);
}

async function make(name: string): Promise<void> {
  // These modules are loaded only after the checks, since lettering takes a second.
  const [{ drawBrand }, { accentOf, tokenFile }] = await Promise.all([
    import('./pictures.ts'),
    import('../../src/kit/package/tokens/brandFile.ts'),
  ]);
  const [title, folder, accent] = [titleOf(name), inRoot('src/brands', name), await accentOf(name)];
  const { files, logoWidth, logoHeight } = await drawBrand(title, accent);
  const words = [
    ['facts.ts', 'Sample Brand', title],
    ['theme.css', 'sample-brand', name],
    ['facts.ts', "'SB'", `'${prefixOf(name)}'`],
    ['index.ts', 'width: 400, height: 96', `width: ${logoWidth}, height: ${logoHeight}`],
  ] as const;
  const resolverBefore = readFileSync(resolver, 'utf8');
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    for (const file of readdirSync(sample).filter((each) => /\.(?:ts|css)$/u.test(each)))
      writeFileSync(path.join(folder, file), filled(file, readFileSync(path.join(sample, file), 'utf8'), words));
    writeFileSync(tokensOf(name), tokenFile(title, accent));
    writeFileSync(resolver, withBrand(resolverBefore, name));
    // The brand's name can make a line too long for the formatter.
    run(inRoot('node_modules/oxfmt/bin/oxfmt'), [folder, tokensOf(name)]);
    // The tokens come last: this step writes nothing unless all brands compile, so there is nothing to undo.
    run(inRoot('tools/tokens/run.ts'), []);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(tokensOf(name), { force: true });
    writeFileSync(resolver, resolverBefore);
    throw error;
  }
  console.log(`Made the brand ${title}:
  design-tokens/brands/${name}.tokens.json  its accent, over the defaults
  src/brands/${name}/                       words marked "Sample text", wordmark, icons, sample pictures
  design-tokens/resolver.json               lists it; generated files are up to date

Next:
  BRAND=${name} npm start                   look at it
  then replace the accent (and run \`npm run tokens\`), every "Sample text", logo.svg and the pictures;
  the page "Make a brand" in Storybook goes through it.`);
}

const name = process.argv[2] ?? '';
const objection = process.argv.length > 3 ? 'Give one name only: npm run brand:new NAME.' : objectionTo(name);
if (objection) {
  console.error(objection);
  process.exit(1);
}
await make(name);
