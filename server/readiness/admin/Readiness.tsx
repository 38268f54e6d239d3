'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { fetchJson } from '../../admin/post.ts';
import { say } from '../../admin/say.ts';
import { keepEqual, useSavedDocument } from '../../admin/useSavedDocument.ts';
import type { Readiness as Answer } from '../checkReadiness.ts';
import styles from './readiness.module.css';

const published = 'It is saved, and some of its links lead visitors nowhere. The list is beside the form.';

/** Lists next to a document, after each save, what its editor should check before visitors see it. */
export function Readiness() {
  const { document, saves } = useSavedDocument();
  const [answer, setAnswer] = useState<Answer>();
  const isOpened = useRef(false);

  useEffect(() => {
    if (!document) return;
    // Saving has ended, so links may lead elsewhere now.
    void saves;
    const asking = new AbortController();
    void fetchJson<Answer>(`/api/readiness/${document}`, asking.signal).then((got) => {
      if (!got) return;
      setAnswer(keepEqual<Answer | undefined>(got));
      const hasDeadLink = got.findings.some(({ kind }) => kind === 'link');
      // The list next to the form may be out of view, and now visitors see the page. Not shown where a form is only
      // opened.
      if (isOpened.current && got.isPublished && hasDeadLink) toast.warning(say(published));
      isOpened.current = true;
    });
    return () => asking.abort();
  }, [document, saves]);

  const findings = answer?.findings ?? [];
  return (
    <section
      className={styles.readiness}
      aria-label={say('Before visitors see it')}
      aria-live="polite"
      data-mend={findings.length > 0 ? '' : undefined}
    >
      {answer ? <p>{verdict(findings.length)}</p> : null}
      {findings.length > 0 ? (
        <ul>
          {findings.map(({ place, words }) => (
            <li key={`${place} ${words}`}>
              {place}: {words}.
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function verdict(findings: number): string {
  if (findings === 0) return say('No problems found.');
  return say('{findings} to look at before visitors see it:', {
    findings: findings === 1 ? say('One thing') : say('{findings} things', { findings }),
  });
}
