import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from './visitorAddress.ts';
import { limitKey, takePoint } from './rateLimiter.ts';

/**
 * Addresses of this machine are not counted: behind them is a test, or a proxy that `TRUSTED_PROXIES` does not name, and all visitors.
 *
 * @returns takes points, one by default, and rejects with a {@link RetryLaterError}, 429, when there are none left
 */
export function addressLimit(limiter: RateLimiterAbstract, message: string): (address: string, points?: number) => Promise<void> {
  return async (address, points = 1) => {
    if (isLoopback(address)) return;
    const wait = await takePoint(limiter, limitKey(networkOf(address)), undefined, points);
    if (wait > 0) throw new RetryLaterError(429, message, wait, limiter.keyPrefix);
  };
}
