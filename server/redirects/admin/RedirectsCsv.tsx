'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { ask } from '../../admin/ask.ts';
import { say, sayWith } from '../../admin/say.ts';
import type { RedirectsImported } from '../importRedirects.ts';

type Step = RedirectsImported | { message: string } | 'running' | undefined;

const lost = 'The admin does not answer. Try again: nothing comes twice.';

/** Above the list of redirects: all of them as a table, and many at once from one, after showing what would come. */
export function RedirectsCsv() {
  const id = useId();
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [step, setStep] = useState<Step>();

  async function send(dryRun: boolean): Promise<void> {
    setStep('running');
    const { answer, status, words } = await ask<RedirectsImported>(
      'POST',
      `/api/redirects/import?dryRun=${dryRun}`,
      file,
    );
    setStep(answer ?? { message: status === 0 ? say(lost) : words });
    if (!dryRun) router.refresh();
  }

  const isRunning = step === 'running';
  const ended = typeof step === 'object' && 'faults' in step ? step : undefined;
  return (
    <details>
      <summary>{say('Many at once, as CSV')}</summary>
      <p>
        {sayWith('One redirect a line: {code} and, if it is not for good, {code2}. {link}', {
          code: <code>from,to</code>,
          code2: <code>302</code>,
          link: (
            <a href="/api/redirects/export" download>
              {say('Export all redirects')}
            </a>
          ),
        })}
      </p>
      <form
        className={admin.find}
        onSubmit={(event) => {
          event.preventDefault();
          void send(true);
        }}
      >
        <label htmlFor={id}>{say('Table of redirects')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          required
          disabled={isRunning}
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            setStep(undefined);
          }}
        />
        <Button type="submit" buttonStyle="secondary" disabled={isRunning}>
          {say('See what would come')}
        </Button>
      </form>
      <div aria-live="polite">
        {isRunning ? <p>{say('Reading.')}</p> : null}
        {typeof step === 'object' && 'message' in step ? <p role="alert">{step.message}</p> : null}
        {ended ? <Outcome {...ended} /> : null}
        {ended?.dryRun && ended.added + ended.changed > 0 ? (
          <Button onClick={() => void send(false)}>
            {ended.added > 0
              ? say('Add {count}', { count: countOf(ended.added) })
              : say('Change {count}', { count: countOf(ended.changed) })}
          </Button>
        ) : null}
      </div>
    </details>
  );
}

function Outcome({ added, changed, dryRun, faults, known }: RedirectsImported) {
  return (
    <>
      <p>
        {[
          say(dryRun ? '{count} would be added' : '{count} added', { count: countOf(added) }),
          ...(changed > 0
            ? [say(dryRun ? '{changed} would get another status' : '{changed} got another status', { changed })]
            : []),
          say('{known} known already', { known }),
          say('{faults} that cannot work', { faults: faults.length }),
        ].join(', ')}
        .
      </p>
      {faults.length > 0 ? (
        <ul aria-label={say('What cannot work')}>
          {faults.map(({ line, message }) => (
            <li key={`${line} ${message}`}>{say('Line {line}: {why}', { line, why: message })}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const countOf = (count: number) => (count === 1 ? say('1 redirect') : say('{count} redirects', { count }));
