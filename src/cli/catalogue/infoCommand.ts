import type { Command } from '../command.ts';

export const catalogueInfo: Command = {
  name: 'catalogue info',
  summary: 'Tells what the catalogue holds.',
  arguments: [],
  options: { json: { type: 'boolean', help: 'Prints it as JSON.' } },
  async run({ options, terminal, openShop }) {
    const shop = await openShop();
    for await (const description of shop.run('catalogue.describe')) {
      const lines = Object.entries(description).map(
        ([name, value]) => `${name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)}: ${value.toLocaleString('en-GB')}`,
      );
      terminal.out.write(options['json'] ? `${JSON.stringify(description)}\n` : `${lines.join('\n')}\n`);
    }
    return 0;
  },
};
