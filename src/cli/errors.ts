/** A command cannot be done for a reason that the person at the command line can mend. The message says which; exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The shop refuses a call, and says why. */
export class RefusedError extends CommandError {
  override name = 'RefusedError';
  /** Of HTTP. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The command line itself is wrong. The message says how; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
