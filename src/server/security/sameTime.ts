/** Answers that must not tell by their time whether somebody is known take at least this long, in milliseconds: several times what the work takes. */
const sameTimeMs = 300;

/**
 * Does the work and gives its result, or its failure, no sooner than after a fixed time. Work that takes longer than that is not hidden: storing large
 * files does.
 */
export async function inSameTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, sameTimeMs))]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
