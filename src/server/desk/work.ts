/** Calls of the desk beside the staff routes, each with its rule too: how the shop is, and a new range from a file. */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { searchTextMaxLength } from '../../contract/limits.ts';
import { line } from '../accounts/staff.ts';
import { latestBackups } from '../backup/index.ts';
import type { Database } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { rangeColumns, type FileColumns, type HealthAnswer, type RangeAnswer, type RangeQuestion, type RangeReading } from './answers.ts';
import { runCommandLine } from './commandLine.ts';
import { deskPaths } from './rules.ts';

/** Largest file of a range, in bytes. */
const rangeMaxBytes = 100 * 1024 * 1024;

/** Most refused rows that are shown. */
const shownProblems = 200;

/** Lines of the command that say how far it is. */
const isProgress = /^(?:Reading|Loading) the /u;

/** Passes on no more bytes than a file may have. */
function limited(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > rangeMaxBytes) done(new RequestError(413, `The file is larger than ${rangeMaxBytes / 1024 / 1024} MB.`));
      else done(null, chunk);
    },
  });
}

/** A file's columns as the command line writes them down, and as they were chosen. */
const savedMap = 'saved.json';
const chosenMap = 'chosen.json';
/** The answers to what a file leaves open, by the options of the command line. */
const answersFile = 'answers.json';
const isGone = () => new NotFoundError('This file is gone. Choose it again.');
const fileId = z.object({ id: z.uuid() });

/** The parts of such a map that the desk changes: those that read one column as it is. */
interface FileMap {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly others?: readonly string[];
}

const columnsIn = ({ columns, others }: FileMap, skipped: readonly string[]): FileColumns => ({
  ...Object.fromEntries((others ?? skipped).map((name) => [name, '' as const])),
  ...Object.fromEntries(
    Object.entries(columns)
      .filter(([, from]) => typeof from === 'string' && from !== '')
      .map(([column, from]) => [from, column]),
  ),
});

function mapWith(map: FileMap, chosen: FileColumns): FileMap {
  const rules = Object.entries(map.columns).filter(([, from]) => typeof from !== 'string');
  const read = Object.entries(chosen).filter(([, column]) => column !== '');
  const others = Object.keys(chosen).filter((name) => chosen[name] === '');
  return { ...map, columns: Object.fromEntries([...rules, ...read.map(([name, column]) => [column, name])]), others };
}

/** Does one thing at a time, which bounds memory: the next is refused. */
type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Reads the files of uploads, each in its folder. */
function rangeFiles(config: Parameters<typeof runCommandLine>[0], folder: string, alone: Alone, stop: AbortSignal) {
  /** Reads the file of an upload, by the columns that were chosen for it. */
  const importFile = (id: string, options: readonly string[]): Promise<Pick<RangeAnswer, 'reading' | 'refusal' | 'question'>> =>
    alone(async () => {
      const names = await readdir(join(folder, id)).catch((): string[] => []);
      const name = names.find((each) => each.startsWith('range.'));
      if (name === undefined) throw isGone();
      const file = join(folder, id, name);
      const report = options.includes('--dry-run') ? [] : ['--report', join(folder, id, 'problems.csv')];
      const map = names.includes(chosenMap) ? ['--map', join(folder, id, chosenMap)] : [];
      const said = Object.entries((await read<Record<string, string>>(id, answersFile)) ?? {}).flatMap(([name, value]) => [
        `--${name}`,
        value,
      ]);
      const words = ['catalogue', 'import', file, ...report, ...map, ...said, ...options];
      const { answer, said: refusal } = await runCommandLine<RangeReading | RangeQuestion>(config, words, stop);
      if (answer && 'asks' in answer) return { question: answer };
      const first = (problems: RangeReading['problems']) => problems.slice(0, shownProblems);
      if (answer) return { reading: { ...answer, problems: first(answer.problems), notes: first(answer.notes) } };
      const lines = refusal.replaceAll(file, 'The file').trim().split('\n');
      return { refusal: lines.find((line) => !isProgress.test(line)) ?? '' };
    });

  const read = async <Content = FileMap>(id: string, name: string): Promise<Content | undefined> => {
    const text = await readFile(join(folder, id, name), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Content);
  };

  /** Reads a file without changing anything, as it will be applied: its good rows. One whose columns cannot even be named is refused. */
  const readFirst = async (id: string): Promise<RangeAnswer> => {
    const result = await importFile(id, ['--dry-run', '--keep-good', '--save-map', join(folder, id, savedMap)]);
    const map = await read(id, savedMap);
    if (map) return { id, columns: columnsIn(map, result.reading?.skipped ?? []), ...result };
    if (result.question) return { id, columns: {}, ...result };
    throw new RequestError(422, result.refusal ?? '');
  };

  /** Keeps the columns that are chosen for a file, or the answers to what it leaves open. */
  const choose = async (id: string, { columns, ...answers }: { columns?: FileColumns | undefined }): Promise<void> => {
    const keep = (name: string, content: object) =>
      writeFile(join(folder, id, name), JSON.stringify(content), { mode: 0o600 }).catch((error: unknown) => {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? isGone() : error;
      });
    const map = await read(id, savedMap);
    if (columns && !map) throw isGone();
    if (columns && map) await keep(chosenMap, mapWith(map, columns));
    else await keep(answersFile, { ...(await read(id, answersFile)), ...answers });
  };

  return { importFile, choose, readFirst };
}

