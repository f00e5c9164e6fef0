import { expect, it } from 'vitest';
import { isLoopback, networkOf, networks, withoutPort } from './visitorAddress.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
  ['', ''],
])('takes %s for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('knows what is in a list of addresses and networks, also where IPv4 travels as IPv6', () => {
  const isKnown = networks(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']);
  expect(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:5::1', '::1'].every(isKnown)).toBe(true);
  expect(['11.0.0.1', '192.0.2.8', '2001:db9::1', '::2', 'shop', ''].some(isKnown)).toBe(false);
});

it.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['', ''],
])('takes the port from %j', (text, address) => {
  expect(withoutPort(text)).toBe(address);
});

it('knows the addresses of this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.1', '::2', '128.0.0.1', ''].some(isLoopback)).toBe(false);
});
