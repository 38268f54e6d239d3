import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses within our own machine or network: RFC 6890, and those that clouds use besides. */
const own = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const) {
  own.addSubnet(net, bits, 'ipv6');
}

/** Thrown where an address leads into our own network. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** True for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isIP(mapped) === 4 && isPublicAddress(mapped);
  const family = isIP(address);
  return family !== 0 && !own.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Looks a name up and refuses private addresses. It runs for the very connection that is opened, so a name that changes
 * between two look-ups gains nothing.
 */
export const lookUpPublicly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const bad = error ?? (found.every(({ address }) => isPublicAddress(address)) ? undefined : new PrivateAddress());
    const [first] = found ?? [];
    if (bad || !first) return callback(bad ?? new Error('The name has no address'), '', 0);
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
