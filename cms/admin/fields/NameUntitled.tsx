'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Names what has no title yet, where Payload would show its id. */
export function NameUntitled() {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  useEffect(() => {
    if (id === undefined || title !== String(id)) return;
    // After Payload's own effects, which put the id there.
    const naming = setTimeout(() => setDocumentTitle('Untitled'));
    return () => clearTimeout(naming);
  }, [id, setDocumentTitle, title]);
  return null;
}
