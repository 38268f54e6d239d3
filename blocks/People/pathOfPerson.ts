import type { PageContext } from '@frontage/contract/page.ts';
import { originalOf } from '@frontage/contract/translation.ts';

/** The page of a person whom a block names; undefined where they have none that visitors see. */
export function pathOfPerson(
  { documents }: Pick<PageContext, 'documents'>,
  personSlug: string | undefined,
): string | undefined {
  return documents?.person?.find((one) => originalOf(one).slug === personSlug)?.path;
}
