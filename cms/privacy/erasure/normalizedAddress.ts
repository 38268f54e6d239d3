/** An address as it is compared: without case, spaces at the ends and forms of Unicode. Of a telephone number the digits count. */
export function normalizedAddress(address: string): string {
  return isPhone(address) ? digitsOf(address) : address.normalize('NFC').trim().toLowerCase();
}

/** Whether a text names a person by their telephone number: with at least six digits, and nothing but a number. */
export function isPhone(text: string): boolean {
  return /^[0-9 ()+-]+$/.test(text.trim()) && digitsOf(text).length >= 6;
}

/** A number as it is compared. A leading `00` and `+` say the same. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^00/, '');
}
