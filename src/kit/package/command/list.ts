import { readComponents } from '../manifest/readPackage.ts';
import type { Command } from './command.ts';
import { CommandError } from './command.ts';
import { readParameters } from './parameters.ts';

/** `list`. */
export const list: Command = {
  words: ['list'],
  summary: 'lists the components, by what they are for',
  usage: {
    parameters: '[--json]',
    description: '--json prints everything that is known of them, as components.json of the package has it.',
  },
  run: async (parameters) => {
    const { values, positionals } = readParameters(parameters, { json: { type: 'boolean' } });
    if (positionals.length > 0) throw new CommandError('list takes no name; show NAME says more of one component.', 2);
    const manifest = readComponents();
    if (values.json) {
      console.log(JSON.stringify(manifest, null, 2));
      return 0;
    }
    const width = Math.max(...manifest.components.map(({ name }) => name.length));
    for (const purpose of new Set(manifest.components.map((component) => component.purpose))) {
      const group = manifest.components.filter((component) => component.purpose === purpose);
      const lines = group.map(
        ({ name, status, description }) => `  ${name.padEnd(width)}  ${status === 'ready' ? '' : `(${status}) `}${description}`,
      );
      console.log([purpose, ...lines, ''].join('\n'));
    }
    return 0;
  },
};
