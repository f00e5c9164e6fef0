import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Needs } from '../doctor/checks.ts';
import { readProject } from '../doctor/project.ts';
import type { Codemod } from '../upgrade/codemods.ts';
import { CommandError, type Command } from './command.ts';
import { inPackage, kitName, packageVersion } from './packageFolder.ts';
import { readParameters } from './parameters.ts';
import { program } from './program.ts';

/** The version that an application comes from: the one that is said, or the installed one, if this program is newer. */
function versionBefore(folder: string, said: string | undefined): string {
  if (said !== undefined) {
    if (!/^\d+\.\d+\.\d+/u.test(said)) throw new CommandError(`"${said}" is no version: write it as 0.1.0.`, 2);
    return said;
  }
  const [installed] = readProject(folder).installed(kitName);
  if (installed && installed.version !== packageVersion()) return installed.version;
  throw new CommandError(
    `Say from which version you come: ${program} upgrade --from 0.1.0. It is known without that when it runs before the newer kit is installed: npx ${kitName}@latest upgrade.`,
    2,
  );
}

/** The packages that everybody installs beside the kit. */
function neededPeers(): Record<string, string> {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(inPackage('package.json', 'dist/kit/package.json'), 'utf8'),
  ) as Needs;
  return Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta?.[name]?.optional));
}

/** Runs codemods over a file. Gives its new text; undefined when nothing has changed. */
function changed(file: string, text: string, mods: readonly Codemod[], peers: Record<string, string>): string | undefined {
  try {
    const after = mods.filter(({ files }) => files.test(file)).reduce((now, mod) => mod.apply(now, peers), text);
    return after === text ? undefined : after;
  } catch (error) {
    console.error(`${file} stays as it is: ${error instanceof Error ? error.message : String(error)}.`);
    return undefined;
  }
}

/** `upgrade`. */
export const upgrade: Command = {
  words: ['upgrade'],
  summary: 'changes an application as a newer kit asks',
  usage: {
    parameters: '[FOLDER] [--from VERSION] [--dry-run]',
    description: `FOLDER is the application; this one if none is given. Makes the changes that the changelog asks for after VERSION, as far as a program can, and says what is left to
do by hand. VERSION is the installed one when this program is newer. Commit before; type check after.

  --dry-run  says which files it would change`,
  },
  run: async (parameters) => {
    const { values, positionals } = readParameters(parameters, { from: { type: 'string' }, 'dry-run': { type: 'boolean' } });
    const [folder = '.', ...more] = positionals;
    if (more.length > 0) throw new CommandError('Give one folder.', 2);
    if (!existsSync(path.join(folder, 'package.json')))
      throw new CommandError(`There is no package.json in ${folder}, so there is no application.`);
    const [{ codemods }, { waysFrom }] = await Promise.all([import('../upgrade/codemods.ts'), import('../upgrade/migrations.ts')]);
    const ways = waysFrom(versionBefore(folder, values.from), readFileSync(inPackage('CHANGELOG.md', 'src/kit/CHANGELOG.md'), 'utf8'));
    const mods: Codemod[] = [...new Set(ways.flatMap((way) => way.codemods))].map((name) => codemods[name]);
    const sources = new Map([['package.json', readFileSync(path.join(folder, 'package.json'), 'utf8')], ...readProject(folder).sources]);
    const peers = neededPeers();
    for (const [file, text] of sources) {
      const after = changed(file, text, mods, peers);
      if (after === undefined) continue;
      if (!values['dry-run']) writeFileSync(path.join(folder, file), after);
      console.log(`${values['dry-run'] ? 'Would change' : 'Changed'} ${file}.`);
    }
    const byHand = ways.flatMap((way) => way.byHand ?? []);
    if (byHand.length > 0) console.log(['By hand:', ...byHand.map((each) => `- ${each}`)].join('\n'));
    return 0;
  },
};
