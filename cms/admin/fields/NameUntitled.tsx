'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Names what has no title yet, where Payload would show its id. */
export function NameUntitled() {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  useEffect(() => {
    if (id !== undefined && title === String(id)) setDocumentTitle('Untitled');
  }, [id, setDocumentTitle, title]);
  return null;
}
