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
  const refused = findings.filter(({ kind }) => kind === 'refusal');
  const others = findings.filter(({ kind }) => kind !== 'refusal');
  return (
    <section
      className={styles.readiness}
      aria-label={say('Before visitors see it')}
      aria-live="polite"
      data-mend={findings.length > 0 ? '' : undefined}
    >
      {answer && findings.length === 0 ? <p>{say('No problems found.')}</p> : null}
      <Findings words={say('It cannot be published until this is fixed:')} findings={refused} />
      <Findings words={countInWords(others.length)} findings={others} />
    </section>
  );
}

function Findings({ findings, words: above }: { findings: Answer['findings']; words: string }) {
  if (findings.length === 0) return null;
  return (
    <>
      <p>{above}</p>
      <ul>
        {findings.map(({ place, words }) => (
          <li key={`${place} ${words}`}>
            {place}: {words}.
          </li>
        ))}
      </ul>
    </>
  );
}

function countInWords(findings: number): string {
  return say('{findings} to look at before visitors see it:', {
    findings: findings === 1 ? say('One thing') : say('{findings} things', { findings }),
  });
}
