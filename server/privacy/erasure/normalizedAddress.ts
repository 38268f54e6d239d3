import { addressKeyOf, cleanedPhone } from '@frontage/contract/contact/cleaned.ts';
import { isPhone as isNumber, phoneKeyOf } from '@frontage/contract/primitives/phone.ts';

/** An address for comparison, as requests are compared; of a phone number only the digits. */
export function normalizedAddress(address: string): string {
  return isPhone(address) ? phoneKeyOf(cleanedPhone(address)) : addressKeyOf(address);
}

export function isPhone(text: string): boolean {
  return isNumber(cleanedPhone(text));
}
