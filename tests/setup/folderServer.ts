import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder, as any file server would.
 *
 * @param port - Default: one that is free
 */
export async function serveFolder(folder: string, port = 0): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const file = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const found = file.startsWith(folder) && existsSync(file) && (statSync(file).isDirectory() ? path.join(file, 'index.html') : file);
    if (!found || !existsSync(found)) response.writeHead(404).end();
    else
      createReadStream(found).pipe(response.writeHead(200, { 'content-type': types[path.extname(found)] ?? 'application/octet-stream' }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const used = server.address();
  return { server, address: `http://127.0.0.1:${typeof used === 'object' && used ? used.port : port}/` };
}
