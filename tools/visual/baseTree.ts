/** A checkout of the commit that pictures are compared with, and the pictures taken of it. */
import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Runs git and returns the lines it prints. */
export function git(folder: string, ...words: string[]): string[] {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);
}

function commitOf(root: string, revision: string): string | undefined {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`)[0];
  } catch {
    return undefined;
  }
}

/**
 * The commit that pictures are compared with: the named one; without a name the last commit while something is uncommitted, then the place where the
 * branch left `origin/main`, and on that branch itself the commit before.
 *
 * @throws Error when there is no such commit
 */
export function baseCommit(root: string, named?: string): string {
  if (named !== undefined) {
    const commit = commitOf(root, named);
    if (!commit) throw new Error(`There is no commit ${named}.`);
    return commit;
  }
  const head = commitOf(root, 'HEAD');
  if (!head) throw new Error('There is no commit to compare with yet.');
  if (git(root, 'status', '--porcelain').length > 0) return head;
  const left = commitOf(root, 'origin/main') && git(root, 'merge-base', 'HEAD', 'origin/main')[0];
  return left && left !== head ? left : (commitOf(root, 'HEAD~1') ?? head);
}

/** Folders that tools prepared in the folder of packages; they belong to one tree. */
const prepared = ['.vite', '.cache'];

/** Makes a second tree of the same files, which take no space: Vite serves files only from below the folder it runs in. */
function linkTree(from: string, to: string, leftOut: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (leftOut.includes(entry.name)) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/**
 * Checks a commit out into a folder, with the installed packages of this tree, or its own where its lock file differs.
 *
 * @param root - this tree
 * @param folder - where the other one stands, on the same disk
 * @param commit - the commit's hash
 */
export function checkOut(root: string, folder: string, commit: string): void {
  if (existsSync(folder)) {
    git(folder, 'checkout', '--quiet', '--force', '--detach', commit);
  } else {
    git(root, 'worktree', 'prune');
    git(root, 'worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
  }
  const packages = path.join(folder, 'node_modules');
  const lock = (tree: string) => readFileSync(path.join(tree, 'package-lock.json'), 'utf8');
  const installed = path.join(packages, '.package-lock.json');
  const wanted = path.join(root, 'node_modules/.package-lock.json');
  const isSame = existsSync(installed) && existsSync(wanted) && lstatSync(installed).ino === lstatSync(wanted).ino;
  if (lock(folder) !== lock(root)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  } else if (!isSame) {
    rmSync(packages, { recursive: true, force: true });
    linkTree(path.join(root, 'node_modules'), packages, prepared);
  }
}
