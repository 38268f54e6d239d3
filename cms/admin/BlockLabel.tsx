'use client';

import { useRowLabel } from '@payloadcms/ui';
import styles from './admin.module.css';

interface Worded {
  heading?: string;
  title?: string;
}

/** Names a block in the list of a page: its place, its kind, and its own heading to tell it from others of the kind. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<Worded | undefined>();
  const words = (data?.heading ?? data?.title ?? '').replace(/\s+/g, ' ');
  return (
    <span className={styles.block}>
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <strong>{kind}</strong>
      <span className={styles.words}>{words}</span>
    </span>
  );
}
