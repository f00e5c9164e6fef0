/** A command fails for a reason that the person at the command line can mend. The message names it; exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The shop refuses a call. The message is the shop's. */
export class RefusedError extends CommandError {
  override name = 'RefusedError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The command line itself is wrong. The message tells how; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
