/** Throttles failed logins, and requests for links to a new password or to confirm an address. */
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from '../security/visitorAddress.ts';
import { limitKey, rateLimiter, takePoints, type LimitDatabase } from '../security/rateLimiter.ts';
import { Throttle } from '../security/throttle.ts';
import { mailKey } from './names.ts';

/** In seconds, as the limiters count. */
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** An attempt with a delay up to this long, in milliseconds, is held and then checked, so that an owner who mistyped is let in; others are refused. */
const heldMaxMs = 2_000;

/** Added to each delay, in milliseconds, since timers may fire a moment early. */
const earlyMs = 10;

/** Most attempts held at a time, each on a connection of its own; one of a name and an address. Further ones are refused. */
const heldLimit = 50;

/** How long an address stays known to an account after a login, in seconds. */
const knownFor = 90 * day;

/** Times until attempts may go on, cached for so long, in milliseconds, since another server may have let them in meanwhile. */
const blocked = { max: 10_000, ttl: 10_000 } as const;

/** The same for names that do not exist. */
const tooSoonMessage = 'Too many attempts. Please wait a moment and try again.';

/**
 * Slows failed logins down, in three ways that add up. Attempts within the free failures of all three, or with delays up to {@link heldMaxMs}, are never refused.
 *
 * - the same name from the same address: five are free, then 1 s, 2 s, 4 s … up to 15 minutes;
 * - the same name from anywhere: twenty are free, then up to a minute, and never for an address that this account has logged in from. So a stranger who
 *   fails on purpose cannot keep the owner out; a new password stays open too;
 * - the same address with any names: fifty are free, since many people may share it, then up to 15 minutes. Addresses of this machine are left out:
 *   behind them is a test, or a proxy that `TRUSTED_PROXIES` does not name.
 */
export class LoginLimits {
  readonly #pairs: Throttle;
  readonly #names: Throttle;
  readonly #addresses: Throttle;
  /** Pairs of a name and an address it has logged in from. */
  readonly #known: RateLimiterPostgres;
  /** Pairs of a name and an address with an attempt that is held. */
  readonly #held = new Set<string>();
  /** Times until which keys of the three ways are blocked. */
  readonly #blocked = new LRUCache<string, number>(blocked);
  readonly #database: LimitDatabase;

  constructor(database: LimitDatabase) {
    this.#database = database;
    const slow = { firstDelay: 1, maxDelay: 15 * minute, forgetAfter: hour };
    this.#pairs = new Throttle(database, { ...slow, name: 'login-pair', free: 5 });
    this.#names = new Throttle(database, { ...slow, name: 'login-name', free: 20, maxDelay: minute });
    this.#addresses = new Throttle(database, { ...slow, name: 'login-address', free: 50 });
    this.#known = rateLimiter(database, { name: 'login-known', points: 1, duration: knownFor });
  }

