/** An address as it is compared: without case, spaces at the ends and forms of Unicode. */
export function normalizedAddress(address: string): string {
  return address.normalize('NFC').trim().toLowerCase();
}
