'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../admin/ask.ts';
import { useFieldPlaces } from '../../admin/fields/useFieldPlaces.ts';
import { FieldsToFix, type FieldToFix } from '../../admin/refusals/FieldsToFix.tsx';
import { nameOfLanguage, say, sayWith } from '../../admin/say.ts';
import { keepEqual, useSavedDocument } from '../../admin/useSavedDocument.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import type { DocumentOutlook, DocumentState } from '../documentState.ts';
import type { Appointment } from '../schedule.ts';
import styles from './publication.module.css';

const id = 'fault';

/**
 * Shows the fault as a toast to the editor who has just published: next to the form it may be out of view, after they
 * were told that it is done.
 */
function useFaultToast(state: DocumentState | undefined, lead: (path: string) => void): void {
  const before = useRef(state?.kind);
  useEffect(() => {
    if (!state) return;
    const isNew = before.current !== undefined && before.current !== 'fault';
    before.current = state.kind;
    if (state.kind !== 'fault') toast.dismiss(id);
    else if (isNew) {
      const words = <FieldsToFix heading={faultWords(state.isKept)} fields={fieldsOfFault(state)} lead={lead} />;
      toast.error(words, { id, duration: Number.POSITIVE_INFINITY });
    }
  }, [state, lead]);
  useEffect(() => () => void toast.dismiss(id), []);
}

/** ms between two requests, while something is being published and otherwise. */
const everyMs = { onItsWay: 400, settled: 15_000 };

/** Says whether visitors see the document as it was published, and what prevents it. */
export function OnSite() {
  const { document, saves } = useSavedDocument();
  const [state, setState] = useState<DocumentOutlook>();
  const { lead } = useFieldPlaces();
  useFaultToast(state, lead);

  useEffect(() => {
    if (document === undefined) return;
    const looking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(): Promise<void> {
      // Where no answer came, the next request asks again.
      const path = `/api/publication/${document}`;
      const { answer: next } = await ask<DocumentOutlook>('GET', path, undefined, looking.signal);
      if (looking.signal.aborted) return;
      if (next) setState(keepEqual<DocumentOutlook | undefined>(next));
      timer = setTimeout(look, next && isOnItsWay(next) ? everyMs.onItsWay : everyMs.settled);
    }
    // Saving has ended, so the change is recorded, and asking again shows it.
    void saves;
    void look();
    return () => {
      looking.abort();
      clearTimeout(timer);
    };
  }, [document, saves]);

  if (!state) return null;
  return (
    <section className={styles.onSite} data-state={state.kind} aria-label={say('On the site')} aria-live="polite">
      <Words state={state} lead={lead} />
      {state.address ? (
        <p>
          <a href={state.address} target="_blank" rel="noreferrer">
            {state.address.replace(/^https?:\/\//, '')}
          </a>
        </p>
      ) : null}
      {state.schedule ? <Schedule appointments={state.schedule} /> : null}
    </section>
  );
}

function Words({ lead, state }: { state: DocumentState; lead: (path: string) => void }) {
  switch (state.kind) {
    case 'draft':
      return <p>{say('Not on the site: nobody has published it.')}</p>;
    case 'scheduled':
      return <p>{sayWith('Scheduled for {moment}.', { moment: <Moment iso={state.at} /> })}</p>;
    case 'ended':
      return <p>{sayWith('No page shows it since {moment}, when it ended.', { moment: <Moment iso={state.at} /> })}</p>;
    case 'hidden':
      return (
        <p>
          {say('Published. Visitors see it once {language} is visible: Site settings, Agency.', {
            language: nameOfLanguage(state.language),
          })}
        </p>
      );
    case 'live':
      return (
        <p>
          {sayWith('On the site{at}{by}.', {
            at: state.at ? sayWith(' since {moment}', { moment: <Moment iso={state.at} /> }) : null,
            by: state.by ? say(', published by {by}', { by: state.by }) : '',
          })}
        </p>
      );
    case 'waiting':
      return <p>{say('Published. It is on its way to the site.')}</p>;
    case 'rendering':
      return (
        <p>
          {say('Published. Rendering {rendered} of {toRender} pages.', {
            rendered: state.rendered,
            toRender: state.toRender,
          })}
        </p>
      );
    case 'held':
      return (
        <p>
          {sayWith('Published, but the site stays at an older release. See the {link}.', {
            link: <a href="/admin/history">{say('history of the site')}</a>,
          })}
        </p>
      );
    case 'failed':
      return (
        <>
          <p>{say('Published, but the site could not be made. Visitors see it as it was before.')}</p>
          <pre className={styles.message}>{state.message}</pre>
        </>
      );
    case 'fault':
      return <FieldsToFix heading={faultWords(state.isKept)} fields={fieldsOfFault(state)} lead={lead} />;
  }
}

function isOnItsWay({ kind }: DocumentState): boolean {
  return kind === 'waiting' || kind === 'rendering';
}

/** The scheduled changes of a document, and those that were refused. */
function Schedule({ appointments }: { appointments: readonly Appointment[] }) {
  return (
    <ul className={styles.schedule}>
      {appointments.map(({ at, kind, refusal }) => (
        <li key={`${kind} ${at}`} data-refused={refusal === undefined ? undefined : ''}>
          {refusal === undefined ? (
            <>
              {kind === 'publish' ? say('Scheduled for') : say('Leaves the site on')} <Moment iso={at} />.
            </>
          ) : (
            sayWith(
              kind === 'publish'
                ? 'Was to be published on {moment}, which was refused: {refusal}'
                : 'Was to be unpublished on {moment}, which was refused: {refusal}',
              {
                moment: <Moment iso={at} />,
                refusal,
              },
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function faultWords(isKept: boolean): string {
  return isKept
    ? say('Published, but this cannot be shown as it is. Visitors see it as it was before.')
    : say('Published, but this cannot be shown as it is. Visitors see nothing of it.');
}

/** What must be fixed: each field by itself where the fault names any. */
function fieldsOfFault({ fields, message }: Extract<DocumentState, { kind: 'fault' }>): FieldToFix[] {
  if (!fields) return [{ path: '', place: '', message }];
  return fields.map(({ path, words }) => ({ path, place: words, message: '' }));
}
