import { isIP } from 'node:net';

/**
 * The key of a sender: an IPv4 address, or the /64 of an IPv6 address, because a household has 2^64 addresses but
 * counts once. A connection that broke off has no address any more, although the types say so; nobody hears the answer
 * to its request.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'broken off';
  // Some proxies add the port, which is another for each connection.
  const bare = address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(bare) !== 6) return bare;
  const [head = [], tail] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const all = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  // Normalised, whatever spelling a proxy uses.
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
