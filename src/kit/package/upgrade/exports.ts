import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inPackage } from '../command/packageFolder.ts';

/** The file that an `export … from` names: the types of the package, or the sources of the repository. */
function fileOf(from: string, address: string): string {
  const plain = path.join(path.dirname(from), address).replace(/\.(?:js|tsx?)$/u, '');
  return [`${plain}.d.ts`, `${plain}.ts`, `${plain}.tsx`].find((file) => existsSync(file)) ?? plain;
}

/** The names that a module passes on, types included. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(/export (?:type )?\{([^}]*)\}/gu)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /(\w+)\s*$/u.exec(name)?.[1] ?? []),
  );
  const whole = [...text.matchAll(/export \* from ['"](\.[^'"]+)['"]/gu)].flatMap(([, address = '']) => exportsOf(fileOf(file, address)));
  return [...named, ...whole];
}

const indexOf = (module: string): string => inPackage(`${module}.d.ts`, `src/kit/${module}.ts`);

/** The modules of the kit's that names stand in which its index does not have: `forms`, or the module of a draft. */
export function modulesOfOthers(): ReadonlyMap<string, string> {
  const drafts = indexOf('drafts/index');
  const folders = [...readFileSync(drafts, 'utf8').matchAll(/from ['"]\.\.\/(\w+)\/index/gu)].map(([, folder = '']) => folder);
  const modules = new Map([
    ...folders.flatMap((folder) => exportsOf(indexOf(`${folder}/index`)).map((name) => [name, folder] as const)),
    ...exportsOf(indexOf('forms')).map((name) => [name, 'forms'] as const),
  ]);
  for (const name of exportsOf(indexOf('index'))) modules.delete(name);
  return modules;
}
