'use client';

import { usePreferences } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useId, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { say, sayWith } from '../../admin/say.ts';
import { inboxPath } from '../links.ts';
import {
  filterNameCharacters,
  filterOf,
  readSavedFilters,
  type SavedFilter,
  savedFiltersKey,
  withFilter,
} from '../savedFilters.ts';
import styles from './inbox.module.css';

/** The saved filters of the signed-in user, each one click away, and a form to save the current one. */
export function SavedFilters() {
  const { getPreference, setPreference } = usePreferences();
  const shown = filterOf(useSearchParams());
  const [filters, setFilters] = useState<SavedFilter[]>();
  const [name, setName] = useState('');
  const id = useId();

  useEffect(() => {
    let isOver = false;
    void getPreference<unknown>(savedFiltersKey).then((value) => {
      if (!isOver) setFilters(readSavedFilters(value));
    });
    return () => {
      isOver = true;
    };
  }, [getPreference]);

  if (!filters) return null;

  function keep(changed: SavedFilter[]): void {
    setFilters(changed);
    void setPreference(savedFiltersKey, changed);
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    if (!filters || name.trim() === '') return;
    keep(withFilter(filters, { name: name.trim(), query: shown }));
    setName('');
  }

  const isKept = filters.some(({ query }) => query === shown);
  if (filters.length === 0 && !shown) return null;
  return (
    <div className={styles.saved}>
      {filters.length > 0 ? (
        <nav aria-label={say('Your filters')}>
          <ul className={admin.ways}>
            {filters.map((filter) => (
              <li key={filter.name}>
                <a href={`${inboxPath}?${filter.query}`} aria-current={filter.query === shown ? 'page' : undefined}>
                  {filter.name}
                </a>
                <button
                  type="button"
                  aria-label={say('Remove the filter {name}', { name: filter.name })}
                  onClick={() => keep(filters.filter((one) => one !== filter))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {shown && !isKept ? (
        <form className={admin.find} onSubmit={add}>
          <label htmlFor={id}>{say('Name for this filter')}</label>
          <input
            id={id}
            type="text"
            value={name}
            maxLength={filterNameCharacters}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" disabled={name.trim() === ''}>
            {say('Keep it')}
          </button>
        </form>
      ) : null}
    </div>
  );
}

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
    <li>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label} {count !== undefined && count !== '0' && <span className={styles.number}>{count}</span>}
      </a>
    </li>
  );
}

export function ExportLinks() {
  const params = useSearchParams();
  const address = (format: 'csv' | 'json') => {
    const kept = [...params].filter(([name]) => name === 'search' || name.startsWith('where'));
    return `/api/leads/export?${new URLSearchParams([['format', format], ...kept])}`;
  };
  return (
    <p>
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
