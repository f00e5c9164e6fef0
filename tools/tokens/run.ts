/**
 * Compiles `design-tokens/` for the kit and the mails: `npm run tokens` writes the folders `generated/` below `src/`, which are
 * committed so that a clone type-checks and builds without this step. `npm run tokens -- --check` writes nothing and fails when a file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { generate, target } from './generate.ts';

const files = await generate();

if (process.argv.includes('--check')) {
  const read = (name: string): Promise<string> => readFile(new URL(name, target), 'utf8').catch(() => '');
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) if ((await read(name)) !== content) stale.push(name);
  if (stale.length > 0) {
    console.error(`Stale below src/: ${stale.join(', ')}. Run \`npm run tokens\` and commit the result.`);
    process.exit(1);
  }
} else {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(new URL('.', new URL(name, target)), { recursive: true });
    await writeFile(new URL(name, target), content);
  }
  console.log(`Tokens: ${Object.keys(files).join(', ')} below src/`);
}
