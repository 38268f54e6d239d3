/**
 * The target of a request in the form that routes expect: an absolute URL, as proxies send it, becomes its path. RFC
 * 9112 3.2.2.
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/**
 * True where a request names exactly one host, and a valid one. `rawHeaders`: names and values in turn. RFC 9112 3.2.
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((_, place) => rawHeaders[place - 1]?.toLowerCase() === 'host' && place % 2);
  const [host = ''] = hosts;
  return hosts.length === 1 && isHost(host);
}

/** A host name or an address, with an optional port. */
function isHost(host: string): boolean {
  return /^(?:[\w.~-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host);
}
