import type { PageContext } from '@frontage/contract/page.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { originalOf } from '@frontage/contract/translation.ts';

/** The person whom a block names; undefined where they have no page that visitors see. */
export function findPerson({ documents }: Pick<PageContext, 'documents'>, personSlug: string | undefined) {
  return documents?.person?.find((one) => originalOf(one).slug === personSlug);
}

/** The face of a person of the agency, or of a client who reviewed it; undefined where neither has a picture. */
export function findFace(
  { documents, reviews }: Pick<PageContext, 'documents' | 'reviews'>,
  name: string,
): Picture | undefined {
  const isThem = (one: { name: string }) => one.name === name;
  return documents?.person?.find(isThem)?.portrait ?? reviews.find(isThem)?.picture;
}
