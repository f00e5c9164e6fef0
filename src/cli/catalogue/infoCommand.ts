import type { CatalogueDescription } from '../../server/catalogue/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { print } from '../terminal.ts';

export const catalogueInfo: Command = {
  name: 'catalogue info',
  summary: 'Tells what the catalogue holds.',
  options: { json: { help: 'Prints it as JSON.' } },
  async run({ options, terminal, openClient }) {
    const description = await (await openClient()).record<CatalogueDescription>(staffPaths.catalogueSummary);
    const lines = Object.entries(description).map(
      ([name, value]) => `${name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)}: ${value.toLocaleString('en-GB')}`,
    );
    print({ options, terminal }, description, lines.join('\n'));
  },
};
