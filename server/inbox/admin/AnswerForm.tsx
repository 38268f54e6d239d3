'use client';

import { Button, useField } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say, sayWith } from '../../admin/say.ts';
import { isRecord } from '../../isRecord.ts';
import type { FilledTemplate } from '../answers/templates.ts';
import type { LeadStatus } from '../statuses.ts';
import styles from './request.module.css';

interface AnswerFormProps {
  lead: number;
  user: number | string;
  status: LeadStatus;
  from: string;
  to: string;
  subject: string;
  templates: readonly FilledTemplate[];
  /** Whether replies come back into the conversation. */
  doRepliesJoin: boolean;
  /** Only set without a mail server: opens the user's own email program. */
  mailProgramHref: string | undefined;
}

/** The form in which sales answer by email. The answer is stored at once, not with the form around it. */
export function AnswerForm(props: AnswerFormProps) {
  const { doRepliesJoin, from, lead, mailProgramHref, status, subject, templates, to, user } = props;
  const router = useRouter();
  const id = useId();
  const kept = useDraft('answer', user, lead);
  const { begin, draft, isReady, write } = kept;
  const filled = useRef('');
  useStoredStatus(status);

  function take(chosen: string): void {
    const template = templates.find((one) => String(one.id) === chosen);
    if (!template) return;
    // Never overwrites what somebody wrote.
    const isUntouched = !draft.text.trim() || draft.text === filled.current;
    const text = isUntouched ? template.text : `${draft.text.trimEnd()}\n\n${template.text}`;
    filled.current = isUntouched ? text : '';
    write(text);
  }

  async function send(): Promise<void> {
    const away = say('The admin could not be reached. Your answer is kept here: try once more.');
    const response = await postAndTell(`/api/leads/${lead}/answers`, draft, away);
    if (response?.ok) begin();
    else if (response?.status === 409) begin(draft.text);
    router.refresh();
  }

  return (
    <div className={styles.form}>
      <h3>{say('Answer')}</h3>
      {mailProgramHref && (
        <p className={styles.warning}>
          {sayWith(
            'No mail server is set: what you send here is kept in the mailbox of the website and reaches nobody. {link}',
            { link: <a href={mailProgramHref}>{say('Write in your email program instead')}</a> },
          )}
        </p>
      )}
      <dl>
        <dt>{say('From')}</dt>
        <dd>{from}</dd>
        <dt>{say('To|of an email')}</dt>
        <dd>{to}</dd>
        <dt>{say('Subject')}</dt>
        <dd>{subject}</dd>
      </dl>
      {templates.length > 0 && (
        <p>
          <label htmlFor={`${id}-template`}>{say('Begin with a template')}</label>
          <select id={`${id}-template`} value="" disabled={!isReady} onChange={(event) => take(event.target.value)}>
            <option value="">{say('Choose …')}</option>
            {templates.map(({ id: template, title }) => (
              <option key={template} value={template}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      <Writing label={say('Your answer')} maxLength={20_000} of={kept} done={say('Send answer')} onDone={send}>
        <p className={styles.state}>
          {doRepliesJoin
            ? say('A reply comes back here.')
            : say('A reply goes to the mailbox of the company, and does not come back here.')}
        </p>
      </Writing>
    </div>
  );
}

interface WritingProps {
  label: string;
  maxLength: number;
  of: ReturnType<typeof useDraft>;
  done: string;
  onDone: () => Promise<void>;
  children?: ReactNode;
}

function Writing({ children, done, label, maxLength, of: { draft, isReady, write }, onDone }: WritingProps) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <p>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          maxLength={maxLength}
          disabled={!isReady}
          value={draft.text}
          onChange={(event) => write(event.target.value)}
        />
      </p>
      <div className={styles.send}>
        <Button
          type="button"
          margin={false}
          disabled={isBusy || !draft.text.trim()}
          onClick={() => {
            setIsBusy(true);
            void onDone().finally(() => setIsBusy(false));
          }}
        >
          {done}
        </Button>
        {children}
      </div>
    </>
  );
}

/** Shows a state that the website has changed in the form too, so that saving does not undo the change. */
function useStoredStatus(status: LeadStatus): void {
  const { setValue } = useField<LeadStatus>({ path: 'status' });
  const known = useRef(status);
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    setValue(status, true);
  }, [setValue, status]);
}

/** Saved at once, not with the form around it. Until then, the text is kept in this browser. */
export function AddNote({ lead, user }: { lead: number; user: number | string }) {
  const router = useRouter();
  const kept = useDraft('note', user, lead);

  async function add(): Promise<void> {
    const response = await postAndTell(`/api/leads/${lead}/notes`, { text: kept.draft.text });
    if (!response?.ok) return;
    kept.begin();
    router.refresh();
  }

  return (
    <div className={styles.form}>
      <Writing label={say('A new note')} maxLength={5000} of={kept} done={say('Note it')} onDone={add} />
    </div>
  );
}

export interface Draft {
  text: string;
  /** Belongs to this text. The server accepts an answer only once for each key. */
  key: string;
}

const prefixes = { answer: 'frontage-answer-', note: 'frontage-note-' } as const;
/** ms after which a draft is dropped, because nobody will come back to it. */
const keptMs = 30 * 24 * 3_600_000;

/** Kept in this browser with every letter, so that neither a reload nor another page loses it. */
function useDraft(of: keyof typeof prefixes, user: number | string, lead: number) {
  const name = `${prefixes[of]}${user}-${lead}`;
  const [draft, setDraft] = useState<Draft>({ text: '', key: '' });

  useEffect(() => {
    dropOld();
    setDraft(read(name) ?? { text: '', key: crypto.randomUUID() });
  }, [name]);

  function keep(next: Draft): void {
    setDraft(next);
    if (next.text) localStorage.setItem(name, JSON.stringify({ ...next, at: Date.now() }));
    else localStorage.removeItem(name);
  }

  return {
    draft,
    /** False until the stored draft is loaded: text typed before would be lost. */
    isReady: draft.key !== '',
    write(text: string) {
      keep({ text, key: draft.key });
    },
    /** Begins a new draft, once the answer was accepted or its key was used already. */
    begin(text = '') {
      keep({ text, key: crypto.randomUUID() });
    },
  };
}

function read(name: string): (Draft & { at: number }) | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    const { at, key, text } = isRecord(stored) ? stored : {};
    return typeof at === 'number' && typeof key === 'string' && typeof text === 'string'
      ? { at, key, text }
      : undefined;
  } catch {
    // Not what we wrote.
    return undefined;
  }
}

function isDraft(name: string): boolean {
  return Object.values(prefixes).some((prefix) => name.startsWith(prefix));
}

function dropOld(): void {
  for (const name of Object.keys(localStorage).filter(isDraft)) {
    if (Date.now() - (read(name)?.at ?? 0) > keptMs) localStorage.removeItem(name);
  }
}
