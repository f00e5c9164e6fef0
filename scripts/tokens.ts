/**
 * Makes what the kit reads from `design-tokens/`: `npm run tokens` writes `src/kit/theme/generated/`, which is committed so that
 * a clone type-checks and builds without this step. `npm run tokens -- --check` writes nothing and fails when a file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { generate, target } from './tokens/generate.ts';

const files = await generate();

if (process.argv.includes('--check')) {
  const read = (name: string): Promise<string> => readFile(new URL(name, target), 'utf8').catch(() => '');
  const stale: string[] = [];
  for (const [name, content] of Object.entries(files)) if ((await read(name)) !== content) stale.push(name);
  if (stale.length > 0) {
    console.error(`Stale in src/kit/theme/generated/: ${stale.join(', ')}. Run \`npm run tokens\` and commit the result.`);
    process.exit(1);
  }
} else {
  await mkdir(target, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, target), content);
  console.log(`Tokens: ${Object.keys(files).join(', ')} in src/kit/theme/generated/`);
}
