/** The whole shop, which `tools/testing/faults.ts` has built, is asked to end by every signal, sent to it or to its group, once or twice, whatever it does. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectGoodEnd, makeLargeShop, moments, shop, type Stop } from '../setup/stops.ts';

let large: Awaited<ReturnType<typeof makeLargeShop>>;
beforeAll(async () => {
  large = await makeLargeShop();
});
afterAll(() => large.remove());

const stops = moments.flatMap((during) =>
  (['SIGTERM', 'SIGINT', 'SIGHUP'] as const).flatMap((signal) =>
    (['process', 'group'] as const).flatMap((to) => ([1, 2] as const).map((times): Stop => ({ during, signal, to, times }))),
  ),
);

describe('a shop and its commands answer what is in flight, end in good order and leave no process, lock or socket', () => {
  // oxlint-disable-next-line vitest/expect-expect -- `expectGoodEnd` expects
  it.each(stops)('during $during: $signal to the $to, $times ×', (stop) => expectGoodEnd(stop, shop, large));
});
