/** The socket of a PostgreSQL that a test has started. */
export interface SocketPlace {
  /** The socket's folder. */
  readonly host: string;
  readonly user: string;
}

/** The address of a database there, as `DATABASE_URL` takes it. */
export function addressOf({ host, user }: SocketPlace, database: string): string {
  // The host's name is not looked up: the folder of the socket takes its place.
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
