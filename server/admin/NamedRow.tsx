'use client';

import { useRowLabel } from '@payloadcms/ui';
import styles from './admin.module.css';

interface NamedRowProps {
  kind?: string;
  words: string;
}

/** Labels a row with its position, its kind (where a list mixes several), and its own words. */
export function NamedRow({ kind, words }: NamedRowProps) {
  const { rowNumber } = useRowLabel();
  return (
    <span className={styles.block}>
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      {kind ? <strong>{kind}</strong> : null}
      <span className={styles.words}>{words.replace(/\s+/g, ' ')}</span>
    </span>
  );
}
