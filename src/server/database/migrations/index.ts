import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** All migrations, oldest first: each a step from an older to a newer set of tables. Once one has been released it never changes; a correction is another migration. */
export const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
  .map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    // Servers of the version before are stopped before a breaking one runs and do not start after it (`docs/operations.md`). The others can go on.
    return { name: path.basename(file, '.sql'), text, isBreaking: text.startsWith('-- Breaking.\n') };
  });
