/** A command fails for a reason that the person at the command line can mend. The message names it; exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A file leaves open what only the one who imports it knows. */
export class AskedError extends CommandError {
  override name = 'AskedError';
  /** The option that says it; and the sign between categories, where it is asked how they are meant. */
  readonly asked: { readonly asks: 'brands' | 'categories'; readonly between: string };

  constructor(asks: 'brands' | 'categories', between: string, message: string) {
    super(message);
    this.asked = { asks, between };
  }
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
