/** Shortest time of answers whose duration must not reveal whether an account is known, in milliseconds: several times the duration of the work. */
const sameTimeMs = 300;

/** Gives the result, or the failure, no sooner than after a fixed time. Longer work, such as storing large files, is not hidden. */
export async function inSameTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, sameTimeMs))]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
