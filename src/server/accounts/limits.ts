/** How repeated failures at login, and repeated wishes for links to a new password or to confirm an address, are slowed down. */
import { setTimeout as pause } from 'node:timers/promises';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/index.ts';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from '../security/addresses.ts';
import { limitKey, rateLimiter } from '../security/rateLimiter.ts';
import { Throttle } from '../security/throttle.ts';
import { mailKey } from './names.ts';

/** In seconds, as the limiters count. */
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A delay up to this long, in milliseconds, is waited out on the server, and the attempt is judged then. So the owner who has mistyped a few times and now types it
 * right is let in, a moment later; only longer delays are refused.
 */
const heldMaxMs = 2_000;

/** How much longer it waits, in milliseconds: timers may fire a moment early. */
const earlyMs = 10;

/** Attempts that wait so at most, each on a connection of its own; one of a name and an address. Further ones are refused. */
const heldLimit = 50;

/** How long an address stays known to an account after a login, in seconds. */
const knownFor = 90 * day;

/** What one who comes too soon is told; the same for names that nobody has. */
const tooSoonMessage = 'Too many attempts. Please wait a moment and try again.';

/**
 * Slows failed logins down, in three ways that add up. Within the free failures of all three nobody waits, and delays up to {@link heldMaxMs} refuse nobody.
 *
 * - the same name from the same address: five are free, then 1 s, 2 s, 4 s … up to 15 minutes;
 * - the same name from anywhere: twenty are free, then up to a minute at most, and never for an address that this account has logged in from. So a
 *   stranger who fails on purpose cannot keep the owner out; the way over a new password stays open too;
 * - the same address with any names: fifty are free, since many people may share it, then up to 15 minutes. Addresses of this machine are left out:
 *   behind them is a test, or a proxy that `TRUSTED_PROXIES` does not name.
 */
export class LoginLimits {
  readonly #pairs: Throttle;
  readonly #names: Throttle;
  readonly #addresses: Throttle;
  /** Names with an address they have logged in from. */
  readonly #known: RateLimiterPostgres;
  /** Names with addresses of which an attempt waits. */
  readonly #held = new Set<string>();

  constructor(database: Pick<Database, 'pool'>) {
    const slow = { firstDelay: 1, maxDelay: 15 * minute, forgetAfter: hour };
    this.#pairs = new Throttle(database, { ...slow, name: 'login-pair', free: 5 });
    this.#names = new Throttle(database, { ...slow, name: 'login-name', free: 20, maxDelay: minute });
    this.#addresses = new Throttle(database, { ...slow, name: 'login-address', free: 50 });
    this.#known = rateLimiter(database, { name: 'login-known', points: 1, duration: knownFor });
  }

  /**
   * Counts an attempt as failed until {@link succeeded} takes it back. Resolves when it may be judged: at once, or after a short delay.
   *
   * @throws {RetryLaterError} 429, and nothing is counted
   */
  async attempt(name: string, address: string): Promise<void> {
    const { pair } = keysOf(name, address);
    const wait = await this.#count(name, address);
    if (wait === 0) return;
    if (wait > heldMaxMs || this.#held.has(pair) || this.#held.size >= heldLimit) throw new RetryLaterError(429, tooSoonMessage, wait);
    this.#held.add(pair);
    try {
      await pause(wait + earlyMs);
    } finally {
      this.#held.delete(pair);
    }
    // Others may have failed meanwhile.
    const further = await this.#count(name, address);
    if (further > 0) throw new RetryLaterError(429, tooSoonMessage, further);
  }

  /** Counts a failure wherever it counts or, where one of them asks to wait, nowhere. Gives that wait, in milliseconds. */
  async #count(name: string, address: string): Promise<number> {
    const counted: (readonly [Throttle, string])[] = [];
    for (const [throttle, key] of await this.#limitsOf(name, address)) {
      const wait = await throttle.attempt(key);
      if (wait > 0) {
        await Promise.all(counted.map(([before, countedKey]) => before.takeBack(countedKey)));
        return wait;
      }
      counted.push([throttle, key]);
    }
    return 0;
  }

  async #limitsOf(name: string, address: string): Promise<(readonly [Throttle, string])[]> {
    const { name: nameKey, pair, network } = keysOf(name, address);
    return [
      [this.#pairs, pair],
      ...((await this.#known.get(pair)) ? [] : [[this.#names, nameKey] as const]),
      ...(isLoopback(address) ? [] : [[this.#addresses, network] as const]),
    ];
  }

  /** Takes the failures of this name and this address back. */
  async succeeded(name: string, address: string): Promise<void> {
    await Promise.all([this.letIn(name, address), this.#addresses.takeBack(keysOf(name, address).network)]);
  }

  /** Forgets the failures of this name, which is known at this address from now on: its owner has shown to be there, be it by a link. */
  async letIn(name: string, address: string): Promise<void> {
    const { name: nameKey, pair } = keysOf(name, address);
    await Promise.all([this.#pairs.forgive(pair), this.#names.forgive(nameKey), this.#known.set(pair, 1, knownFor)]);
  }

  /** An attempt that could not be judged, since the shop is busy, was none. */
  async withdrawn(name: string, address: string): Promise<void> {
    await Promise.all((await this.#limitsOf(name, address)).map(([throttle, key]) => throttle.takeBack(key)));
  }
}

/** Slows wishes for a link by mail down: by address with words, by name in silence, so that nobody's mailbox is filled. */
export class ResetLimits {
  readonly #addresses: Throttle;
  readonly #names: Throttle;

  /** @param purpose - names what the links are for; each has counts of its own */
  constructor(database: Pick<Database, 'pool'>, purpose: string) {
    this.#addresses = new Throttle(database, {
      name: `${purpose}-address`,
      free: 20,
      firstDelay: 10,
      maxDelay: 10 * minute,
      forgetAfter: hour,
    });
    this.#names = new Throttle(database, { name: `${purpose}-name`, free: 2, firstDelay: 10 * minute, maxDelay: hour, forgetAfter: hour });
  }

  /**
   * Counts a wish.
   *
   * @returns whether a mail may be sent to this name now. When not, its owner has had several in the last hour, the newest of which works.
   * @throws {RetryLaterError} 429 when the address has asked too often
   */
  async mayMail(name: string, address: string): Promise<boolean> {
    const { name: nameKey, network } = keysOf(name, address);
    const wait = isLoopback(address) ? 0 : await this.#addresses.attempt(network);
    if (wait > 0) throw new RetryLaterError(429, tooSoonMessage, wait);
    return (await this.#names.attempt(nameKey)) === 0;
  }

  /** Forgets what was asked for in a name: its owner has used a link, so mails that strangers asked for do not keep the next one back. */
  async used(name: string): Promise<void> {
    await this.#names.forgive(limitKey(mailKey(name)));
  }
}

function keysOf(name: string, address: string): { name: string; pair: string; network: string } {
  const network = networkOf(address);
  const nameKey = mailKey(name);
  return { name: limitKey(nameKey), pair: limitKey(network, nameKey), network: limitKey(network) };
}
