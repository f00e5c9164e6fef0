import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describeLoss, fewLosses, type CatalogueDescription, type LoadResult } from '../../server/catalogue/index.ts';
import { hasEmbeddedDatabase } from '../../server/database/index.ts';
import { mediaFolder, openMediaStore } from '../../server/media/index.ts';
import { withProgress, type Progress } from '../../server/progress.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import type { Command, Invocation, Terminal } from '../command.ts';
import { AskedError, CommandError } from '../errors.ts';
import type { Output } from '../output.ts';
import { counted, readChoice, unreadable } from '../terminal.ts';
import { compareRange, describeComparison } from './compare.ts';
import { columns } from '../../range/columns.ts';
import { splitList, unescapePart } from '../../range/cells.ts';
import { openFile, readMap, type RangeFile, type FileAnswers } from './openFile.ts';
import { Originals } from './originals.ts';
import { collectKeys, PresentRange } from './presentRange.ts';
import { describeFamilies, describePreview, previewOf } from './preview.ts';
import { RangeReader, type Problem } from '../../range/readRange.ts';
import { describeReplacement, refuseLoss, removeMissing, replaceCatalogue } from './replace.ts';
import { defaultReport, sentenceOf, writeReport } from './report.ts';
import { presets } from './shape.ts';
import { describeJoined } from '../../range/spellings.ts';

/** Number of problems shown on the terminal; the report has all. */
const shownProblems = 10;

export const catalogueImport: Command = {
  name: 'catalogue import',
  summary: 'Puts the range of a CSV or XLSX file in the place of the present catalogue.',
  arguments: ['FILE'],
  options: {
    images: { value: 'FOLDER', help: 'Where the pictures lie that the file names.' },
    'keep-good': { help: 'Imports the good rows when others are bad. Without it one bad row stops all.' },
    'fetch-images': { help: 'Fetches pictures that the file names by https addresses of the public internet.' },
    preset: { value: 'NAME', help: `The shape of the file, when it is not told by its columns: ${[...presets.keys()].join(', ')}.` },
    map: { value: 'FILE', help: 'Reads a file of another shape by this map.' },
    'save-map': { value: 'FILE', help: 'Writes how the file is read as a map, to change it and give it with --map.' },
    brands: { value: 'NAMES', help: 'The brand of all products, or several with | with one of which each name begins.' },
    categories: { value: 'path|several', help: 'How categories are meant that stand beside each other.' },
    'others-stay': { help: 'Leaves the products in the shop that the file does not have: it has some to add or to change.' },
    'remove-missing': removeMissing,
    'dry-run': { help: 'Reads everything and says what would change. Writes nothing.' },
    report: { value: 'FILE', help: 'Where bad rows are listed. Default: FILE.problems.csv beside the file.' },
    json: { help: 'Prints the result as JSON.' },
  },
  details: `Products are known by their code and categories by their path: importing again changes what is there and doubles nothing.
What the file does not have leaves the shop (but with --others-stay); when that is more than a tenth of the products, nothing is changed without --remove-missing.
A column that the file does not have keeps its values of the products that the shop has; an empty cell clears one.
The first range of your own takes the place of the demo: catalogue import range.csv --remove-missing
The columns are described in src/cli/README.md.`,
  run: importCatalogue,
};

