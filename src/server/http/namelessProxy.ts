/** Finds a proxy on this machine that the settings do not name: behind it all visitors look like this machine, and limits for each address are off. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback, networks } from '../security/visitorAddress.ts';

export const namelessProxy = {
  finding:
    'A proxy on this machine seems to stand in front of the shop, but TRUSTED_PROXIES does not name it: all visitors look like this machine, and limits for each address are off.',
  advice: 'Set TRUSTED_PROXIES=127.0.0.1,::1.',
} as const;

export class ProxyWatch {
  readonly #isNamed: boolean;
  readonly #warn: () => void;
  #isSeen: boolean;

  /** @param warn - called when there is one, once */
  constructor(config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>, warn: () => void) {
    this.#isNamed = isLoopbackNamed(config);
    this.#warn = warn;
    this.#isSeen = isBehindNamelessProxy(config);
    if (this.#isSeen) warn();
  }

  get isSeen(): boolean {
    return this.#isSeen;
  }

  /** Looks at a request: this machine, which counts as the visitor, does not write the header of a proxy by itself. */
  look({ headers, visitor }: Pick<FastifyRequest, 'headers' | 'visitor'>): void {
    if (this.#isSeen || this.#isNamed || headers['x-forwarded-for'] === undefined || !isLoopback(visitor)) return;
    this.#isSeen = true;
    this.#warn();
  }
}

function isLoopbackNamed({ trustedProxies }: Pick<Config, 'trustedProxies'>): boolean {
  const isProxy = networks(trustedProxies);
  return isProxy('127.0.0.1') || isProxy('::1');
}

/** Whether visitors come to another address than the one that is listened on, which only this machine reaches. */
export function isBehindNamelessProxy(config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>): boolean {
  const isHere = (name: string) => name === 'localhost' || isLoopback(name.replace(/^\[|\]$/gu, ''));
  return isHere(config.host) && !isHere(new URL(config.publicUrl).hostname) && !isLoopbackNamed(config);
}
