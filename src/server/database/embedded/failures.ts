/** Explains in a sentence or two why an embedded database does not start, and what helps. */

/** Reasons as PostgreSQL words them (in the C locale), with advice for operators. The first match counts. */
const reasons: readonly (readonly [words: RegExp, say: (folder: string, detail: string) => string])[] = [
  [
    /could not \w+ shared memory segment(?!.*Cannot allocate memory)/iu,
    (folder, detail) =>
      `The system gives the database in ${folder} no shared memory (${detail}). Allow it some (a container: System V shared memory, which shmget gives), or set DATABASE_URL.`,
  ],
  [
    /No space left on device|disk quota exceeded/iu,
    (folder, detail) =>
      `The disk that holds the database in ${folder} is full (${detail}). Make room, then start again: everything that was acknowledged is there.`,
  ],
  [
    /Read-only file system/iu,
    (folder, detail) =>
      `The database in ${folder} cannot be written (${detail}). Mount its disk so that it can be written, then start again: everything that was acknowledged is there.`,
  ],
  [
    /Permission denied|Operation not permitted|has invalid permissions|has wrong ownership/iu,
    (folder, detail) =>
      `The database in ${folder} may not be used by this user (${detail}). Give the folder back to the user who ran the shop, closed to others (chmod 700).`,
  ],
  [
    /incompatible with server|was initialized by PostgreSQL version/iu,
    (folder, detail) =>
      `The database in ${folder} was made by another version of PostgreSQL (${detail}). Back it up with the version of the shop that made it (npm run shop -- backup), and restore that with this one into a new DATA_DIR.`,
  ],
  [
    /Cannot allocate memory|could not (?:create|map|resize) (?:any )?shared memory/iu,
    (folder, detail) => `There is not enough memory for the database in ${folder} (${detail}). Make memory free, then start again.`,
  ],
  [
    /Too many open files/iu,
    (folder, detail) =>
      `The system lets too few files be open for the database in ${folder} (${detail}). Raise the limit (ulimit -n), then start again.`,
  ],
  [
    /Input\/output error/iu,
    (folder, detail) =>
      `The disk that holds the database in ${folder} fails (${detail}). Check the disk; only if the files on it are lost, restore your last backup into a new DATA_DIR.`,
  ],
  [
    /valid checkpoint record|invalid (?:page|data in file|magic number)|is corrupt|checksum|could not (?:open|read|stat) file|not a valid data directory|is not a database cluster directory|contents of file .* (?:are|is) (?:invalid|corrupt)/iu,
    (folder, detail) => `The database in ${folder} is damaged (${detail}). Restore your last backup into a new DATA_DIR.`,
  ],
];

/** The sentence for a failed start. @param log - what PostgreSQL's program wrote to standard error */
export function describeStartFailure(folder: string, log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  // FATAL and PANIC name the reason; a program that failed earlier names it in its last line.
  const line = lines.findLast((each) => /(?:FATAL|PANIC|error):/u.test(each)) ?? lines.at(-1) ?? 'it gives no reason';
  const detail = line.replace(/^\S*\s*(?:FATAL|PANIC|error):\s*/u, '');
  const known = reasons.find(([words]) => words.test(log));
  return known ? known[1](folder, detail) : `The database in ${folder} does not start (${detail}). Mend that, then start again.`;
}
