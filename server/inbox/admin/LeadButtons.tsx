'use client';

import { Button, toast, useAuth, useDocumentInfo, useDocumentTitle, useField } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import admin from '../../admin/admin.module.css';
import { ask } from '../../admin/ask.ts';
import { say } from '../../admin/say.ts';
import { tell } from '../../admin/useAct.ts';
import type { LeadStatus } from '../statuses.ts';
import { changeLead, changeRow } from './changeLead.ts';
import styles from './request.module.css';

/** What sales can do besides answering. It changes the state at once, and in the form too, so that saving keeps the change. */
export function LeadButtons() {
  const router = useRouter();
  const { user } = useAuth();
  const { data = {}, id } = useDocumentInfo();
  const { setValue, value } = useField<LeadStatus>({ path: 'status' });
  const owner = useField<number | null>({ path: 'owner' });
  const isUnread = !data.readAt;
  const isWaiting = Boolean(data.answerState);
  const name = [data.name, data.surname].filter(Boolean).join(' ');

  useEffect(() => {
    // This only runs when the page is shown: a page that was only prefetched was not read.
    if (id && isUnread) void ask('POST', `/api/leads/${id}/read`);
  }, [id, isUnread]);

  const { setDocumentTitle, title } = useDocumentTitle();
  useEffect(() => {
    if (title === name) return;
    // Runs after Payload's own effects, which set the first name as the title.
    const naming = setTimeout(() => setDocumentTitle(name));
    return () => clearTimeout(naming);
  }, [name, setDocumentTitle, title]);

  async function change(shown: string, data: object, done: string): Promise<void> {
    const asked = await changeLead(Number(id), shown, data);
    const changed = asked.answer;
    if (!changed) return tell(asked);
    // In the form too, so that saving does not take it away.
    setValue(changed.status, true);
    if (changed.owner) owner.setValue(changed.owner, true);
    if (changed.isLate) toast.error(say('A colleague was faster: the request is shown as it is now.'));
    else toast.success(done);
    router.refresh();
  }

  async function endClock(): Promise<void> {
    const { answer } = await ask('POST', `/api/leads/${id}/no-answer`);
    if (!answer) return void toast.error(say('The request could not be changed.'));
    toast.success(say('Nobody is reminded of it until the visitor writes again.'));
    router.refresh();
  }

  if (!id) return null;
  if (value === 'quarantine') {
    return (
      <div className={styles.actions}>
        <Button
          onClick={() => {
            const done = say('It is among the new ones. Emails that it still owes are on their way.');
            void change('where[status][equals]=quarantine', { status: 'new' }, done);
          }}
        >
          {say('Rescue')}
        </Button>
        <p className={admin.small}>
          {say('It becomes an ordinary request: its emails are sent, and the CRM and webhooks are told.')}
        </p>
      </div>
    );
  }
  const isOpen = value === 'new' || value === 'in-work';
  const isTaken = owner.value !== null && owner.value !== undefined;
  // A visitor who left an email address expects an email, which is written at the request.
  const callHref = !data.email && data.phoneE164 ? `tel:${data.phoneE164}` : undefined;
  return (
    <div className={styles.actions}>
      {isOpen && !isTaken && user && (
        <Button
          buttonStyle="secondary"
          onClick={() => {
            const taken = { owner: user.id, status: value === 'new' ? 'in-work' : value };
            void change('where[owner][exists]=false', taken, say('It is yours.'));
          }}
        >
          {say('Take it on')}
        </Button>
      )}
      {!isOpen && isWaiting && (
        <Button buttonStyle="secondary" onClick={() => void endClock()}>
          {say('No answer needed')}
        </Button>
      )}
      {callHref && (
        <Button el="anchor" url={callHref}>
          {say('Call|by phone')}
        </Button>
      )}
      {callHref && <p className={admin.small}>{say('Opens your phone. Mark it as answered once you have spoken.')}</p>}
    </div>
  );
}

/** Rescues a reader whom the filter took for a machine, in the form too, so that saving keeps the change. */
export function RescueSubscriber() {
  const router = useRouter();
  const { id } = useDocumentInfo();
  const { setValue, value } = useField<string>({ path: 'state' });

  async function rescue(): Promise<void> {
    const asked = await changeRow(`subscribers/${id}?depth=0`, { state: 'waiting' });
    tell(asked.answer ? { ...asked, words: say('The reader is asked by email to confirm.') } : asked);
    if (!asked.answer) return;
    setValue('waiting', true);
    router.refresh();
  }

  if (value !== 'quarantine') return null;
  return (
    <div className={styles.actions}>
      <Button onClick={() => void rescue()}>{say('Rescue')}</Button>
      <p className={admin.small}>{say('The reader gets the email that asks to confirm, like everybody who asks.')}</p>
    </div>
  );
}
