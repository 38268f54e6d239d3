'use client';

import { useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { ask } from '../../admin/ask.ts';
import { nameOfLanguage, say } from '../../admin/say.ts';
import type { TakenDocument } from '../xliff/takeXliff.ts';
import styles from './Translations.module.css';

type Step =
  | { kind: 'idle' | 'reading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ended'; documents: TakenDocument[] };

/** Chapters with more lines are closed at first. */
const linesAtOnce = 8;

interface Languages {
  languages: readonly string[];
}

interface ForTranslatorsProps extends Languages {
  /** Documents, such as `pages/12`. */
  of: readonly string[];
  /** Called when a file begins to be read, and when its texts are there. */
  onBusy: (isBusy: boolean) => void;
}

/** Above a list: the same for the documents that are ticked in it. */
export function SelectedForTranslators({ collection, languages }: Languages & { collection: string }) {
  const router = useRouter();
  const { selectedIDs } = useSelection();
  const look = (isBusy: boolean) => isBusy || router.refresh();
  return (
    <details className={styles.translations}>
      <summary>{say('For translators, as XLIFF')}</summary>
      <ForTranslators of={selectedIDs.map((id) => `${collection}/${id}`)} languages={languages} onBusy={look} />
    </details>
  );
}

/** Exports documents as files for translators, and takes such files when they come back. */
export function ForTranslators({ languages, of, onBusy }: ForTranslatorsProps) {
  const id = useId();
  const [step, setStep] = useState<Step>({ kind: 'idle' });

  async function bring(file: File | undefined): Promise<void> {
    if (!file) return;
    setStep({ kind: 'reading' });
    onBusy(true);
    const { answer, words: message } = await ask<{ documents: TakenDocument[] }>('POST', '/api/xliff', file);
    setStep(answer ? { kind: 'ended', ...answer } : { kind: 'failed', message });
    onBusy(false);
  }

  const addressOf = (language: string) =>
    `/api/xliff?${new URLSearchParams([['language', language], ...of.map((one) => ['of', one])])}`;
  return (
    <>
      {of.length === 0 ? (
        <p>{say('Tick what is to be translated.')}</p>
      ) : (
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <a href={addressOf(language)} download>
                {say('Export for translators into {language}', { language: nameOfLanguage(language) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id}>{say('A file that came back. Its texts become drafts')}</label>
      <input
        id={id}
        type="file"
        accept=".xlf,.xliff,application/xliff+xml"
        disabled={step.kind === 'reading'}
        onChange={({ target }) => {
          void bring(target.files?.[0]);
          // So that the same file may be chosen again.
          target.value = '';
        }}
      />
      <div aria-live="polite">
        {step.kind === 'reading' ? <p>{say('Reading.')}</p> : null}
        {step.kind === 'failed' ? <p role="alert">{step.message}</p> : null}
        {step.kind === 'ended' ? step.documents.map((one) => <Outcome key={one.href + one.title} {...one} />) : null}
      </div>
    </>
  );
}

function Outcome({ href, left, taken, title }: TakenDocument) {
  const words = say(taken === 1 ? '1 text is in the draft' : '{taken} texts are in the draft', { taken });
  return (
    <>
      <p>
        {href ? <a href={href}>{title}</a> : title}: {words}
        {left.length > 0 ? say(', {left} left out', { left: left.length }) : ''}.
      </p>
      {left.length > 0 ? (
        <details open={left.length <= linesAtOnce}>
          <summary>{say('Left out')}</summary>
          <ul className={styles.left}>
            {left.map(({ place, reason }) => (
              <li key={place + reason}>{[place, reason].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
