import { useDocumentInfo } from '@payloadcms/ui';

/**
 * A key that changes whenever the open document was saved, published or unpublished. Payload's `lastUpdateTime` also
 * changes while somebody types, because the lock of the document is renewed.
 */
export function useSaves(): string {
  const { hasPublishedDoc, savedDocumentData } = useDocumentInfo();
  return `${String(savedDocumentData?.updatedAt)} ${hasPublishedDoc}`;
}
