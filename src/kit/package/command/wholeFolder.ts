import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a folder all at once: its files are written beside it, and then it takes the place of the one that was there. When something fails on the way,
 * nothing has changed.
 *
 * @param files - by their path below the folder
 */
export function writeWholeFolder(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  const parent = path.dirname(path.resolve(folder));
  mkdirSync(parent, { recursive: true });
  const workplace = mkdtempSync(path.join(parent, `.${path.basename(folder)}-`));
  const [made, before] = [path.join(workplace, 'made'), path.join(workplace, 'before')];
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
      writeFileSync(path.join(made, file), content);
    }
    if (existsSync(folder)) renameSync(folder, before);
    try {
      renameSync(made, folder);
    } catch (error) {
      if (existsSync(before)) renameSync(before, folder);
      throw error;
    }
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}
