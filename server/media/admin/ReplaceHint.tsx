'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { say } from '../../admin/say.ts';

/** Says below a file how to replace it. Payload has only a cross for that, without words. */
export function ReplaceHint() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <p className="field-type">
      {say(
        'To replace the file press ×, choose another one and save. Every place shows the new one, and so does the address of the old one.',
      )}
    </p>
  );
}
