/** Shortest time of answers whose duration must not reveal whether somebody is known, in milliseconds: several times the duration of the work. */
const sameTimeMs = 300;

/**
 * Does the work and gives its result, or its failure, no sooner than after a fixed time. Longer work, such as storing large files, is
 * not hidden.
 */
export async function inSameTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, sameTimeMs))]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
