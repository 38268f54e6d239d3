'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { say } from '../../admin/say.ts';
import { useAnswer } from '../../admin/useAnswer.ts';
import type { Use } from '../findUses.ts';
import styles from './references.module.css';

/** Where a document is used, with a link to each place. Requested when it is opened. */
export function UsedIn() {
  const { collectionSlug, id } = useDocumentInfo();
  const [isOpen, setOpen] = useState(false);
  const path = `/api/uses/${collectionSlug}/${id}`;
  const uses = useAnswer<{ uses: Use[] }>(isOpen && id !== undefined ? path : undefined)?.uses;

  if (id === undefined) return null;
  return (
    <details className={styles.usedIn} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('Where it is used')}</summary>
      {uses ? <Places uses={uses} /> : <p>{say('Looking…')}</p>}
    </details>
  );
}

function Places({ uses }: { uses: readonly Use[] }) {
  if (uses.length === 0) return <p>{say('Nothing links to it, names it or shows it.')}</p>;
  return (
    <ul>
      {uses.map(({ collection, id, isPublished, words }) => (
        <li key={words}>
          {collection ? <a href={`/admin/collections/${collection}/${id}`}>{words}</a> : words}
          {isPublished ? '' : ' (draft)'}
        </li>
      ))}
    </ul>
  );
}
