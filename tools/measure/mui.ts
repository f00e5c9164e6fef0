/**
 * `npm run size:mui`: what components of MUI Material would add to a first screen that has React, Emotion and the kit's `styled` already, in kB of 1024
 * bytes, brotli: MUI's theme first, then each component beyond it. The figures stand in `stories/docs/counterpartKB.json`, that of the theme in `bases.ts` beside it.
 */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from './bundle.ts';
import { bases } from '../../stories/docs/bases.ts';

const root = path.join(import.meta.dirname, '../..');
const styled = `export { styled } from '${path.join(root, 'src/kit/theme/styled.ts')}';`;
const theme = `export { MuiTheme } from '${path.join(root, 'src/kit/theme/MuiTheme.tsx')}'; export { default as Paper } from '@mui/material/Paper';`;

/** A module that exists in memory only. */
const entry = path.join(root, 'weighed.ts');

/** The weight of a module with what it imports, but React. */
async function weigh(source: string): Promise<number> {
  const inMemory = {
    name: 'entry',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? source : undefined),
  };
  const chunks = await bundle(entry, [inMemory]);
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1024;
}

const counterparts = new Set(
  Object.values(bases).flatMap(({ counterpart, reason }) => (counterpart && reason !== 'platform' ? [counterpart] : [])),
);
const without = await weigh(styled);
const withTheme = await weigh(styled + theme);
const kB: Record<string, number> = { theme: Number((withTheme - without).toFixed(1)) };
for (const name of [...counterparts].toSorted()) {
  const weight = await weigh(`${styled}${theme} export { default as X } from '@mui/material/${name}';`);
  kB[name] = Number((weight - withTheme).toFixed(1));
}
console.log(JSON.stringify(kB, null, 2));
