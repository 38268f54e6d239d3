import { pageFault } from '@frontage/contract/release.ts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Moment } from '../../clock/admin/Moment.tsx';
import type { Release } from '../../payload-types.ts';
import { changesOf } from '../releases.ts';
import { Faults } from './Faults.tsx';
import styles from './publication.module.css';

interface HistoryEntryProps {
  release: Release;
  /** Visitors see it now. */
  isLive: boolean;
  /** The actions on it. */
  children: ReactNode;
}

/** One release: when it was made, what it contained, who published it, and what it cost. */
export function HistoryEntry({ children, isLive, release }: HistoryEntryProps) {
  const changes = changesOf(release);
  const further = release.changeCount - changes.length;
  return (
    <li className={styles.release} data-live={isLive ? '' : undefined}>
      <h2>
        <Moment iso={release.createdAt} />
        {isLive ? <span className={styles.mark}>What visitors see</span> : null}
      </h2>
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ by, document, kind, of, title }) => (
            <li key={`${of} ${document} ${kind} ${title} ${by}`}>
              {by ?? 'A program'} {kind === 'rendered' ? 'had every page rendered again' : `${kind} “${title}”`}
            </li>
          ))}
          {further > 0 ? <li>and {further} more</li> : null}
        </ul>
      ) : (
        <p>Nobody published anything: something began or ended by itself, or the site got other code.</p>
      )}
      <p className={styles.figures}>
        {release.rendered} of {release.total} pages rendered
        {release.removed > 0 ? `, ${release.removed} taken away` : ''}, in {(release.ms / 1000).toFixed(1)} s
      </p>
      <Faults faults={z.array(pageFault).catch([]).parse(release.faults)} />
      {children}
    </li>
  );
}
