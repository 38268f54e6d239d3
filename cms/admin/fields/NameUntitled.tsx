'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** ms after which the id is replaced at the latest, whenever Payload has put it there. */
const lookEveryMs = 200;

/** Names what has no title yet, where Payload would show its id: it does so at the first save, and once more afterwards. */
export function NameUntitled() {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  const shown = useRef(title);
  shown.current = title;
  useEffect(() => {
    if (id === undefined) return;
    const looking = setInterval(() => {
      if (shown.current === String(id)) setDocumentTitle('Untitled');
    }, lookEveryMs);
    return () => clearInterval(looking);
  }, [id, setDocumentTitle]);
  return null;
}
