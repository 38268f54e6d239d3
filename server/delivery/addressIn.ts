/** The bare address of one that may include a name: `Wharfside <site@wharfside.example>`. */
export function addressIn(given: string): string {
  return /<([^<>]+)>/.exec(given)?.[1] ?? given.trim();
}

/** The domain of such an address. */
export function domainOf(given: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(addressIn(given))?.[1]?.toLowerCase() ?? 'localhost';
}
