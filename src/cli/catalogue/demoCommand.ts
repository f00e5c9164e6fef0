import { loadDemo } from '../../server/demo.ts';
import type { Command } from '../command.ts';
import type { CatalogueKey } from './describe.ts';
import { describeReplacement, replaceCatalogue } from './replace.ts';

export const catalogueDemo: Command = {
  name: 'catalogue demo',
  summary: 'Puts the demo range in the place of the present catalogue.',
  arguments: [],
  options: {},
  async run({ terminal, openShop }) {
    const shop = await openShop();
    const keys: CatalogueKey[] = [];
    for await (const key of shop.run('catalogue.keys')) keys.push(key);
    // Made here and not in the server, which has buyers to answer.
    const { createDemoSource } = await loadDemo();
    const replacement = await replaceCatalogue(shop, await createDemoSource(), keys, terminal);
    terminal.out.write(`${describeReplacement(replacement)}\n`);
    return 0;
  },
};
