import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generate, target } from '../tools/tokens/generate.ts';

test('the committed files are what the tokens say now (else run `npm run tokens`)', async () => {
  for (const [name, content] of Object.entries(await generate())) {
    expect(await readFile(new URL(name, target), 'utf8'), `src/${name} is stale: run npm run tokens`).toBe(content);
  }
});
