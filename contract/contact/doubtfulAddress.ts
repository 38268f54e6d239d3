/** Labels of a domain are not empty, and neither begin nor end with a hyphen: such a host cannot exist. RFC 1123. */
export function hasImpossibleHost(address: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1);
  return host.split('.').some((label) => label === '' || label.startsWith('-') || label.endsWith('-'));
}

/**
 * True of an address that fits the pattern of R27 and is probably mistyped: `jane@example..com`, `.jane@example.com`. A
 * few old mailboxes do have dots in such places, so it is asked about and not refused.
 */
export function isDoubtful(address: string): boolean {
  const name = address.slice(0, address.lastIndexOf('@'));
  return hasImpossibleHost(address) || name.startsWith('.') || name.endsWith('.') || name.includes('..');
}
