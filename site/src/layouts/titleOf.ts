import { markErrorInTitle } from '@frontage/contract/contact/messages.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';

/** Returns the title of a page. A screen reader reads it first, so it says if something is wrong. */
export function titleOf(title: string, visit: Visit | undefined, words?: Words): string {
  const { errors = [], notice } = visit?.form ?? {};
  return markErrorInTitle(title, errors.length > 0 || notice !== undefined, saySite(words, 'errorInTitle'));
}