async function importCatalogue({ arguments: [name], options, config, terminal, signal, openClient }: Invocation): Promise<0 | 1 | void> {
  const path = resolve(name!);
  const given = options as Readonly<Record<string, string | undefined>>;
  const report = resolve(given['report'] ?? defaultReport(path));
  for (const [option, file] of Object.entries({ report, 'save-map': given['saveMap'] }))
    if (file !== undefined && resolve(file) === path)
      throw new CommandError(`--${option} would overwrite the file that is imported. Name another file.`);
  const isTrial = options['dryRun'] === true;
  const bytes = await sizeOf(path);
  const store = openMediaStore(config);
  const fetches = options['fetchImages'] === true;
  const originals = await Originals.open(store, mediaFolder(config.dataDir), given['images'], { isTrial, fetches });
  const hasPictures = given['images'] !== undefined || fetches;
  const file = await openFile(path, await answersOf(given, hasPictures), signal).catch((error: unknown) => {
    // A program that reads the answer asks in its own words.
    if (options['json'] && error instanceof AskedError) terminal.out.write(`${JSON.stringify(error.asked)}\n`);
    throw error;
  });
  const { header } = file;
  // Only now a database is opened; one that does not exist is made when a range is loaded into it.
  const isThere = config.databaseUrl !== undefined || hasEmbeddedDatabase(config.dataDir);
  const client = isThere ? await openClient({ onlyLooks: isTrial }) : undefined;
  let reader: RangeReader | undefined;
  try {
    const [keepGood, othersStay] = [options['keepGood'] === true, options['othersStay'] === true];
    const basedOn = othersStay ? (await client?.record<CatalogueDescription>(staffPaths.catalogueSummary))?.version : undefined;
    const known = await collectKeys(client);
    if (!isTrial) await originals.removeRemains(known.pictures);
    const lacking = columns.filter((column) => !header.names.includes(column));
    const isAsked = lacking.length > 0 || keepGood || othersStay || isTrial;
    const present = client && isAsked && known.createdAt.size > 0 ? await PresentRange.read(client, lacking, othersStay) : undefined;
    reader = new RangeReader(header, { ...known, ...(present && { present }) }, originals, new Date(), { keepGood, othersStay });
    await readRows(file, bytes, reader, originals, terminal.err.stream);
    if (!isTrial || options['report'] !== undefined) await writeReport(report, [...reader.problems, ...reader.notes]);
    const notes = notesOn(reader, file, { hasPictures, othersStay });
    const answer = (imported: object) => {
      const { problems, notes: unclear, badRows } = reader!;
      const isReported = badRows + unclear.length > 0 && !isTrial;
      const counts = { badRows, spared: reader!.spared };
      const details = { ...counts, problems, notes: unclear, skipped: header.skipped, joined: reader!.joined(), kept: unchanged(reader!) };
      if (options['json']) terminal.out.write(`${JSON.stringify({ ...imported, ...details, ...(isReported ? { report } : {}) })}\n`);
    };
    const say = (text: string) => terminal[options['json'] ? 'err' : 'out'].write(`${text}\n`);
    showProblems(reader, isTrial ? undefined : report, terminal.err);
    const refusal = refusalOf(reader, keepGood);
    const removing = options['removeMissing'] === true;
    const loss = removing ? undefined : describeLoss(reader.missing().length, known.createdAt.size);
    if (isTrial) {
      const isGood = refusal === undefined && loss === undefined && known.createdAt.size > 0;
      const lost = client && isGood ? await tryLoad(client, reader, removing, terminal) : loss && refuseLoss(loss).message;
      const [comparison, preview] = [compareRange(present, reader), previewOf(reader)];
      for (const note of [...notes, describeComparison(comparison), ...describePreview(preview), ...describeFamilies(reader)]) say(note);
      if (lost !== undefined) say(lost);
      if (refusal !== undefined) terminal.err.write(`${refusal}\n`);
      answer({ imported: false, dryRun: true, ...comparison, preview: preview.map((product) => product.replaceAll(/\n +/gu, ' · ')) });
      return refusal === undefined && lost === undefined ? 0 : 1;
    }
    if (refusal !== undefined) {
      terminal.err.write(`${refusal}\n`);
      answer({ imported: false });
      return 1;
    }
    if (loss !== undefined) throw refuseLoss(loss);
    const how = { removing, basedOn };
    const writer = await openClient();
    const result = await load(writer, reader, originals, how, terminal).catch((error: unknown) => {
      if (!isThere) writer.undo();
      throw error;
    });
    for (const note of [...notes, describeReplacement(result)]) say(note);
    answer({ imported: true, ...result });
  } finally {
    reader?.close();
    file.close();
    await originals.discard();
    store.close();
  }
}

