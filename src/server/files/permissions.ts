import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';

/** The part of a mode that is for others than the owner. */
const forOthers = 0o077;

/** Makes everything that this process writes from now on its user's alone, whatever the shell that started it hands out. */
export function closeNewFiles(): void {
  process.umask(forOthers);
}

/** Whether others than its owner may do anything with a file or a folder. One that is not there is not open. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && (found.mode & forOthers) !== 0;
}

export interface Closer {
  readonly uid?: number;
  readonly gid?: number;
  /** Open descriptors that the path may speak of, as `/proc/self/fd/3` and so on. */
  readonly descriptors?: readonly number[];
}

/**
 * An older version, or a copy made as root, may have left it open. Links and files of others are passed over.
 *
 * @param closer - in whose name it is done, so that no link that they put there leads elsewhere. Default: this process's user
 */
export async function closeToOthers(path: string, { descriptors = [], ...user }: Closer = {}): Promise<void> {
  if (process.platform === 'win32') return;
  const child = spawn('chmod', ['-R', 'go=', '--', path], { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'ignore', ...descriptors] });
  await once(child, 'close');
}
