'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { DeadLink } from '../../targets/deadLinks.ts';
import { askForDeadLinks } from './askForTargets.ts';
import styles from './targets.module.css';

const published = 'It is saved, and some of its links lead visitors nowhere. Beside the form stands which.';

/** Says beside a document, after each save, which of its links visitors would follow in vain. Nothing where all lead somewhere. */
export function DeadLinks() {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo();
  const [dead, setDead] = useState<DeadLink[]>([]);
  const isOpened = useRef(false);
  const document = globalSlug ?? (id === undefined ? undefined : `${collectionSlug}/${id}`);

  useEffect(() => {
    if (!document) return;
    // Saving has ended: what was typed may lead elsewhere now.
    void lastUpdateTime;
    const asking = new AbortController();
    void askForDeadLinks(document, asking.signal).then((report) => {
      if (!report) return;
      setDead(report.dead);
      // Beside the form it may be out of sight, and now visitors see it. Not where a form is only opened.
      if (isOpened.current && report.isPublished && report.dead.length > 0) toast.warning(published);
      isOpened.current = true;
    });
    return () => asking.abort();
  }, [document, lastUpdateTime]);

  return (
    <section className={styles.dead} aria-label="Links that lead nowhere" aria-live="polite">
      {dead.length > 0 ? (
        <>
          <p>
            {dead.length === 1 ? 'One link leads visitors nowhere:' : `${dead.length} links lead visitors nowhere:`}
          </p>
          <ul>
            {dead.map(({ place, value, words }) => (
              <li key={`${place} ${value}`}>
                {place}: {value}. {words}.
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
