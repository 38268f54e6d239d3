'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { say } from '../../admin/say.ts';
import { useAnswer } from '../../admin/useAnswer.ts';
import { useSavedDocument } from '../../admin/useSavedDocument.ts';
import type { Readiness as Answer } from '../checkReadiness.ts';
import styles from './readiness.module.css';

const published = 'It is saved, and some of its links lead visitors nowhere. The list is beside the form.';

/** Lists next to a document, after each save, what its editor should check before visitors see it. */
export function Readiness() {
  const { document, saves } = useSavedDocument();
  // Once saving has ended, links may lead elsewhere.
  const answer = useAnswer<Answer>(document && `/api/readiness/${document}`, saves);
  const isOpened = useRef(false);

  useEffect(() => {
    if (!answer) return;
    const hasDeadLink = answer.findings.some(({ kind }) => kind === 'link');
    // The list next to the form may be out of view, and now visitors see the page. Not shown where a form is only opened.
    if (isOpened.current && answer.isPublished && hasDeadLink) toast.warning(say(published));
    isOpened.current = true;
  }, [answer]);

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
