/** A command or action cannot be done for a reason that the person at the command line can mend. The message says which; exit code 1. */
export class ShopError extends Error {
  override name = 'ShopError';
}

/** The command line itself is wrong. The message says how; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
