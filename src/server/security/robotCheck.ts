/** Refuses form-filling programs without a puzzle: by a field that people do not see, and the time that filling in took. */
import { filledByProgramMessage, shortestFillMs, type RobotCheck } from '../../contract/forms/robotCheck.ts';
import { RequestError, RetryLaterError } from '../errors.ts';

/** Answers that wait at most, each on a connection of its own. Beyond it a quick form is told to come back. */
const waitingLimit = 200;

/** The answer to a client that is to come back, after the time in milliseconds. */
const crowded = ['Very many forms are being sent at the moment. Please try again in a few seconds.', 5_000, 'robot-check'] as const;

let waiting = 0;

/**
 * Answers no sooner than a person could have sent the form, so that a program sends no more than people do; refuses a filled hidden field at once.
 *
 * @param check - absent: filled in at once
 * @throws {RetryLaterError} 503 when very many quick forms wait, {RequestError} 400 for the hidden field
 */
export async function takeFromPerson<Result>(check: RobotCheck | undefined, work: () => Promise<Result>): Promise<Result> {
  if (check !== undefined && check.website !== '') throw new RequestError(400, filledByProgramMessage);
  const early = Math.min(shortestFillMs, shortestFillMs - (check?.elapsedMs ?? 0));
  if (early <= 0) return work();
  if (waiting >= waitingLimit) throw new RetryLaterError(503, ...crowded);
  waiting += 1;
  try {
    const result = await work();
    await new Promise((resolve) => setTimeout(resolve, early));
    return result;
  } finally {
    waiting -= 1;
  }
}
