import { useDocumentInfo } from '@payloadcms/ui';

interface SavedDocument {
  /** As the admin's own API names it: `pages/12` or `site-settings`. Undefined for one that was never saved. */
  document: string | undefined;
  /**
   * Changes whenever the document was saved, published or unpublished. Payload's `lastUpdateTime` also does while
   * somebody types, because the lock is renewed.
   */
  saves: string;
}

export function useSavedDocument(): SavedDocument {
  const { collectionSlug, globalSlug, hasPublishedDoc, id, savedDocumentData } = useDocumentInfo();
  return {
    document: globalSlug ?? (id === undefined ? undefined : `${collectionSlug}/${id}`),
    saves: `${String(savedDocumentData?.updatedAt)} ${hasPublishedDoc}`,
  };
}

/** For the setter of a state: keeps the value that is there if the next one says the same, so that nothing renders again. */
export function keepEqual<Value>(next: Value): (current: Value) => Value {
  return (current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next);
}
