/** Finds a proxy on this machine that the settings do not name: behind it all visitors look like this machine, and limits for each address are off. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback, networks } from '../security/visitorAddress.ts';

export const namelessProxy = {
  finding:
    'A proxy on this machine seems to stand in front of the shop, but TRUSTED_PROXIES does not name it: all visitors look like this machine, and limits for each address are off.',
  advice: 'Set TRUSTED_PROXIES=127.0.0.1,::1.',
} as const;

export type ProxyWatch = ReturnType<typeof watchForProxy>;

/** @param warn - called when there is one, once */
export function watchForProxy(config: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>, warn: () => void) {
  const isNamed = isLoopbackNamed(config);
  let isSeen = isBehindNamelessProxy(config);
  if (isSeen) warn();
  return {
    get isSeen(): boolean {
      return isSeen;
    },

    /** Looks at a request: this machine, which counts as the visitor, does not write the header of a proxy by itself. */
    look({ headers, visitor }: Pick<FastifyRequest, 'headers' | 'visitor'>): void {
      if (isSeen || isNamed || headers['x-forwarded-for'] === undefined || !isLoopback(visitor)) return;
      isSeen = true;
      warn();
    },
  };
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
