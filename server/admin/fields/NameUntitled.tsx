'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Shows "Untitled" for a document without a title, where Payload would show its id. */
export function NameUntitled() {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  useEffect(() => {
    if (id === undefined || title !== String(id)) return;
    // Runs after Payload's own effects, which set the id as the title.
    const naming = setTimeout(() => setDocumentTitle('Untitled'));
    return () => clearTimeout(naming);
  }, [id, setDocumentTitle, title]);
  return null;
}
