/** The socket of the staff routes: a file in `DATA_DIR` that only the user of the operating system who runs the server can open. */
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../errors.ts';

export const staffSocketPath = (dataDir: string): string => join(dataDir, 'staff.sock');

/**
 * A shop that cannot have a socket (too long a path, or another server of the data folder answers) runs without: that is logged, and the CLI opens the
 * database itself or tells why it cannot. `close` waits for running calls, then removes the socket.
 */
export async function openStaffSocket(app: FastifyInstance, dataDir: string): Promise<{ close(): Promise<void> }> {
  const path = staffSocketPath(dataDir);
  if (await answers(path)) {
    app.log.info('staff are served by another server of this data folder');
    return app;
  }
  try {
    await listenPrivately(app, path, dataDir);
  } catch (error) {
    app.log.warn({ err: error }, 'staff cannot reach this server: its socket could not be made');
    return app;
  }
  return {
    async close() {
      await rm(path, { force: true });
      await app.close();
    },
  };
}

/** A socket whose process has ended refuses connections. @throws an error with the code EACCES when it belongs to another user */
export async function isListening(path: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const connection = connect(path);
  connection.once('connect', () => {
    connection.destroy();
    resolve(true);
  });
  connection.once('error', (error) => {
    if (errorCode(error) === 'EACCES') reject(error);
    else resolve(false);
  });
  return promise;
}

const answers = async (path: string): Promise<boolean> => isListening(path).catch(() => false);

/** Listens in a folder that no other user can enter, and moves the socket to its place when its mode is set, so that others can never open it. */
async function listenPrivately(app: FastifyInstance, path: string, dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(dataDir, 'shop-'));
  try {
    const made = join(folder, 's');
    await app.listen({ path: made, listenTextResolver: () => `Staff are served at ${path}` });
    await chmod(made, 0o600);
    await rename(made, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
