import { useState } from 'react';
import { say } from '../../admin/say.ts';
import { linkInWords, meantLink, readLink, type Target, type Wanted, wordsOf } from '../target.ts';
import styles from './targets.module.css';
import { useStandings } from './useStandings.ts';

/** Says below a field what its link leads to, or that it leads nowhere. */
export function LeadsTo({ id, value, wanted }: { id: string; value: string; wanted: Wanted }) {
  const link = wanted === 'link' ? readLink(value) : undefined;
  const asked = link ? (link.kind === 'path' ? link.path : '') : value;
  const standing = useStandings(wanted, [asked]).get(asked);
  // Announced only once somebody types: a form that opens has many such fields.
  const [opened] = useState(value);
  const said = standing ? wordsOf(standing, wanted) : link && linkInWords(link);
  return (
    <p
      id={id}
      className={styles.leadsTo}
      role={value === opened ? undefined : 'status'}
      data-wrong={said?.isWrong || undefined}
    >
      {said?.words}
    </p>
  );
}

/** The full link for an address as people write it; undefined for other words. */
export function meantTarget(text: string): Target | undefined {
  const value = meantLink(text);
  return value
    ? { kind: say('As it is typed'), title: text.trim(), value, detail: value, isPublished: true }
    : undefined;
}
