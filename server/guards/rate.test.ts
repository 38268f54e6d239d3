import { expect, it } from 'vitest';
import { networkOf } from '../network/networkOf.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:0DB8:0000:0000::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  // As Azure's gateways write it.
  ['203.0.113.9:61234', '203.0.113.9'],
  ['[2001:db8::1]:61234', '2001:db8:0:0'],
  ['[::ffff:203.0.113.9]:61234', '203.0.113.9'],
  // The connection broke off before the body was read.
  [undefined, 'broken off'],
])('counts %s under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
