import type { CatalogueKey } from '../../server/catalogue/index.ts';
import { loadDemo } from '../../server/demo.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { collect } from '../terminal.ts';
import { describeReplacement, replaceCatalogue } from './replace.ts';

export const catalogueDemo: Command = {
  name: 'catalogue demo',
  summary: 'Puts the demo range in the place of the present catalogue.',
  arguments: [],
  options: {},
  async run({ terminal, openClient }) {
    const client = await openClient();
    const keys = await collect(client.lines<CatalogueKey>(staffPaths.catalogueKeys));
    // Made here and not in the server, which has buyers to answer.
    const { createDemoSource } = await loadDemo();
    const replacement = await replaceCatalogue(client, await createDemoSource(), keys, terminal);
    terminal.out.write(`${describeReplacement(replacement)}\n`);
    return 0;
  },
};
