/** Promises of the kit's README to those who install it: the newest Next, and the oldest versions of its peers. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildKit, kitFolder } from '../../tools/kit/build.ts';
import { makeConsumer, newestPeers, oldestPeers } from './consumer.ts';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');
beforeAll(buildKit, 300_000);

it('A page of the newest Next shows parts of the kit from a server component', ({ skip }) => {
  const app = makeConsumer('next', ['next@latest', ...newestPeers]);
  if (!app) return skip('npm cannot install Next here.');
  try {
    app.run('node_modules/next/dist/bin/next', 'build');
    const html = readFileSync(path.join(app.folder, '.next/server/app/index.html'), 'utf8');
    expect(html).toContain('aria-current="page"');
    expect(html).toContain('Page 3 of 9');
    expect(html).toContain('href="/?page=6"');
  } finally {
    app.remove();
  }
}, 600_000);

it('The oldest peers compile and render the kit, without any form library', ({ skip }) => {
  const app = makeConsumer('oldest', [...oldestPeers, '@types/react@19.2.0', '@types/react-dom@19.2.0']);
  if (!app) return skip('npm cannot install the peers here.');
  try {
    expect(app.run(compiler, '-p', '.')).toBe('');
    const html = app.run('render.js');
    expect(html).toContain('aria-current="page"');
    expect(html).toContain('Problem:');
    expect(html).toContain('<input');
  } finally {
    app.remove();
  }
}, 600_000);

it('Every module that uses React says that it is for the client, and modules that pass on do not', () => {
  const code = (file: string): string => readFileSync(path.join(kitFolder, file), 'utf8');
  const unmarked = globSync('**/*.js', { cwd: kitFolder }).filter(
    (file) => /from "(?:react|@emotion|@mui|final-form)/u.test(code(file)) && !code(file).startsWith("'use client';"),
  );
  expect(unmarked).toEqual([]);
  for (const file of ['index.js', 'forms.js', 'Pagination/index.js', 'Pagination/paginationModel.js', 'messages/de-DE.js'])
    expect(code(file), file).not.toContain('use client');
});
