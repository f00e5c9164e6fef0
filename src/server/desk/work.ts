/** Calls of the desk beside the staff routes, each with its rule too: how the shop is, and a new range from a file. */
import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { latestBackups } from '../backup/index.ts';
import type { Database } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import type { HealthAnswer, RangeAnswer, RangeReading } from './answers.ts';
import { runCommandLine } from './commandLine.ts';
import { deskPaths } from './rules.ts';

/** Largest file of a range, in bytes. */
const rangeMaxBytes = 100 * 1024 * 1024;

/** Most refused rows that are shown. */
const shownProblems = 200;

const fileType = 'application/octet-stream';

/** Lines of the command that say how far it is. */
const isProgress = /^(?:Reading|Loading) the /u;

/** The products that the command shows as buyers would see them: one begins each line, and what is indented below belongs to it. */
function previewIn(lines: readonly string[]): string[] {
  const shown = lines.slice(
    lines.findIndex((line) => line.endsWith('as buyers would see them:') || line === 'As buyers would see it:') + 1,
  );
  const end = shown.findIndex((line) => line.startsWith('Nothing was '));
  return shown
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .split(/\n(?! )/u)
    .map((product) => product.replaceAll(/\n +/gu, ' · '))
    .filter((product) => product.includes(' · '));
}

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

/** The calls. */
export function deskWorkRoutes(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'brand'>, { kysely }: Database): FastifyPluginCallback {
  const folder = join(config.dataDir, 'uploads');
  const stop = new AbortController();
  let isBusy = false;

  const refuseWhileBusy = (): void => {
    if (isBusy) throw new RequestError(409, 'Another file is being read. Try again in a minute.');
  };

  /** Reads the file of an upload, one at a time, which bounds memory. */
  async function importFile(id: string, options: readonly string[]): Promise<RangeAnswer> {
    refuseWhileBusy();
    isBusy = true;
    try {
      const [name] = (await readdir(join(folder, id)).catch(() => [])).filter((each) => each.startsWith('range.'));
      if (name === undefined) throw new NotFoundError('This file is gone. Choose it again.');
      const file = join(folder, id, name);
      const report = options.includes('--dry-run') ? [] : ['--report', join(folder, id, 'problems.csv')];
      const { answer, said } = await runCommandLine<RangeReading>(
        config,
        ['catalogue', 'import', file, ...report, ...options],
        stop.signal,
      );
      const lines = said.replaceAll(file, 'The file').trim().split('\n');
      if (!answer) throw new RequestError(422, lines.find((line) => !isProgress.test(line)) ?? '');
      return { ...answer, id, problems: answer.problems.slice(0, shownProblems), preview: previewIn(lines) };
    } finally {
      isBusy = false;
    }
  }

  return routes((app) => {
    app.addContentTypeParser(fileType, (_request, payload, done) => done(null, payload));
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
        return await importFile(id, ['--dry-run']);
      } catch (error) {
        await rm(join(folder, id), { recursive: true, force: true });
        throw error;
      }
    });

    const applySchema = { params: z.object({ id: z.uuid() }), body: z.strictObject({ keepGood: z.boolean(), removeMissing: z.boolean() }) };
    app.post(deskPaths.rangeApply, { schema: applySchema }, async ({ params: { id }, body: { keepGood, removeMissing } }) => {
      await access(join(folder, id)).catch(() => {
        throw new NotFoundError('This file is gone. Choose it again.');
      });
      const answer = await importFile(id, [...(keepGood ? ['--keep-good'] : []), ...(removeMissing ? ['--remove-missing'] : [])]);
      if (answer.imported) await rm(join(folder, id), { recursive: true, force: true });
      return answer;
    });
  });
}
