/**
 * CPU time that a call takes, in milliseconds. Unlike time on a clock it does not grow on a busy machine, so that a test may bound what an attacker can
 * make the shop do; how fast the shop is belongs in the benchmarks.
 */
export function cpuTimeOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
