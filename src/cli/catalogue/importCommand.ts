import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Output } from '../output.ts';
import type { CatalogueKey, CatalogueSource } from '../../server/catalogue/index.ts';
import { mediaFolder, openMediaStore } from '../../server/media/index.ts';
import { showProgress } from '../../server/progress.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command, Invocation } from '../command.ts';
import { CommandError } from '../errors.ts';
import { collect, unreadable } from '../terminal.ts';
import { Originals } from './originals.ts';
import { readCsv } from './readCsv.ts';
import { RangeReader, type Problem } from './readRange.ts';
import { describeReplacement, replaceCatalogue } from './replace.ts';
import { defaultReport, sentenceOf, writeReport } from './report.ts';

/** Number of problems shown on the terminal; the report has all. */
const shownProblems = 10;

export const catalogueImport: Command = {
  name: 'catalogue import',
  summary: 'Puts the range of a CSV file in the place of the present catalogue.',
  arguments: ['FILE.csv'],
  options: {
    images: { type: 'string', value: 'FOLDER', help: 'Where the pictures lie that the file names.' },
    'keep-good': { type: 'boolean', help: 'Imports the good rows when others are bad. Without it one bad row stops all.' },
    report: { type: 'string', value: 'FILE', help: 'Where bad rows are listed. Default: FILE.problems.csv beside the file.' },
    json: { type: 'boolean', help: 'Prints the result as JSON.' },
  },
  details: `Products are known by their code and categories by their path: importing again changes what is there and doubles nothing.
What the file does not have leaves the shop. The columns are described in src/cli/README.md.`,
  run: importCatalogue,
};

async function importCatalogue({ arguments: [file], options, config, terminal, openClient }: Invocation): Promise<0 | 1> {
  const path = resolve(file!);
  const report = resolve(typeof options['report'] === 'string' ? options['report'] : defaultReport(path));
  if (report === path) throw new CommandError('The report would overwrite the file that is imported. Name another file with --report.');
  const bytes = await sizeOf(path);
  const store = openMediaStore(config);
  const originals = await Originals.open(store, mediaFolder(config.dataDir), options['images'] as string | undefined);
  const client = await openClient();
  const keys = await collect(client.lines<CatalogueKey>(staffPaths.catalogueKeys));
  try {
    const reader = new RangeReader(keys, originals, new Date(), options['keep-good'] === true);
    const source = await readFile(path, bytes, reader, terminal.err.stream);
    await writeReport(report, [...reader.problems, ...reader.notes]);
    const say = (text: string) => terminal[options['json'] ? 'err' : 'out'].write(`${text}\n`);
    const answer = (imported: object) => {
      const { problems, notes, badRows } = reader;
      if (options['json'])
        terminal.out.write(
          `${JSON.stringify({ ...imported, badRows, problems, notes, ...(badRows + notes.length > 0 ? { report } : {}) })}\n`,
        );
    };

    if (reader.badRows > 0)
      showProblems(reader.problems, `${reader.badRows} ${reader.badRows === 1 ? 'row is' : 'rows are'} bad; all are`, report, terminal.err);
    if (reader.notes.length > 0) showProblems(reader.notes, 'Look at the allergens of these products; they are', report, terminal.err);
    if ((reader.badRows > 0 && !options['keep-good']) || source.products.length === 0) {
      terminal.err.write(
        reader.badRows > 0 && !options['keep-good']
          ? 'Nothing was imported. Mend the rows, or import the good ones with --keep-good.\n'
          : 'Nothing was imported: the file has no product that can be used.\n',
      );
      answer({ imported: false });
      return 1;
    }
    // Pictures must be stored before the catalogue refers to them. If loading fails, they stay for the next attempt.
    await originals.commit();
    const replacement = await replaceCatalogue(client, source, keys, terminal);
    say(describeReplacement(replacement));
    answer({ imported: true, ...replacement });
    return 0;
  } finally {
    await originals.discard();
    store.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path);
    if (found.isFile()) return found.size;
  } catch (error) {
    throw unreadable(path, error);
  }
  throw new CommandError(`${path} is not a file.`);
}

async function readFile(path: string, bytes: number, reader: RangeReader, output: NodeJS.WriteStream): Promise<CatalogueSource> {
  const progress = showProgress('Reading the file', 'kB', output);
  const stream = createReadStream(path);
  const kilobytes = (count: number) => Math.ceil(count / 1000);
  try {
    for await (const record of readCsv(stream)) {
      await reader.take(record);
      progress.update({ done: kilobytes(stream.bytesRead), total: kilobytes(bytes) });
    }
    progress.finish();
  } finally {
    progress.stop();
  }
  return reader.finish();
}

function showProblems(problems: readonly Problem[], summary: string, report: string, output: Output): void {
  for (const problem of problems.slice(0, shownProblems)) output.write(`${sentenceOf(problem)}\n`);
  if (problems.length > shownProblems) output.write(`… and ${problems.length - shownProblems} more.\n`);
  output.write(`${summary} listed in ${report}.\n`);
}
