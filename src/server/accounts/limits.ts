/** How repeated failures at login, and repeated wishes for links to a new password or to confirm an address, are slowed down. */
import { setTimeout as pause } from 'node:timers/promises';
import { RetryLaterError } from '../errors.ts';
import { isLoopback, networkOf } from '../security/robots.ts';
import { Throttle } from '../security/throttle.ts';
import { mailKey } from './names.ts';

const second = 1_000;
const minute = 60 * second;

/** Names and addresses remembered at most. */
const keyLimit = 50_000;

/**
 * A delay up to this long, in milliseconds, is waited out on the server, and the attempt is judged then. So the owner who has mistyped a few times and now types it
 * right is let in, a moment later; only longer delays are refused.
 */
const heldMaxMs = 2 * second;

/** Attempts that wait so at most, each on a connection of its own; one of a name and an address. Further ones are refused. */
const heldLimit = 50;

/** Logins remembered at most that make an address known to an account. */
const knownLimit = 50_000;

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
  readonly #pairs = new Throttle({ free: 5, firstDelayMs: second, maxDelayMs: 15 * minute, forgetAfterMs: 60 * minute, keyLimit });
  readonly #names = new Throttle({ free: 20, firstDelayMs: second, maxDelayMs: minute, forgetAfterMs: 60 * minute, keyLimit });
  readonly #addresses = new Throttle({ free: 50, firstDelayMs: second, maxDelayMs: 15 * minute, forgetAfterMs: 60 * minute, keyLimit });
  /** Names with an address they have logged in from; the oldest first. */
  readonly #known = new Set<string>();
  /** Names with addresses of which an attempt waits. */
  readonly #held = new Set<string>();

  /**
   * Counts an attempt as failed until {@link succeeded} takes it back. Resolves when it may be judged: at once, or after a short delay.
   *
   * @param now - in milliseconds since 1970
   * @throws {RetryLaterError} 429, and nothing is counted
   */
  async attempt(name: string, address: string, now: number): Promise<void> {
    const { pair } = keysOf(name, address);
    const wait = this.#waitFor(name, address, now);
    if (wait === 0) return this.#count(name, address, now);
    if (wait > heldMaxMs || this.#held.has(pair) || this.#held.size >= heldLimit) throw new RetryLaterError(429, tooSoonMessage, wait);
    this.#held.add(pair);
    try {
      await pause(wait);
    } finally {
      this.#held.delete(pair);
    }
    // Others may have failed meanwhile.
    const further = this.#waitFor(name, address, now + wait);
    if (further > 0) throw new RetryLaterError(429, tooSoonMessage, further);
    return this.#count(name, address, now + wait);
  }

  #waitFor(name: string, address: string, now: number): number {
    const { name: nameKey, pair, network } = keysOf(name, address);
    return Math.max(
      this.#pairs.waitFor(pair, now),
      this.#known.has(pair) ? 0 : this.#names.waitFor(nameKey, now),
      isLoopback(address) ? 0 : this.#addresses.waitFor(network, now),
    );
  }

  #count(name: string, address: string, now: number): void {
    const { name: nameKey, pair, network } = keysOf(name, address);
    this.#pairs.count(pair, now);
    if (!this.#known.has(pair)) this.#names.count(nameKey, now);
    if (!isLoopback(address)) this.#addresses.count(network, now);
  }

  /** Takes the failures of this name and this address back. */
  succeeded(name: string, address: string): void {
    this.letIn(name, address);
    this.#addresses.forgiveOne(keysOf(name, address).network);
  }

  /** Forgets the failures of this name, which is known at this address from now on: its owner has shown to be there, be it by a link. */
  letIn(name: string, address: string): void {
    const { name: nameKey, pair } = keysOf(name, address);
    this.#pairs.forgive(pair);
    this.#names.forgive(nameKey);
    this.#known.delete(pair);
    this.#known.add(pair);
    if (this.#known.size > knownLimit) this.#known.delete(this.#known.values().next().value!);
  }

  /** An attempt that could not be judged, since the shop is busy, was none. */
  withdrawn(name: string, address: string): void {
    const { name: nameKey, pair, network } = keysOf(name, address);
    this.#pairs.forgiveOne(pair);
    this.#names.forgiveOne(nameKey);
    this.#addresses.forgiveOne(network);
  }
}

/** Slows wishes for a link by mail down: by address with words, by name in silence, so that nobody's mailbox is filled. */
export class ResetLimits {
  readonly #addresses = new Throttle({
    free: 20,
    firstDelayMs: 10 * second,
    maxDelayMs: 10 * minute,
    forgetAfterMs: 60 * minute,
    keyLimit,
  });
  readonly #names = new Throttle({ free: 2, firstDelayMs: 10 * minute, maxDelayMs: 60 * minute, forgetAfterMs: 60 * minute, keyLimit });

  /**
   * @param now - in milliseconds since 1970
   * @returns whether a mail may be sent to this name now. When not, its owner has had several in the last hour, the newest of which works.
   * @throws {RetryLaterError} 429 when the address has asked too often
   */
  mayMail(name: string, address: string, now: number): boolean {
    const { name: nameKey, network } = keysOf(name, address);
    if (!isLoopback(address)) {
      const wait = this.#addresses.waitFor(network, now);
      if (wait > 0) throw new RetryLaterError(429, tooSoonMessage, wait);
      this.#addresses.count(network, now);
    }
    if (this.#names.waitFor(nameKey, now) > 0) return false;
    this.#names.count(nameKey, now);
    return true;
  }
}

function keysOf(name: string, address: string): { name: string; pair: string; network: string } {
  const network = networkOf(address);
  const nameKey = mailKey(name);
  return { name: nameKey, pair: `${network} ${nameKey}`, network };
}
