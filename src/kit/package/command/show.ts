import { pageOf } from '../manifest/markdown.ts';
import { findComponent } from '../manifest/readPackage.ts';
import { CommandError, type Command } from './command.ts';
import { readParameters } from './parameters.ts';

/** `show`. */
export const show: Command = {
  words: ['show'],
  summary: 'says what a component is for, its props, keys and examples',
  usage: {
    parameters: 'NAME [--json]',
    description: 'NAME is a component, such as Alert or file-upload. Prints Markdown; with --json its entry of components.json.',
  },
  run: async (parameters) => {
    const { values, positionals } = readParameters(parameters, { json: { type: 'boolean' } });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new CommandError('Give one name: show Alert.', 2);
    const component = findComponent(name);
    console.log(values.json ? JSON.stringify(component, null, 2) : pageOf(component));
    return 0;
  },
};
