import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, expectGoodEnd, makeLargeShop, signalledAtItsEnd, type Stop } from '../setup/stops.ts';

let large: Awaited<ReturnType<typeof makeLargeShop>>;
beforeAll(async () => {
  large = await makeLargeShop();
});
afterAll(() => large.remove());

/** Of all combinations, which `tests/faults/signals.test.ts` goes through, those that have failed or that one meets every day. */
const stops: readonly Stop[] = [
  { during: 'serving', signal: 'SIGTERM', to: 'group', times: 2 },
  { during: 'serving', signal: 'SIGHUP', to: 'group', times: 1 },
  { during: 'serving', signal: 'SIGINT', to: 'process', times: 2 },
  { during: 'serving', signal: 'SIGQUIT', to: 'process', times: 1 },
  { during: 'serving', signal: 'SIGINT', to: 'group', times: 1, isUnread: true },
  { during: 'starting', signal: 'SIGTERM', to: 'group', times: 1 },
  { during: 'loading', signal: 'SIGHUP', to: 'group', times: 2 },
  { during: 'import', signal: 'SIGTERM', to: 'group', times: 1 },
  { during: 'import alone', signal: 'SIGINT', to: 'group', times: 1 },
  { during: 'backup', signal: 'SIGHUP', to: 'process', times: 1 },
  { during: 'backup alone', signal: 'SIGTERM', to: 'process', times: 2 },
  { during: 'restore alone', signal: 'SIGINT', to: 'group', times: 1 },
  { during: 'restore alone', signal: 'SIGTERM', to: 'process', times: 1 },
];

describe('a shop and its commands answer what is in flight, end in good order and leave no process, lock or socket', () => {
  // oxlint-disable-next-line vitest/expect-expect -- `expectGoodEnd` expects
  it.each(stops)('during $during: $signal to the $to, $times ×', (stop) => expectGoodEnd(stop, api, large));
});

it('a command that is done is killed by no further signal', async () => {
  expect(await signalledAtItsEnd()).toBe(0);
});
