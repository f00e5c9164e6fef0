import type { FastifyInstance } from 'fastify';
import { errorCode, StartError } from './errors.ts';

export interface ListeningPlace {
  readonly host: string;
  readonly port: number;
  readonly variables: { readonly host: string; readonly port: string };
}

/** Opens an application to the network. @throws {StartError} when the place cannot be had */
export async function listen(app: FastifyInstance, { host, port, variables }: ListeningPlace): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new StartError(
          `Port ${port} on ${host} is in use by another program. Stop that program, or set ${variables.port} to another port.`,
        );
      case 'EACCES':
        throw new StartError(`This user may not listen on port ${port}. Set ${variables.port} to a port from 1024 on.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartError(
          `This machine has no address "${host}" to listen on. Set ${variables.host} to 127.0.0.1, or to 0.0.0.0 for all its addresses.`,
        );
      default:
        throw error;
    }
  }
}