  /** Counts a failure until {@link succeeded} takes it back. Resolves when the attempt may be checked. @throws {RetryLaterError} 429, uncounted */
  async attempt(name: string, address: string): Promise<void> {
    const { pair } = keysOf(name, address);
    const wait = await this.#count(name, address);
    if (wait === 0) return;
    if (wait > heldMaxMs || this.#held.has(pair) || this.#held.size >= heldLimit)
      throw new RetryLaterError(429, tooSoonMessage, wait, 'login');
    this.#held.add(pair);
    try {
      await pause(wait + earlyMs);
    } finally {
      this.#held.delete(pair);
    }
    // Others may have failed meanwhile.
    const further = await this.#count(name, address);
    if (further > 0) throw new RetryLaterError(429, tooSoonMessage, further, 'login');
  }

  /** Counts a failure in all three ways or, when one of them asks to wait, in none. Gives that wait, in milliseconds. */
  async #count(name: string, address: string): Promise<number> {
    const { pair } = keysOf(name, address);
    const limits = this.#limitsOf(name, address);
    for (const [throttle, key] of limits) {
      const wait = (this.#blocked.get(key) ?? 0) - Date.now();
      if (wait > 0 && !(throttle === this.#names && (await this.#known.get(pair)))) return wait;
    }
    const counted = limits.map(([{ free }, key]) => [free, key] as const);
    const taken = await takePoints(this.#database, counted, { known: [this.#known, pair], leftOut: [this.#names.free] });
    for (const [index, [throttle, key]] of limits.entries()) {
      const wait = (taken[index] ?? 0) > throttle.free.points ? await throttle.attemptBeyond(key) : 0;
      if (wait === 0) continue;
      this.#blocked.set(key, Date.now() + wait);
      const others = limits.map(async ([other, otherKey], at) => {
        if (at === index || taken[at] === undefined) return;
        // Limits after this one took a free point only, which they get back.
        await (at < index ? other.takeBack(otherKey) : other.free.reward(otherKey));
      });
      await Promise.all(others);
      return wait;
    }
    return 0;
  }

  #limitsOf(name: string, address: string): (readonly [Throttle, string])[] {
    const { name: nameKey, pair, network } = keysOf(name, address);
    return [[this.#pairs, pair], [this.#names, nameKey], ...(isLoopback(address) ? [] : [[this.#addresses, network] as const])];
  }

  /** Takes back the failures of this name and this address. */
  async succeeded(name: string, address: string): Promise<void> {
    await Promise.all([this.letIn(name, address), this.#addresses.takeBack(keysOf(name, address).network)]);
  }

  /** Forgets the failures of a name and remembers the address as its owner's, who has proved it by logging in or by a link. */
  async letIn(name: string, address: string): Promise<void> {
    const { name: nameKey, pair } = keysOf(name, address);
    for (const key of [nameKey, pair]) this.#blocked.delete(key);
    await Promise.all([this.#pairs.forgive(pair), this.#names.forgive(nameKey), this.#known.set(pair, 1, knownFor)]);
  }

  /** Takes back an attempt that was not checked because the shop is busy. */
  async withdrawn(name: string, address: string): Promise<void> {
    const isKnown = await this.#known.get(keysOf(name, address).pair);
    const limits = this.#limitsOf(name, address).filter(([throttle]) => !isKnown || throttle !== this.#names);
    await Promise.all(limits.map(([throttle, key]) => throttle.takeBack(key)));
  }
}

/** Throttles requests for a link by mail: by address with a message, by name silently, so that strangers fill no mailbox. */
export class ResetLimits {
  readonly #addresses: Throttle;
  readonly #names: Throttle;

  /** @param purpose - purpose of the links; each has counts of its own */
  constructor(database: LimitDatabase, purpose: string) {
    this.#addresses = new Throttle(database, {
      name: `${purpose}-address`,
      free: 20,
      firstDelay: 10,
      maxDelay: 10 * minute,
      forgetAfter: hour,
    });
    this.#names = new Throttle(database, { name: `${purpose}-name`, free: 2, firstDelay: 10 * minute, maxDelay: hour, forgetAfter: hour });
  }

  /** @returns false when this name got several mails in the last hour, the newest of which works. @throws {RetryLaterError} 429 by address */
  async mayMail(name: string, address: string): Promise<boolean> {
    const { name: nameKey, network } = keysOf(name, address);
    const wait = isLoopback(address) ? 0 : await this.#addresses.attempt(network);
    if (wait > 0) throw new RetryLaterError(429, tooSoonMessage, wait, 'links');
    return (await this.#names.attempt(nameKey)) === 0;
  }

  /** Forgets the requests in a name: its owner has used a link, so mails that strangers asked for do not keep the next one back. */
  async used(name: string): Promise<void> {
    await this.#names.forgive(limitKey(mailKey(name)));
  }
}

function keysOf(name: string, address: string): { name: string; pair: string; network: string } {
  const network = networkOf(address);
  const nameKey = mailKey(name);
  return { name: limitKey(nameKey), pair: limitKey(network, nameKey), network: limitKey(network) };
}
