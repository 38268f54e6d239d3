import type { PageFault } from '@frontage/contract/release.ts';
import { collectionNamed } from '@frontage/kinds/kinds.ts';

/** The form of a document, at a field where one is named. */
export function formOfFault({ id, kind }: NonNullable<PageFault['document']>, field?: string): string {
  const form = `/admin/collections/${collectionNamed(kind)}/${id}`;
  return field === undefined ? form : `${form}?field=${field}`;
}
