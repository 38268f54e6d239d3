/** The target as routes know it: an address with scheme and host, as proxies send it, means its path. RFC 9112 3.2.2. */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Whether a request names one host, and one that can be. `rawHeaders`: names and values in turn. RFC 9112 3.2. */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((_, place) => rawHeaders[place - 1]?.toLowerCase() === 'host' && place % 2);
  const [host = ''] = hosts;
  return hosts.length === 1 && isHost(host);
}

/** A name or an address, and a port where one is given. */
function isHost(host: string): boolean {
  return /^(?:[\w.~-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host);
}
