import { expect, it } from 'vitest';
import { networkOf } from '../network/networkOf.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  // The connection broke off before the body was read.
  [undefined, 'broken off'],
])('counts %s under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
