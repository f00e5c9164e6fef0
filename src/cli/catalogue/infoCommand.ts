import type { CatalogueDescription } from '../../server/catalogue/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';

export const catalogueInfo: Command = {
  name: 'catalogue info',
  summary: 'Tells what the catalogue holds.',
  arguments: [],
  options: { json: { help: 'Prints it as JSON.' } },
  async run({ options, terminal, openClient }) {
    const client = await openClient();
    const description = await client.record<CatalogueDescription>(staffPaths.catalogueSummary);
    const lines = Object.entries(description).map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)}: ${(value as number | string).toLocaleString('en-GB')}`,
    );
    terminal.out.write(options['json'] ? `${JSON.stringify(description)}\n` : `${lines.join('\n')}\n`);
    return 0;
  },
};
