'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** Below a file that is there: how it gives way to another. Payload has a cross for it, and no word. */
export function ReplaceHint() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <p className="field-description">
      To replace the file press ×, choose another one and save. The address stays, and every place shows the new one.
    </p>
  );
}
