/** A PostgreSQL server that somebody else runs, named by `DATABASE_URL`. */
import { errorCode, errorMessage, StartError } from '../errors.ts';
import { connectDatabase } from './connection.ts';
import type { Database, DatabaseWatch } from './database.ts';

/** Connects to the server. @throws {StartError} when it does not answer within five seconds, or refuses */
export async function openServerDatabase(url: string, watch?: DatabaseWatch): Promise<Database> {
  try {
    return await connectDatabase({ connectionString: url }, watch);
  } catch (error) {
    throw new StartError(describeFailure(url, error));
  }
}

/** One sentence on why the database cannot be used and what to do. The address is shown without its password. */
function describeFailure(url: string, error: unknown): string {
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname}:${port || '5432'}`;
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${where} refuses user "${decodeURIComponent(username)}". Check name and password in DATABASE_URL.`;
    case '3D000':
      return `PostgreSQL at ${where} has no database "${pathname.slice(1)}". Create it, or correct DATABASE_URL.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EHOSTUNREACH':
      return `No PostgreSQL answers at ${where} (${errorMessage(error)}). Start it, or correct DATABASE_URL.`;
    default:
      return `PostgreSQL at ${where} cannot be used (${errorMessage(error)}). Check that it runs and that DATABASE_URL is right.`;
  }
}
