'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { post, unreachable } from '../../admin/post.ts';
import styles from './firstSteps.module.css';

/** Takes the demo out, once somebody has read what goes; then tells what went and what stayed. */
export function RemoveDemo({ pages }: { pages: number }) {
  const router = useRouter();
  const [state, setState] = useState<'offered' | 'asked' | 'busy'>('offered');
  const [lines, setLines] = useState<string[]>([]);

  async function remove(): Promise<void> {
    setState('busy');
    const response = await post('/api/demo/remove');
    const answer: { message?: string; lines?: string[] } | undefined = await response?.json().catch(() => undefined);
    setState('offered');
    if (!response?.ok) {
      toast.error(answer?.message ?? unreachable);
      return;
    }
    setLines(answer?.lines ?? []);
    router.refresh();
  }

  return (
    <div className={styles.demo} role="status">
      <p>
        <strong>The demo is still here:</strong> {pages} of its pages are as they came, with articles, pictures and
        offices of an agency that does not exist.
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {state === 'offered' ? (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setState('asked')}>
          Remove the demo …
        </Button>
      ) : (
        <>
          <p>
            All of it goes for good, and the site begins with an empty home page, a contact page and a privacy policy.
            What somebody has changed stays, and requests of visitors too. It takes up to a minute.
          </p>
          <Button size="small" margin={false} disabled={state === 'busy'} onClick={() => void remove()}>
            {state === 'busy' ? 'Removing …' : 'Remove the demo for good'}
          </Button>{' '}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={state === 'busy'}
            onClick={() => setState('offered')}
          >
            Keep it
          </Button>
        </>
      )}
    </div>
  );
}
