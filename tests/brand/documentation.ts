/** The commands that a docs page tells its readers to type. */
import { readFileSync } from 'node:fs';

/** The lines of a page's `sh` blocks, in order. */
export function commandsOf(page: URL): string[] {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^```sh\n(.*?)^```$/gmsu)];
  return blocks.flatMap(([, block = '']) => block.split('\n')).filter((line) => line.trim() !== '');
}
