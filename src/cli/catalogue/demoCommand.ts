import { loadDemo } from '../../server/demo.ts';
import type { Command } from '../command.ts';
import { describeReplacement, removeMissing, replaceCatalogue } from './replace.ts';

export const catalogueDemo: Command = {
  name: 'catalogue demo',
  summary: 'Puts the demo range in the place of the present catalogue.',
  options: { 'remove-missing': removeMissing },
  async run({ options, terminal, openClient }) {
    const client = await openClient();
    // Read here and not in the server, which has buyers to answer.
    const { readDemo } = await loadDemo();
    const replacement = await replaceCatalogue(client, readDemo(), { removing: options['removeMissing'] === true }, terminal);
    terminal.out.write(`${describeReplacement(replacement)}\n`);
  },
};
