/** Calls of the desk beside the staff routes, each with its rule too: how the shop is, and a new range from a file. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginCallback } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { searchTextMaxLength } from '../../contract/limits.ts';
import { line } from '../staff/schemas.ts';
import type { Config } from '../config.ts';
import { latestBackups } from '../backup/index.ts';
import type { Database, Schema } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { requireSession } from './access.ts';
import { rangeColumns, type Column, type FileColumns, type HealthAnswer, type RangeAnswer } from './terms.ts';
import type { RangeQuestion, RangeReading } from './terms.ts';
import { deskPaths } from './rules.ts';

/** Largest file of a range, in bytes. */
const rangeMaxBytes = 100 * 1024 * 1024;
const shownProblems = 200;
/** A line of the command that says how far it is: "Reading the file: 250 of 1,000 kB", or in how many seconds it was. */
const progressLine = /^((?:Reading|Comparing|Loading) [^:]*): ([\d,]+)(?: of ([\d,]+))? /u;
const program = fileURLToPath(new URL('../../../scripts/shop.ts', import.meta.url));

/** Runs the command line in a process of its own: what it reads and checks is written once, and takes no memory or time of the server. @param stop - ends it @param hear - gets each line of its words for people @returns its answer in JSON, and those words */
async function runCommandLine<Answer>(
  { dataDir, databaseUrl, brand }: Pick<Config, 'dataDir' | 'databaseUrl' | 'brand'>,
  words: readonly string[],
  stop: AbortSignal,
  hear: (line: string) => void = () => {},
): Promise<{ answer: Answer | undefined; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, BRAND: brand, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const child = spawn(process.execPath, [program, ...words, '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'], signal: stop });
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  createInterface(child.stderr).on('line', hear);
  const [, out, said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { said, answer: out.startsWith('{') ? (JSON.parse(out) as Answer) : undefined };
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > rangeMaxBytes) throw new RequestError(413, `The file is larger than ${rangeMaxBytes / 1024 / 1024} MB.`);
    yield chunk;
  }
}

/** A file that waits to be applied. Only the newest does. */
interface Upload {
  readonly id: string;
  readonly folder: string;
  readonly file: string;
  /** Options of the command line that say what the file leaves open, and as what its columns are read. */
  readonly options: Map<string, string>;
  /** Its columns as the command line wrote them down last. */
  map?: FileMap | undefined;
  /** The reading that was begun last. */
  answer?: Promise<RangeAnswer>;
}

const fileId = z.object({ id: z.uuid() });

/** The parts of the command line's map that the desk changes: those that read one column as it is. */
interface FileMap {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly others?: readonly string[];
}

function columnsIn({ columns, others }: FileMap = { columns: {}, others: [] }, skipped: readonly string[]) {
  const read = Object.entries(columns) as [Column, unknown][];
  const known = read.filter((each): each is [Column, string] => typeof each[1] === 'string' && each[1] !== '');
  const left = (others ?? skipped).map((name) => [name, ''] as const);
  return {
    columns: Object.fromEntries([...left, ...known.map(([column, from]) => [from, column])]) as FileColumns,
    ruled: read.flatMap(([column, from]) => (typeof from === 'string' ? [] : [column])),
  };
}

function mapWith(map: FileMap, chosen: FileColumns): FileMap {
  const rules = Object.entries(map.columns).filter(([, from]) => typeof from !== 'string');
  const read = Object.entries(chosen).filter(([, column]) => column !== '');
  const others = Object.keys(chosen).filter((name) => chosen[name] === '');
  return { ...map, columns: Object.fromEntries([...rules, ...read.map(([name, column]) => [column, name])]), others };
}

