import autocannon from 'autocannon';
import { quantile, round } from './statistics.ts';

/** How a server answered. Milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/**
 * Sends requests as fast as they are answered.
 *
 * @param addresses requested in turn over all connections; after the last comes the first again
 * @param headers sent with every request
 * @throws when an answer is not 200
 */
export async function load(
  origin: string,
  addresses: readonly string[],
  { connections, amount, headers = {} }: { connections: number; amount: number; headers?: Record<string, string> },
): Promise<Load> {
  const times: number[] = [];
  const statuses = new Set<number>();
  let next = 0;
  let began = 0;
  let ended = 0;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        // Each connection sends the same number.
        amount: Math.ceil(amount / connections) * connections,
        sampleInt: 50,
        headers,
        requests: [{ setupRequest: (request) => ({ ...request, path: addresses[next++ % addresses.length]! }) }],
      },
      (error, result) => {
        if (error) reject(error);
        else if (result.errors + result.timeouts > 0) reject(new Error(`${origin}: ${result.errors} errors, ${result.timeouts} timeouts`));
        else resolve();
      },
    );
    run.on('response', (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
      ended = performance.now();
      if (times.length === 0) began = ended - milliseconds;
      times.push(milliseconds);
      statuses.add(status);
    });
  });
  if (statuses.size !== 1 || !statuses.has(200))
    throw new Error(`${origin}${addresses[0]} and others were answered with ${[...statuses].join(', ')}`);
  return {
    perSecond: Math.round(times.length / ((ended - began) / 1000)),
    p50: round(quantile(times, 0.5), 3),
    p99: round(quantile(times, 0.99), 3),
  };
}