/** The calls. */
export function deskWorkRoutes(config: Parameters<typeof runCommandLine>[0], { kysely }: Database): FastifyPluginCallback {
  const folder = join(config.dataDir, 'uploads');
  const stop = new AbortController();
  let isBusy = false;

  const refuseWhileBusy = (): void => {
    if (isBusy) throw new RequestError(409, 'Another file is being read. Try again in a minute.');
  };

  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    refuseWhileBusy();
    isBusy = true;
    return work().finally(() => (isBusy = false));
  }

  const { importFile, choose, readFirst } = rangeFiles(config, folder, alone, stop.signal);

  return routes((app) => {
    app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    // Files that a stop left behind.
    app.addHook('onReady', () => rm(folder, { recursive: true, force: true }));
    app.addHook('onClose', async () => stop.abort());

    app.get(deskPaths.health, async (): Promise<HealthAnswer> => {
      const { answer } = await runCommandLine<Pick<HealthAnswer, 'findings'>>(config, ['doctor'], stop.signal);
      const [made] = await latestBackups(kysely);
      const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };
      return { findings: answer?.findings ?? [], lastBackup: made?.startedAt.toISOString() ?? null, version };
    });

    const fileSchema = { body: z.instanceof(Readable), querystring: z.object({ kind: z.enum(['csv', 'xlsx']) }) };
    app.post(deskPaths.range, { schema: fileSchema }, async ({ body, query: { kind } }): Promise<RangeAnswer> => {
      const id = randomUUID();
      // Only the newest file waits, and none goes while it is read.
      refuseWhileBusy();
      await rm(folder, { recursive: true, force: true });
      await mkdir(join(folder, id), { recursive: true, mode: 0o700 });
      try {
        await pipeline(body, limited(), createWriteStream(join(folder, id, `range.${kind}`), { mode: 0o600 }));
        return await readFirst(id);
      } catch (error) {
        await rm(join(folder, id), { recursive: true, force: true });
        throw error;
      }
    });

    const chosen = z.record(z.string(), z.union([z.literal(''), z.enum(rangeColumns)]));
    const answered = { brands: line(searchTextMaxLength).optional(), categories: z.enum(['path', 'several']).optional() };
    const columnsSchema = { params: fileId, body: z.strictObject({ columns: chosen.optional(), ...answered }) };
    app.put(deskPaths.rangeColumns, { schema: columnsSchema }, async ({ params: { id }, body }): Promise<RangeAnswer> => {
      await choose(id, body);
      return readFirst(id);
    });

    const applySchema = {
      params: fileId,
      body: z.strictObject({ keepGood: z.boolean(), removeMissing: z.boolean(), othersStay: z.boolean().default(false) }),
    };
    app.post(deskPaths.rangeApply, { schema: applySchema }, async ({ params: { id }, body }) => {
      const options = { keepGood: '--keep-good', removeMissing: '--remove-missing', othersStay: '--others-stay' } as const;
      const result = await importFile(
        id,
        Object.entries(options).flatMap(([name, option]) => (body[name as keyof typeof body] ? [option] : [])),
      );
      if (!result.reading) throw new RequestError(422, result.refusal ?? '');
      if (result.reading.imported) await rm(join(folder, id), { recursive: true, force: true });
      return result.reading;
    });
  });
}
