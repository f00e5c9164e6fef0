/**
 * The power goes while businesses register with their proofs, ranges are imported and backups are made. The shop's folder is a file system of its own, which
 * is shut down without writing what it still had in memory (by ext4's ioctl), and mounted again as after a restart. Only root on Linux
 * can do that. `FAULT_ROUNDS` / 10 says how often (100). The disk's own cache is not tested: data that the file system has handed over counts as written.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { checkBackup } from '../../src/server/backup/format.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { mailsInFiles } from '../api/mailbox.ts';
import { Desk, runCli, type CommandResult } from '../api/commandLineHarness.ts';
import { databaseProcess, filledFolder, killIfThere, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { findFaults, measureRegistration, minutesSince, newSubmission, sendForm, type Submission } from './submissions.ts';

const rounds = Math.ceil(Number(process.env['FAULT_ROUNDS'] ?? 1_000) / 10);

/** Businesses that register at the same time. */
const visitors = 3;

/** The latest moment of a cut after the server opened, in milliseconds; later where the machine is slow. */
const shortestLongestLife = 2_000;

const diskMegabytes = 900;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A disk whose power can be cut. */
class Disk {
  readonly path: string;
  readonly #image: string;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'tarnbrook-power-'));
    this.#image = join(folder, 'image');
    this.path = join(folder, 'disk');
    execFileSync('truncate', ['--size', `${diskMegabytes}M`, this.#image]);
    execFileSync('mkfs.ext4', ['-q', this.#image]);
    execFileSync('mkdir', [this.path]);
    this.#mount();
    cleanups.push(() => {
      this.#unmount();
      rmSync(folder, { recursive: true });
    });
  }

  /** Loses everything that is not yet on the disk. Nothing can be read or written until {@link comeBack}. */
  cut(): void {
    // EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH.
    execFileSync('perl', [
      '-e',
      'open(my $disk, "<", $ARGV[0]) or die; ioctl($disk, 0x8004587d, my $how = pack("L", 2)) or die "$!"',
      this.path,
    ]);
  }

  /** Mounts the disk again. All processes that used it must have ended. */
  comeBack(): void {
    this.#unmount();
    this.#mount();
  }

  #mount(): void {
    execFileSync('mount', ['-o', 'loop', this.#image, this.path]);
  }

  #unmount(): void {
    for (let tries = 0; ; tries += 1) {
      try {
        execFileSync('umount', [this.path], { stdio: 'pipe' });
        return;
      } catch (error) {
        // A process that was killed still has a file open.
        if (tries === 100) throw error;
        execFileSync('sleep', ['0.05']);
      }
    }
  }
}

const canCut =
  process.platform === 'linux' &&
  userInfo().uid === 0 &&
  ['mkfs.ext4', 'perl', 'mount'].every((command) => {
    try {
      execFileSync('which', [command], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });

/** Files of two ranges that take turns, with a picture of their own. */
async function twoRanges(desk: Desk): Promise<readonly string[]> {
  return Promise.all(
    ['#aa2211', '#1122aa'].map(async (background, index) => {
      await sharp({ create: { width: 800, height: 800, channels: 3, background } })
        .png()
        .toFile(desk.path(`${index}.png`));
      const products = Array.from(
        { length: 400 },
        (_, number) => `P${number},Range ${index} product ${number},Ashdale,1 kg,,Drinks > Cola,none,${number},2026-01-31,,${index}.png`,
      );
      return desk.csv(
        `${index}.csv`,
        'code,name,brand,pack_size,description,categories,allergens,popularity,created_at,tags,images',
        ...products,
      );
    }),
  );
}

it.runIf(canCut)(
  'what was acknowledged survives every power cut whole: registrations with their files, mails that were sent, imports and backups',
  { timeout: 5 * 60_000 + rounds * 60_000 },
  async () => {
    const disk = new Disk();
    const folder = await filledFolder(disk.path);
    const config = readConfig({ DATA_DIR: folder.path });
    const desk = await Desk.open();
    cleanups.push(() => desk.remove());
    const ranges = await twoRanges(desk);

    const submissions: Submission[] = [];
    const acknowledged = new Set<string>();
    const backups: string[] = [];
    let [imports, importedVersion, importedRange] = [0, 0, -1];

    const register = async (origin: string, isOver: () => boolean) => {
      while (!isOver()) {
        const submission = newSubmission(20_000 * Math.random());
        submissions.push(submission);
        if ((await sendForm(origin, submission)).status === 201) acknowledged.add(submission.key);
      }
    };
    const importRanges = async (isOver: () => boolean) => {
      while (!isOver()) {
        const range = imports++ % 2;
        const { code, out } = await whileItLasts(
          runCli(config, 'catalogue', 'import', ranges[range]!, '--images', desk.folder, '--remove-missing'),
        );
        if (code !== 0) return;
        [importedVersion, importedRange] = [Number(/Version (\d+)/u.exec(out)![1]), range];
      }
    };
    const backUp = async (round: number) => {
      const file = join(disk.path, `backup-${round}.gz`);
      if ((await whileItLasts(runCli(config, 'backup', file))).code === 0) backups.push(file);
    };

    const env = { DATA_DIR: folder.path, LOG_LEVEL: 'silent' };
    // A server lives five times as long as a registration takes here, so that there is something to lose on a busy machine, too.
    const first = startServerProcess(env);
    cleanups.push(() => first.end());
    const longestLife = Math.max(shortestLongestLife, 5 * (await measureRegistration(await first.address(), submissions, acknowledged)));
    await first.end('SIGTERM');
    cleanups.pop();
    const began = performance.now();

    for (let round = 0; round < rounds; round += 1) {
      const server = startServerProcess(env);
      const origin = await server.address();
      const database = await databaseProcess(folder.path);
      cleanups.push(() => end(server, database));
      let isOver = false;
      const work = [
        ...Array.from({ length: visitors }, () => register(origin, () => isOver)),
        ...(round % 3 === 1 ? [importRanges(() => isOver)] : []),
        ...(round % 3 === 2 ? [backUp(round)] : []),
      ];
      await wait(Math.random() * longestLife);
      disk.cut();
      isOver = true;
      await end(server, database);
      await Promise.all(work);
      cleanups.pop();
      disk.comeBack();

      const opened = await openDatabase(config);
      expect(await findFaults(opened, submissions, acknowledged), `round ${round}`).toEqual([]);
      const { version } = await opened.kysely.selectFrom('catalogueState').select('version').executeTakeFirstOrThrow();
      expect(version, `round ${round}: the version that was imported last`).toBeGreaterThanOrEqual(importedVersion);
      if (version === importedVersion && importedRange >= 0) {
        const { name } = await opened.kysely.selectFrom('product').select('name').limit(1).executeTakeFirstOrThrow();
        expect(name).toContain(`Range ${importedRange} `);
      }
      await picturesAreWhole(await opened.kysely.selectFrom('media').select('path').execute(), folder.path);
      const sent = await opened.kysely.selectFrom('outbox').select('id').where('state', '=', 'sent').execute();
      await opened.close();
      const filed = await mailsInFiles(folder.path);
      expect(filed.length, `round ${round}: mails in files`).toBeGreaterThanOrEqual(sent.length);
      for (const mail of filed) expect(mail.text.length).toBeGreaterThan(0);
      for (const file of backups.splice(0)) {
        await checkBackup(file);
        rmSync(file);
      }
      // A backup under its final name is complete, acknowledged or not.
      const unheard = join(disk.path, `backup-${round}.gz`);
      if (existsSync(unheard)) {
        await checkBackup(unheard);
        rmSync(unheard);
      }
    }

    const last = desk.path('last.gz');
    expect(await runCli(config, 'backup', last)).toMatchObject({ code: 0 });
    expect(acknowledged.size).toBeGreaterThan(rounds);
    console.log(
      `${rounds} power cuts in ${minutesSince(began)} min: ${submissions.length} registrations sent, ${acknowledged.size} acknowledged; ` +
        `${imports} imports begun, the newest acknowledged is version ${importedVersion}; 0 lost, 0 damaged, all folders opened`,
    );
  },
);

/** Runs a command that the power cut may end in any way. */
async function whileItLasts(command: Promise<CommandResult>): Promise<CommandResult> {
  return command.catch((error: unknown) => ({ code: 1, out: '', err: String(error) }));
}

/** Ends the processes that a power cut ends. @param database - the id of the database's process, since its file is gone with the disk */
async function end(server: ServerProcess, database: number | undefined): Promise<void> {
  await server.end('SIGKILL');
  if (database) killIfThere(database);
}

async function picturesAreWhole(rows: readonly { readonly path: string | null }[], dataDir: string): Promise<void> {
  const paths = new Set(rows.flatMap(({ path }) => (path?.startsWith('originals/') ? [path] : [])));
  for (const path of paths) await sharp(await readFile(join(dataDir, 'media', path))).stats();
}
