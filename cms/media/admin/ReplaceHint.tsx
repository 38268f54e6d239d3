'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** Below a file that is there: how it gives way to another. Payload has a cross for it, and no word. */
export function ReplaceHint() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <p className="field-type">
      To replace the file press ×, choose another one and save. Every place shows the new one, and so does the address
      of the old one.
    </p>
  );
}
