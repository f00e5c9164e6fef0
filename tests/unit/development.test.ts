/** The desk in `npm run dev`: Vite serves it and the shop from one environment. */
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import config from '../../vite.config.ts';

it('`sx` is left out of builds of the shop alone, not of the desk in development', () => {
  const plugin = (config.plugins ?? []).flat().find((each) => each && 'name' in each && each.name === 'without-themes') as Plugin;
  const { apply } = plugin;
  const applies = (command: 'build' | 'serve') =>
    typeof apply === 'function' ? apply.call({} as never, { environments: {} }, { command, mode: 'test' }) : undefined;
  expect([applies('build'), applies('serve')]).toEqual([true, false]);
});
