'use client';

import { Button, usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import admin from '../../admin/admin.module.css';
import { ask } from '../../admin/ask.ts';
import { say, sayWith } from '../../admin/say.ts';
import { tell } from '../../admin/useAct.ts';
import type { RemovedWords } from '../../seed/removeDemoEndpoint.ts';
import styles from './firstSteps.module.css';
import { keptDemo } from './hiddenFirstSteps.ts';

interface RemoveDemoProps {
  pages: number;
  /** Set while nobody has said whether the demo should stay. */
  isQuestion?: boolean;
}

const plain = { buttonStyle: 'secondary', size: 'small', margin: false } as const;

/** Asks at the first sign-in whether the demo should stay, and later offers to remove it. */
export function RemoveDemo({ isQuestion = false, pages }: RemoveDemoProps) {
  const router = useRouter();
  const { setPreference } = usePreferences();
  const [state, setState] = useState<'offered' | 'asked' | 'busy'>('offered');
  const [removed, setRemoved] = useState<RemovedWords>();

  async function keep(): Promise<void> {
    await setPreference(keptDemo, { isKept: true });
    router.refresh();
  }

  async function remove(): Promise<void> {
    setState('busy');
    const asked = await ask<RemovedWords>('POST', '/api/demo/remove');
    setState('offered');
    // A refresh of the dashboard removes this question, so it waits until the outcome was read.
    if (asked.answer) setRemoved(asked.answer);
    else tell(asked);
  }

  if (removed) return <Removed {...removed} onRead={() => router.refresh()} />;

  return (
    <div className={styles.demo} data-tone="warning" role="status">
      {isQuestion ? <h2>{say('Keep the demo, or begin empty?')}</h2> : null}
      <p>
        {sayWith(
          '{strong} {pages}, with articles, pictures and offices of an agency that does not exist.{isQuestion}',
          {
            strong: <strong>{isQuestion ? say('This site shows a demo:') : say('The demo is still here:')}</strong>,
            pages:
              pages === 1
                ? say('one of its pages is as it came')
                : say('{pages} of its pages are as they came', { pages }),
            isQuestion: isQuestion
              ? say(' Keep it to look around and change it page by page, or begin with three empty pages.')
              : null,
          },
        )}
      </p>
      {state === 'offered' ? (
        <div className={admin.line}>
          {isQuestion ? (
            <Button {...plain} onClick={() => void keep()}>
              {say('Keep the demo for now')}
            </Button>
          ) : null}
          <Button {...plain} onClick={() => setState('asked')}>
            {isQuestion ? say('Begin empty …') : say('Remove the demo …')}
          </Button>
        </div>
      ) : (
        <>
          <p>
            {say(
              'All of it goes for good, and the site begins with an empty home page, a contact page and a privacy policy. What somebody has changed stays, and requests of visitors too. It takes up to a minute.',
            )}
          </p>
          <Button size="small" margin={false} disabled={state === 'busy'} onClick={() => void remove()}>
            {state === 'busy' ? say('Removing …') : say('Remove the demo for good')}
          </Button>{' '}
          <Button {...plain} disabled={state === 'busy'} onClick={() => setState('offered')}>
            {say('Keep it')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Says what became of the demo, until somebody has read it. */
function Removed({ gone, kept, message, onRead, whyKept }: RemovedWords & { onRead: () => void }) {
  return (
    <div className={styles.demo} data-tone="warning" role="status">
      <h2>{message}</h2>
      {gone.length > 0 ? <p>{gone.join(' · ')}</p> : null}
      {kept.length > 0 ? (
        <>
          <p>{whyKept}</p>
          <ul>
            {kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Button size="small" margin={false} onClick={onRead}>
        {say('Go on')}
      </Button>
    </div>
  );
}
