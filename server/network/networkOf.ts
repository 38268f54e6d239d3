/**
 * The key of a sender: an IPv4 address, or the /64 of an IPv6 address, because a household has 2^64 addresses but
 * counts once. A connection that broke off has no address any more, although the types say so; nobody hears the answer
 * to its request.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'broken off';
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const ending = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - ending.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...ending];
  // Normalised, whatever spelling a proxy uses.
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
