import { emailPattern } from '@frontage/contract/contact/fields.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';

/** Says in words what is wrong with a list of email addresses. */
export function addressFault(value: unknown): string | undefined {
  const list = Array.isArray(value) ? value.map(String) : [];
  const wrong = list.find((one) => !emailPattern.test(one) || one.length > maxCharacters.email);
  if (wrong !== undefined) return `${wrong} is no email address: it needs to be one such as sales@example.com`;
  const twice = list.find((one, place) => list.indexOf(one) !== place);
  return twice && `${twice} stands here twice`;
}
