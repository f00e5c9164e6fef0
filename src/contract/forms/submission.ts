/** What the three submissions (account, job application, contact) share. */

/** Header with a UUID made when the form is opened: the same key again gets the first answer and makes nothing new. */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * What tells a person from a form-filling program, sent as `check` beside the other values. Absent, the form counts as filled in at once. A filled hidden
 * field gets a 400 with words that a person can act on. Nobody is refused for being quick, since a restored draft is sent within a moment: the answer comes
 * later instead.
 */
export interface RobotCheck {
  /** A field that people do not see: must be empty. */
  website: string;
  /** From opening the form to sending it, in milliseconds. */
  elapsedMs: number;
}

/** Nobody fills in a form faster, in milliseconds: a quicker one is answered when this time has passed. */
export const shortestFillMs = 1500;
