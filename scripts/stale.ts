/** Tells whether the storefront must be built. It is apart from the building, whose code most starts need not read. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The file whose time says when the last build was complete. */
export const stamp = path.join(root, 'dist/built');

/** Folders that the build reads, with all that is in them. The server's code runs without a build. */
const folders = ['storefront', 'desk', 'kit', 'brands', 'contract'].map((name) => path.join(root, 'src', name));

/** Single files that it reads. */
const files = ['scripts/build.ts', 'scripts/lightIcons.ts', 'scripts/styleSheets.ts', 'vite.config.ts', 'package-lock.json'].map((name) =>
  path.join(root, name),
);

/** Whether there is no build of the storefront, or one that is older than its sources. */
export function buildIsStale(): boolean {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  const sources = [
    ...files,
    ...folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))),
  ];
  return sources.some((source) => statSync(source).mtimeMs > built);
}
