'use client';

import { useSearchParams } from 'next/navigation';
import styles from './ExportLinks.module.css';

/** Links that export what the list shows. The filter and the search in the URL apply. */
export function ExportLinks() {
  const params = useSearchParams();
  const address = (format: 'csv' | 'json') => {
    const kept = [...params].filter(([name]) => name === 'search' || name.startsWith('where'));
    return `/api/leads/export?${new URLSearchParams([['format', format], ...kept])}`;
  };
  return (
    <p className={styles.export}>
      Export what is shown:{' '}
      <a className={styles.link} href={address('csv')} download>
        As a spreadsheet
      </a>{' '}
      <a className={styles.link} href={address('json')} download>
        For a program
      </a>
    </p>
  );
}