/** Reads the files of uploads, one at a time, which bounds memory. @param run - runs a command of the command line */
function rangeFiles(run: <Answer>(words: readonly string[], hear: (line: string) => void) => ReturnType<typeof runCommandLine<Answer>>) {
  let isBusy = false;
  let progress: { step: string; share: number } | null = null;
  const number = (text = '') => Number(text.replaceAll(',', ''));
  const hear = (line: string): void => {
    const [, step, done, total = done] = progressLine.exec(line) ?? [];
    if (step !== undefined) progress = { step, share: number(done) / Math.max(1, number(total)) };
  };
  const refuseWhileBusy = (): void => {
    if (isBusy) throw new RequestError(409, 'Another file is being read. Try again in a minute.');
  };

  const importFile = async (
    { file, folder, options }: Upload,
    more: readonly string[],
  ): Promise<Pick<RangeAnswer, 'reading' | 'question' | 'refusal'>> => {
    refuseWhileBusy();
    isBusy = true;
    const report = more.includes('--dry-run') ? [] : ['--report', join(folder, 'problems.csv')];
    const said = [...options].flatMap(([name, value]) => [`--${name}`, value]);
    const command = ['catalogue', 'import', file, ...report, ...said, ...more];
    const { answer, said: refusal } = await run<RangeReading | RangeQuestion>(command, hear).finally(() => {
      isBusy = false;
      progress = null;
    });
    if (answer && 'asks' in answer) return { question: answer };
    const first = (problems: RangeReading['problems']) => problems.slice(0, shownProblems);
    if (answer) return { reading: { ...answer, problems: first(answer.problems), notes: first(answer.notes) } };
    const lines = refusal.replaceAll(file, 'The file').trim().split('\n');
    return { refusal: lines.find((line) => !progressLine.test(line)) ?? '' };
  };

  /** Reads a file without changing anything, as it will be applied: its good rows. One whose columns cannot even be named is refused. */
  const readFirst = async (upload: Upload): Promise<RangeAnswer> => {
    const saved = join(upload.folder, 'saved.json');
    const result = await importFile(upload, ['--dry-run', '--keep-good', '--save-map', saved]);
    const text = await readFile(saved, 'utf8').catch(() => undefined);
    upload.map = text === undefined ? undefined : (JSON.parse(text) as FileMap);
    if (!upload.map && !result.question) throw new RequestError(422, result.refusal ?? '');
    return { id: upload.id, ...columnsIn(upload.map, result.reading?.skipped ?? []), ...result };
  };

  /** Notes the columns that are chosen for a file, or the answers to what it leaves open. */
  const choose = async ({ folder, map, options }: Upload, columns: FileColumns | undefined, answers: object): Promise<void> => {
    for (const [name, answer] of Object.entries(answers)) options.set(name, String(answer));
    if (!columns || !map) return;
    const chosen = join(folder, 'chosen.json');
    await writeFile(chosen, JSON.stringify(mapWith(map, columns)), { mode: 0o600 });
    options.set('map', chosen);
  };

  return { refuseWhileBusy, importFile, choose, readFirst, progress: () => progress };
}

/** The last range that came from a file, the number of products then, and who brought it; no name for the command line. */
async function lastImport(database: Kysely<Schema>) {
  const last = await database.selectFrom('rangeImport').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last ? { ...last, at: last.at.toISOString() } : null;
}

/** The range in the shop, and how far the work on a file is: "Reading the file", and a share of 1. */
export interface RangeState {
  readonly last: Omit<NonNullable<Awaited<ReturnType<typeof lastImport>>>, 'id'> | null;
  readonly progress: ReturnType<ReturnType<typeof rangeFiles>['progress']>;
}

