/** The user who runs the embedded database. PostgreSQL refuses to run as root, so a shop that runs as root gives its database to another user. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { StartError } from '../../errors.ts';

/** Name of the user without rights on every system. Others run as this user too, who would reach the database past its folder. */
const sharedName = 'nobody';

/** Where the search for a number that no user of the system has begins: above people's, below those that the system gives away. */
const firstOwnNumber = 59_000;

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The owner of an existing cluster runs it again, unless other programs run as this user too.
 *
 * @returns undefined when the user of this process can run it
 * @throws {StartError} when the folder belongs to another user
 */
export function chooseUser(folder: string): SystemUser | undefined {
  const own = process.getuid?.();
  if (own === undefined) return undefined;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (own !== 0) {
    if (!owner || owner.uid === own) return undefined;
    throw new StartError(
      `The database in ${folder} belongs to ${describeUser(owner)}. Start the shop as the user who started it before, or give the folder to this user (chown -R).`,
    );
  }
  const users = usersOf('/etc/passwd');
  if (owner && owner.uid !== 0 && users.find(({ uid }) => uid === owner.uid)?.name !== sharedName)
    return { uid: owner.uid, gid: owner.gid };
  const taken = new Set([...runningUsers(), ...users.map(({ uid }) => uid), ...usersOf('/etc/group').map(({ uid }) => uid)]);
  let number = firstOwnNumber;
  while (taken.has(number)) number += 1;
  return { uid: number, gid: number };
}

/** `initdb` needs a user with a name; nothing else runs as this one at the moment. @throws {StartError} when there is none */
export function idleUser(): SystemUser {
  const running = runningUsers();
  const found = usersOf('/etc/passwd').find(({ uid }) => uid !== 0 && !running.has(uid));
  if (found) return { uid: found.uid, gid: found.gid };
  throw new StartError(
    'The embedded database cannot be made as root, and each user of this system runs something. Start the shop as an ordinary user, or set DATABASE_URL.',
  );
}

function runningUsers(): Set<number> {
  if (process.platform !== 'linux') return new Set(spawnSync('ps', ['-axo', 'uid='], { encoding: 'utf8' }).stdout.split('\n').map(Number));
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  return new Set(pids.map((pid) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? 0));
}

/** A user's name, or the number when there is none. */
export function describeUser({ uid }: Pick<SystemUser, 'uid'>): string {
  return `user ${usersOf('/etc/passwd').find((user) => user.uid === uid)?.name ?? uid}`;
}

function usersOf(file: string): (SystemUser & { readonly name: string })[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
