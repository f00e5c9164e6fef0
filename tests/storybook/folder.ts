import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run build-storybook` writes; `STORYBOOK_FOLDER` names another build. */
export const storybookFolder = process.env.STORYBOOK_FOLDER ?? fileURLToPath(new URL('../../dist/storybook/', import.meta.url));

/** Where the tests find it; another port lets two checkouts run their tests on one machine at once. */
export const port = Number(process.env.STORYBOOK_PORT ?? 4330);

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
}

/** Everything of one kind in the sidebar, by id. */
export function entries(type: Entry['type']): string[] {
  const file = path.join(storybookFolder, 'index.json');
  if (!existsSync(file)) throw new Error('There is no Storybook to walk through: run `npm run build-storybook` first.');
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(index.entries)
    .filter((entry) => entry.type === type)
    .map(({ id }) => id);
}
