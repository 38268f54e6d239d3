'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { ask, readAnswer } from '../../admin/ask.ts';
import { Labelled } from '../../admin/fields/controls.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { tell } from '../../admin/useAct.ts';
import type { Erasure } from '../erasure/person.ts';
import type { FoundPerson } from '../erasure/personEndpoints.ts';
import styles from './privacy.module.css';
import { RowTable } from './RowTable.tsx';

/** The most links in a row of the table; the number of rows is always shown. */
const linksAtMost = 10;

type Step =
  | { kind: 'idle' }
  | { kind: 'found'; address: string; person: FoundPerson }
  | { kind: 'erased'; erasure: Erasure };

export function Person() {
  const [step, setStep] = useState<Step>({ kind: 'idle' });

  async function find(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address') ?? '').trim();
    const person = await askOfPerson<FoundPerson>('find', { address });
    if (person) setStep({ kind: 'found', address, person });
  }

  async function save(address: string): Promise<void> {
    // Passed on unread: it has the person's files, and may be larger than what a browser can parse.
    const response = await fetch('/api/removals/person/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ address }),
    }).catch(() => undefined);
    const stored = response?.ok ? await response.blob().catch(() => undefined) : undefined;
    if (!stored) return tell(await readAnswer(response?.ok ? undefined : response));
    const file = URL.createObjectURL(stored);
    const link = document.createElement('a');
    link.href = file;
    link.download = 'person.json';
    link.click();
    URL.revokeObjectURL(file);
  }

  async function erase(address: string, confirm: string): Promise<void> {
    const erasure = await askOfPerson<Erasure>('erase', { address, confirm });
    if (erasure) setStep({ kind: 'erased', erasure });
  }

  return (
    <>
      <form className={admin.form} onSubmit={(event) => void find(event)}>
        <Labelled
          title={say('Email address, or the number of somebody who gave none')}
          name="address"
          required
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{say('Look|search')}</Button>
      </form>
      <div aria-live="polite">
        {step.kind === 'found' && step.person.found.length === 0 && (
          <p>{say('Nothing is stored of {address}.', { address: step.address })}</p>
        )}
        {step.kind === 'found' && (
          <FoundRows person={step.person} heading={say('What is stored of {address}', { address: step.address })} />
        )}
        {step.kind === 'erased' && <Erased erasure={step.erasure} />}
      </div>
      {step.kind === 'found' && step.person.found.length > 0 && (
        <>
          <Button onClick={() => void save(step.address)} buttonStyle="secondary">
            {say('Export all of it')}
          </Button>
          <p className={styles.hint}>
            {say('With the files. It holds personal data: hand it over safely, and delete your copy.')}
          </p>
          <ErasePerson address={step.address} onErase={(confirm) => erase(step.address, confirm)} />
        </>
      )}
    </>
  );
}

function Erased({ erasure: { counts, crmIds, mentions } }: { erasure: Erasure }) {
  return (
    <section className={styles.erased} data-tone="good">
      <h2>{say('Erased')}</h2>
      <p>
        {Object.entries(counts)
          .map(([what, count]) => `${what}: ${count}`)
          .join(', ') || say('Nothing was stored.')}
      </p>
      <p>
        {sayWith('The proof is under {link}: a keyed hash of the address, the counts, the time, and who did it.', {
          link: <a href="/admin/collections/removals">{say('Removals')}</a>,
        })}
      </p>
      {crmIds.length > 0 && (
        <p>{say('Where the CRM is another company’s, erase there: {crmIds}', { crmIds: crmIds.join(', ') })}</p>
      )}
      {mentions.length > 0 && (
        <p>{say('Others wrote this address. Look at: {mentions}', { mentions: mentions.join(', ') })}</p>
      )}
    </section>
  );
}

/** Tells why there is no answer. */
async function askOfPerson<Answer>(
  what: 'erase' | 'find',
  body: { address: string; confirm?: string },
): Promise<Answer | undefined> {
  const asked = await ask<Answer>('POST', `/api/removals/person/${what}`, body);
  if (!asked.answer) tell(asked);
  return asked.answer;
}

function FoundRows({ heading, person }: { heading: string; person: FoundPerson }) {
  const { files, found, mentions } = person;
  return (
    <section>
      {found.length > 0 && (
        <RowTable
          label={heading}
          isTitled
          heads={[say('What'), say('How many'), say('Open|a link')]}
          rows={[
            ...found.map(({ collection, ids, label }) => ({
              ...{ collection, label, count: ids.length },
              first: ids.slice(0, linksAtMost).map((id) => ({ id })),
            })),
            ...(files > 0 ? [{ label: say('Files on the disk'), count: files }] : []),
          ]}
        />
      )}
      {mentions.length > 0 && (
        <p className={styles.hint}>
          {say('Others wrote this address; that stays, so look at: {mentions}', { mentions: mentions.join(', ') })}
        </p>
      )}
    </section>
  );
}

/** Erases a person after their address was typed a second time, because nothing can undo it. */
function ErasePerson({ address, onErase }: { address: string; onErase: (confirm: string) => Promise<unknown> }) {
  const [typed, setTyped] = useState('');
  const [isErasing, setErasing] = useState(false);
  const isSame = typed.trim().toLowerCase() === address.toLowerCase();
  return (
    <form
      className={styles.erase}
      data-tone="bad"
      onSubmit={(event) => {
        event.preventDefault();
        setErasing(true);
        void onErase(typed).finally(() => setErasing(false));
      }}
    >
      <h2>{say('Erase all of it')}</h2>
      <p>
        {say(
          'Rows and files go for good. A keyed hash of the address, the counts, the time and your name stay as proof. Backups hold it until they end.',
        )}
      </p>
      <Labelled
        title={say('Type the address once more to confirm')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" buttonStyle="error" disabled={!isSame || isErasing}>
        {say('Erase')}
      </Button>
    </form>
  );
}
