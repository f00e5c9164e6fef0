/** Serves the built Storybook to its tests, as any file server would. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { port, storybookFolder } from './folder.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

createServer((request, response) => {
  const file = path.join(storybookFolder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const found =
    file.startsWith(storybookFolder) && existsSync(file) && (statSync(file).isDirectory() ? path.join(file, 'index.html') : file);
  if (!found) response.writeHead(404).end();
  else createReadStream(found).pipe(response.writeHead(200, { 'content-type': types[path.extname(found)] ?? 'application/octet-stream' }));
}).listen(port, '127.0.0.1');
