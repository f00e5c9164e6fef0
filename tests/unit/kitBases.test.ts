import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bases, counterpartKB, themeKB, type Base } from '../../stories/docs/bases.ts';
import { exportedComponents } from '../setup/exportedComponents.ts';

const kit = fileURLToPath(new URL('../../src/kit/', import.meta.url));
const sourcesOf = (folder: string): string =>
  globSync(`${folder}/*.{ts,tsx}`, { cwd: kit, exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(path.join(kit, file), 'utf8'))
    .join('\n');

/** Names and folders of all components that the kit exports. */
const exported = new Map<string, string>();
const lists = ['index.ts', 'forms.ts'].map((file) => readFileSync(path.join(kit, file), 'utf8')).join('\n');
for (const [, folder] of lists.matchAll(/from '\.{1,2}\/(\w+)\/index\.ts'/gu)) {
  const index = readFileSync(path.join(kit, folder!, 'index.ts'), 'utf8').replaceAll(/export type \{[^}]*\}/gu, '');
  for (const [, names] of index.matchAll(/\{([^}]*)\}/gu)) {
    for (const [name] of names!.matchAll(/\b(?<!type )[A-Z]\w+/gu)) exported.set(name, folder!);
  }
}
const rows = exportedComponents.map((name): [string, Base] => [name, bases[name] ?? { base: 'styled' }]);
const folderOf = (name: string): string => exported.get(name) ?? name;

/** The imports of a module: those that come with it, or as well those that it fetches later. A type costs nothing. */
function importsOf(file: string, later: boolean): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type .*$|\/\*[\s\S]*?\*\//gmu, '');
  const found = [...code.matchAll(later ? /(?:from|import\() ?'(\.[^']+\.tsx?)'/gu : /from '(\.[^']+\.tsx?)'/gu)];
  return found.map(([, target]) => path.join(path.dirname(file), target!));
}

/** The modules that some files need, and which of the kit's folders hold them. */
function foldersReached(files: readonly string[], later: boolean): Set<string> {
  const reached = new Set(files);
  // A list of the kit names more than anybody takes from it.
  for (const file of reached)
    if (!/kit\/(?:index|forms)\.ts$/u.test(file)) for (const target of importsOf(file, later)) reached.add(target);
  return new Set([...reached].filter((file) => file.startsWith(kit)).map((file) => path.relative(kit, file).split('/')[0]!));
}

const shop = path.join(kit, '../storefront');
const screens = ['Home', 'ProductList', 'Product'].map((name) => path.join(shop, `screens/${name}/${name}.tsx`));
const frame = [...screens, path.join(shop, 'layout/Layout.tsx')];
const atOnce = foldersReached(frame, false);
const soon = foldersReached([path.join(shop, 'preloading/afterFirstPage.ts')], false);
const onVisit = new Set([...foldersReached(frame, true), ...soon]);

describe('The table of what components stand on', () => {
  it.each(rows.filter(([, { reason }]) => reason?.startsWith('first')))('excuses %s with a visit that fetches it', (name, { reason }) => {
    expect(reason === 'first screen' ? atOnce : onVisit).toContain(folderOf(name));
  });

  it('names components that the kit exports', () => {
    expect(exportedComponents.length).toBeGreaterThan(80);
    expect(exportedComponents).toEqual(expect.arrayContaining(Object.keys(bases)));
  });

  it.each(rows)('says what %s imports of MUI Material', (name, { material = [] }) => {
    const imported = new Set([...sourcesOf(folderOf(name)).matchAll(/from '@mui\/material\/(\w+)'/gu)].map(([, part]) => part!));
    expect([...material].toSorted()).toEqual([...imported].toSorted());
  });

  it.each(rows.filter(([, { through }]) => through))('names the components that bring MUI Material to %s', (name, { through = [] }) => {
    for (const part of through) {
      expect(sourcesOf(folderOf(name))).toMatch(new RegExp(String.raw`from '\.\./${folderOf(part)}/`, 'u'));
      expect(bases[part]?.base).toBe('material');
    }
  });

  it.each(rows.filter(([, { counterpart }]) => counterpart))('gives the reason for %s', (_name, { counterpart, reason, more }) => {
    if (reason === 'platform') expect(more).toBeTruthy();
    else expect(counterpartKB[counterpart!]).toBeTypeOf('number');
    expect(reason).toBeDefined();
    expect(themeKB).toBeGreaterThan(0);
  });
});
