'use client';

import { useSearchParams } from 'next/navigation';
import { say, sayWith } from '../../admin/say.ts';
import asides from './asides.module.css';
import styles from './ExportLinks.module.css';

interface TabLinkProps {
  href: string;
  label: string;
  /** As text; 0 is not shown. */
  count?: string | undefined;
}

/** A link to one group of requests, marked if that is the one shown. */
export function TabLink({ count, href, label }: TabLinkProps) {
  const params = useSearchParams();
  const shown = [...params].find(([name]) => name.startsWith('where'))?.join('=');
  const isCurrent = !href.startsWith('/admin/board') && href.split(/[?&]/)[1] === shown;
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label} {count !== undefined && count !== '0' && <span className={asides.number}>{count}</span>}
    </a>
  );
}

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
