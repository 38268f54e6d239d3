'use client';

import { useSearchParams } from 'next/navigation';
import { say } from '../../admin/say.ts';
import { sayWith } from '../../admin/sayWith.ts';
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
      {sayWith('Export what is shown: {link} {link2}', {
        link: (
          <a className={styles.link} href={address('csv')} download>
            {say('As a spreadsheet')}
          </a>
        ),
        link2: (
          <a className={styles.link} href={address('json')} download>
            {say('For a program')}
          </a>
        ),
      })}
    </p>
  );
}
