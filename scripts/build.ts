import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/**
 * Builds the storefront for browser and server into `dist/`. The files of the former build stay until the next, since a server that was started with it still loads
 * screens from it and serves its scripts. Rejects with what Vite printed when it fails.
 */
export async function build(): Promise<void> {
  const began = Date.now();
  const formerBegan = existsSync(stamp) ? Number(readFileSync(stamp, 'utf8')) : began;
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
  const files = globSync('dist/{client,server,desk/desk}/assets/*', { cwd: root }).map((file) => {
    const name = path.join(root, file);
    return { name, writtenAt: statSync(name).mtimeMs };
  });
  await Promise.all(
    files
      .filter(({ name, writtenAt }) => writtenAt >= began && /(?:client|desk)\/assets\/.*\.(?:m?js|wasm|css|svg)$/u.test(name))
      .map(({ name }) => compress(name)),
  );
  for (const { name, writtenAt } of files) if (writtenAt < formerBegan) rmSync(name);
  writeFileSync(stamp, String(began));
}

if (import.meta.main) await build();
