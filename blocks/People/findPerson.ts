import type { PageContext } from '@frontage/contract/page.ts';
import { originalOf } from '@frontage/contract/translation.ts';

/** The person whom a block names; undefined where they have no page that visitors see. */
export function findPerson({ documents }: Pick<PageContext, 'documents'>, personSlug: string | undefined) {
  return documents?.person?.find((one) => originalOf(one).slug === personSlug);
}
