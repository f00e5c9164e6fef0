/** The user who runs the embedded database. PostgreSQL refuses to run as root, so a shop that runs as root gives its database to another user. */
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../../errors.ts';

/** Name of the user without rights on every system. */
const unprivilegedName = 'nobody';

/** A user of the operating system. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the user of a cluster.
 *
 * @param folder - the cluster's folder. If it exists, the user who owns it runs the cluster again
 * @returns undefined when the user of this process can run it
 * @throws {StartError} when the folder belongs to another user, or there is no user without rights
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
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = usersOf('/etc/passwd').find(({ name }) => name === unprivilegedName);
  if (found) return found;
  throw new StartError(
    `The embedded database cannot run as root, and this system has no user "${unprivilegedName}". Start the shop as an ordinary user, or set DATABASE_URL.`,
  );
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
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
