/** Addresses of visitors, as limits count them. */
import { BlockList, isIP } from 'node:net';

export const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./u.test(address);

/** Tells whether an address is one of, or in one of, some addresses and networks such as `10.0.0.0/8`. */
export function networks(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const known = unmapped(address);
    const version = isIP(known);
    return version !== 0 && list.check(known, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An address without the port that some proxies write behind it (`203.0.113.7:4711`, `[2001:db8::1]:4711`). A text that is no address stays as it is. */
export function withoutPort(text: string): string {
  const [, v6, v4] = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/iu.exec(text.trim()) ?? [];
  return v6 ?? v4 ?? text;
}

/** An IPv4 address that travels as an IPv6 one (`::ffff:10.0.0.1`) as it is; every other address unchanged. */
const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;

/** The network that is counted as one address: in IPv6, where every household has billions of them, the first 64 bits. */
export function networkOf(given: string): string {
  const address = unmapped(given);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? start : [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The network that one customer of a provider may have whole: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one. */
export function wideNetworkOf(given: string): string {
  const network = networkOf(given);
  const separator = isIP(network) === 4 ? '.' : ':';
  return network.split(separator).slice(0, 3).join(separator);
}