/** The calls. */
export function deskWorkRoutes(config: Parameters<typeof runCommandLine>[0], { kysely }: Database): FastifyPluginCallback {
  const folder = join(config.dataDir, 'uploads');
  const stop = new AbortController();
  const run = <Answer>(words: readonly string[], hear?: (line: string) => void) => runCommandLine<Answer>(config, words, stop.signal, hear);
  const { refuseWhileBusy, importFile, choose, readFirst, progress } = rangeFiles(run);
  let newest: Upload | undefined;
  const uploadOf = (id: string): Upload => {
    if (newest?.id !== id) throw new NotFoundError('This file is gone. Choose it again.');
    return newest;
  };
  const remove = (of: string) => rm(of, { recursive: true, force: true });

  return routes((app) => {
    app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    // Files that a stop left behind.
    app.addHook('onReady', () => remove(folder));
    app.addHook('onClose', async () => stop.abort());

    app.get(deskPaths.health, async (): Promise<HealthAnswer> => {
      const { answer } = await run<Pick<HealthAnswer, 'findings'>>(['doctor']);
      const [made] = await latestBackups(kysely);
      const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };
      return { findings: answer?.findings ?? [], lastBackup: made?.startedAt.toISOString() ?? null, version };
    });

    app.get(deskPaths.range, async () => ({ last: await lastImport(kysely), progress: progress() }));

    const fileSchema = { body: z.instanceof(Readable), querystring: z.object({ kind: z.enum(['csv', 'xlsx']) }) };
    app.post(deskPaths.range, { schema: fileSchema }, async ({ body, query: { kind } }): Promise<Pick<RangeAnswer, 'id'>> => {
      // None goes while it is read.
      refuseWhileBusy();
      const id = randomUUID();
      const own = join(folder, id);
      const upload: Upload = { id, folder: own, file: join(own, `range.${kind}`), options: new Map() };
      const fail = async (error: unknown): Promise<never> => {
        await remove(own);
        throw error;
      };
      await mkdir(own, { recursive: true, mode: 0o700 });
      const write = pipeline(body, limited, createWriteStream(upload.file, { mode: 0o600 }));
      await write.then(refuseWhileBusy).catch(fail);
      // The file before stays until this one is there as a whole.
      const before = newest;
      newest = upload;
      upload.answer = readFirst(upload).catch(fail);
      // A failure is told to everybody who asks for the reading.
      upload.answer.catch(() => {});
      if (before) await remove(before.folder);
      return { id };
    });

    app.get(deskPaths.rangeFile, { schema: { params: fileId } }, ({ params: { id } }) => uploadOf(id).answer);

    const chosen = z.record(z.string(), z.union([z.literal(''), z.enum(rangeColumns)]));
    const answered = { brands: line(searchTextMaxLength).optional(), categories: z.enum(['path', 'several']).optional() };
    const columnsSchema = { params: fileId, body: z.strictObject({ columns: chosen.optional(), ...answered }) };
    app.put(deskPaths.rangeColumns, { schema: columnsSchema }, async ({ params: { id }, body }): Promise<RangeAnswer> => {
      const { columns, ...answers } = body;
      const upload = uploadOf(id);
      refuseWhileBusy();
      await choose(upload, columns, answers);
      upload.answer = readFirst(upload);
      return upload.answer;
    });

    const applySchema = {
      params: fileId,
      body: z.strictObject({ keepGood: z.boolean(), removeMissing: z.boolean(), othersStay: z.boolean().default(false) }),
    };
    app.post(deskPaths.rangeApply, { schema: applySchema }, async (request) => {
      const { params, body } = request;
      const { member } = requireSession(request);
      if (!body.othersStay && member.role !== 'manager') throw new RequestError(403, 'A manager replaces the range.');
      const upload = uploadOf(params.id);
      const ticked = Object.entries(applyOptions).filter(([name]) => body[name as keyof typeof body]);
      const options = ticked.map(([, option]) => option);
      const { reading, refusal = '' } = await importFile(upload, options);
      if (!reading) throw new RequestError(422, refusal);
      const newestImport = kysely.selectFrom('rangeImport').select(({ fn }) => fn.max('id').as('id'));
      if (!reading.imported) return reading;
      await kysely.updateTable('rangeImport').set({ actor: member.name }).where('id', '=', newestImport).execute();
      if (newest === upload) newest = undefined;
      await remove(upload.folder);
      return reading;
    });
  });
}

const applyOptions = { keepGood: '--keep-good', removeMissing: '--remove-missing', othersStay: '--others-stay' } as const;
