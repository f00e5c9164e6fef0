import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { stamp } from './stale.ts';
import { writeStyleSheets } from './styleSheets.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Compresses a file once at the highest levels, so that the server need not do it for each answer. */
async function compress(file: string): Promise<void> {
  const source = readFileSync(file);
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(source), promisify(gzip)(source, { level: 9 })]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

/** Builds the storefront for browser and server into `dist/`. Rejects with what Vite printed when it fails. */
export async function build(): Promise<void> {
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    process.once('exit', () => child.kill());
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The storefront could not be built:\n${Buffer.concat(output).toString()}`));
    });
  });
  await writeStyleSheets();
  await Promise.all(
    globSync('dist/{client,desk/desk}/assets/*.{js,css,svg}', { cwd: root }).map((file) => compress(path.join(root, file))),
  );
  writeFileSync(stamp, '');
}

if (import.meta.main) await build();
