/** An address for comparison: lower case, trimmed, in Unicode NFC. Of a phone number only the digits. */
export function normalizedAddress(address: string): string {
  return isPhone(address) ? digitsOf(address) : address.normalize('NFC').trim().toLowerCase();
}

/** True where a text is a phone number: at least six digits, and nothing but a number. */
export function isPhone(text: string): boolean {
  return /^[0-9 ()+-]+$/.test(text.trim()) && digitsOf(text).length >= 6;
}

/** The digits of a number for comparison. A leading `00` equals `+`. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^00/, '');
}
