import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from './visitorAddress.ts';
import { limitKey, takePoint } from './rateLimiter.ts';

/**
 * Limits the calls of an address.
 *
 * Addresses of this machine are not counted: behind them is a test, or a proxy that `TRUSTED_PROXIES` does not name, and a limit on that would shut
 * everybody out.
 *
 * @param message - for those who have done too much
 * @returns a function that takes points, one by default, of the connection's address, and rejects with a {@link RetryLaterError}, 429, when there are none left
 */
export function addressLimit(limiter: RateLimiterAbstract, message: string): (address: string, points?: number) => Promise<void> {
  return async (address, points = 1) => {
    if (isLoopback(address)) return;
    const wait = await takePoint(limiter, limitKey(networkOf(address)), undefined, points);
    if (wait > 0) throw new RetryLaterError(429, message, wait, limiter.keyPrefix);
  };
}
