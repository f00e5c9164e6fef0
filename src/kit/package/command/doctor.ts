import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examine, type Needs } from '../doctor/checks.ts';
import { readProject } from '../doctor/project.ts';
import { CommandError, type Command } from './command.ts';
import { inPackage } from './packageFolder.ts';
import { readParameters } from './parameters.ts';

const signs = { fault: '✗', hint: '!' } as const;

/** `doctor`. */
export const doctor: Command = {
  words: ['doctor'],
  summary: 'checks an application that uses the kit, and says what to do',
  usage: {
    parameters: '[FOLDER]',
    description: `FOLDER is the application; this one if none is given. Looks at the packages that the kit stands on and their versions, at packages that are there twice, at the style
sheets, KitProvider, and TypeScript's way of finding modules. ✗ must be mended (code 1), ! may be meant.`,
  },
  run: async (parameters) => {
    const { positionals } = readParameters(parameters, {});
    const [folder = '.', ...more] = positionals;
    if (more.length > 0) throw new CommandError('Give one folder.', 2);
    if (!existsSync(path.join(folder, 'package.json')))
      throw new CommandError(`There is no package.json in ${folder}, so there is no application.`);
    const needs = JSON.parse(readFileSync(inPackage('package.json', 'dist/kit/package.json'), 'utf8')) as Needs;
    const findings = examine(readProject(folder), needs);
    for (const { kind, what, why, how } of findings) console.log(`${signs[kind]} ${what}\n  ${why}\n  ${how}`);
    const faults = findings.filter(({ kind }) => kind === 'fault').length;
    if (findings.length === 0) console.log('Everything is as the kit needs it.');
    else console.log(`${faults} to mend, ${findings.length - faults} to think about.`);
    return faults > 0 ? 1 : 0;
  },
};
