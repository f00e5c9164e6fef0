import { readFileSync } from 'node:fs';

const contract = readFileSync(new URL('../../src/kit/contract.test.tsx', import.meta.url), 'utf8');
const samples = contract.slice(contract.indexOf('const samples'), contract.indexOf('\n};'));

/** Every component that the kit exports: those with a sample in its contract test, which has all. */
export const exportedComponents: readonly string[] = [...samples.matchAll(/^ {2}([A-Z]\w+):/gmu)].map(([, name]) => name!);