/** Has the shop count what would be lost. @returns why it would refuse the range; undefined when it would take it */
async function tryLoad(client: Client, reader: RangeReader, removing: boolean, terminal: Terminal): Promise<string | undefined> {
  try {
    await replaceCatalogue(client, reader.lines(), { removing, isTrial: true }, terminal);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}

/** Stores the pictures and loads the catalogue; when that fails, the pictures go again. */
async function load(
  client: Client,
  reader: RangeReader,
  originals: Originals,
  how: { readonly removing: boolean; readonly basedOn: number | undefined },
  terminal: Terminal,
): Promise<LoadResult> {
  try {
    // Pictures must be stored before the catalogue refers to them.
    await originals.commit();
    const few = reader.size > fewLosses ? undefined : reader.changes()?.map((product) => ({ product }));
    const result = await replaceCatalogue(client, few ?? reader.lines(), { ...how, isWhole: !few }, terminal);
    originals.settle();
    return result;
  } catch (error) {
    // Where the shop cannot be asked any more, the next import looks after the pictures.
    const known = await collectKeys(client).catch(() => undefined);
    if (known) await originals.removeRemains(known.pictures);
    throw error;
  }
}

/** Why nothing is imported; undefined when the rows are good enough. */
function refusalOf({ badRows, size }: RangeReader, keepsGood: boolean): string | undefined {
  if (badRows > 0 && !keepsGood) return 'Nothing was imported. Correct the rows, or import the good ones with --keep-good.';
  return size === 0 ? 'Nothing was imported: the file has no product that can be used.' : undefined;
}

const unchanged = ({ kept }: RangeReader) => columns.filter((column) => kept.has(column));

function notesOn(
  reader: RangeReader,
  file: RangeFile,
  { hasPictures, othersStay }: { readonly hasPictures: boolean; readonly othersStay: boolean },
): string[] {
  const joined = Object.entries(reader.joined()).flatMap(([kind, things]) => things.map((thing) => describeJoined(kind, thing)));
  const staying = othersStay ? 0 : reader.staying().length;
  const isWithoutPictures = file.shape?.columns.images !== undefined && !hasPictures;
  return [
    ...file.notes(),
    isWithoutPictures && 'Pictures are left aside. --fetch-images fetches addresses, --images FOLDER takes files.',
    ...joined,
    staying > 0 && `Kept as they are, since their rows are bad: ${counted(staying, 'product')} of the shop.`,
    reader.kept.size > 0 && `Kept as they are, since the file has no such column: ${unchanged(reader).join(', ')}.`,
  ].filter((note) => note !== false);
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

/** The answers that options give about the file. @throws {CommandError} when the map cannot be read, or {UsageError} when there is no such preset */
async function answersOf(
  { map, preset, brands = '', ...given }: Readonly<Record<string, string | undefined>>,
  hasPictures: boolean,
): Promise<FileAnswers> {
  const called = preset === undefined ? undefined : presets.get(readChoice(preset, [...presets.keys()], 'preset'));
  const named = map === undefined ? called && { ...called, knownBy: [] } : await readMap(map);
  return {
    shapes: named ? [named] : [...presets.values()],
    brands: splitList(brands, '|').map(unescapePart),
    categories: given['categories'],
    without: hasPictures ? [] : ['images'],
    saveMap: given['saveMap'],
  };
}

async function readRows(
  { rows, header, read }: RangeFile,
  bytes: number,
  reader: RangeReader,
  originals: Originals,
  output: NodeJS.WriteStream,
): Promise<void> {
  const kilobytes = (count: number) => Math.ceil(count / 1000);
  const take = async (tell: Progress) => {
    for await (const record of originals.ahead(rows, header.names.indexOf('images'))) {
      await reader.take(record);
      tell({ done: kilobytes(read()), total: kilobytes(bytes) });
    }
  };
  await withProgress('Reading the file', 'kB', take, output);
}

function showProblems({ problems, notes, badRows }: RangeReader, report: string | undefined, output: Output): void {
  const show = (list: readonly Problem[], summary: string) => {
    if (list.length === 0) return;
    for (const problem of list.slice(0, shownProblems)) output.write(`${sentenceOf(problem)}\n`);
    if (list.length > shownProblems) output.write(`… and ${list.length - shownProblems} more.\n`);
    output.write(report === undefined ? `${summary}.\n` : `${summary}; all are listed in ${report}.\n`);
  };
  show(problems, `${counted(badRows, 'row is', 'rows are')} bad`);
  show(notes, 'Look at these products');
}
