import type { SearchExplanation } from '../../server/catalogue/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command } from '../command.ts';
import { columns } from '../table.ts';
import { print } from '../terminal.ts';

export const searchExplain: Command = {
  name: 'search explain',
  summary: 'Tells how a search is read, and why its first products come first.',
  arguments: ['SEARCH'],
  options: { json: { help: 'Prints it as JSON.' } },
  async run({ arguments: [search], options, terminal, openClient }) {
    const client = await openClient();
    const explanation = await client.record<SearchExplanation>(staffPaths.catalogueSearch, { query: { search: search! } });
    const { words, protects, questions, products } = explanation;
    const parts = [
      columns([['Words', 'Read as'], ...words.map((each) => [each.words, each.condition ?? 'not known'])]),
      ...(protects.length > 0 ? [`Protects: ${protects.join(', ')}\n`] : []),
      ...(questions.length > 0 ? [`Asks: ${questions.join(', ')}\n`] : []),
      products.length > 0
        ? columns([
            ['Code', 'Product', 'Words', 'Score', 'Popularity'],
            ...products.map(({ code, name, hasAll, score, popularity }) => [
              code,
              name,
              hasAll ? 'all' : 'fewer',
              score.toFixed(2),
              String(popularity),
            ]),
          ])
        : 'It shows nothing.',
    ];
    print({ options, terminal }, explanation, parts.join('\n').trimEnd());
  },
};
