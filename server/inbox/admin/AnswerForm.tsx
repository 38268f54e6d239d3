'use client';

import { Button, useField } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { Choice } from '../../admin/fields/controls.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { dropOld, keep, readKept } from '../../admin/unsaved/keptInBrowser.ts';
import { useAct } from '../../admin/useAct.ts';
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
  /** The id of the last message that is shown. */
  seen: number;
  /** Whether replies come back into the conversation. */
  doRepliesJoin: boolean;
  /** Only set without a mail server: opens the user's own email program. */
  mailProgramHref: string | undefined;
}

/** The form in which sales answer by email. The answer is stored at once, not with the form around it. */
export function AnswerForm(props: AnswerFormProps) {
  const { doRepliesJoin, from, lead, mailProgramHref, seen, status, subject, templates, to, user } = props;
  const kept = useDraft('answer', user, lead);
  const { begin, draft, isReady, write } = kept;
  const whenLost = say('The admin could not be reached. Your answer is kept here: try once more.');
  const { act, isBusy } = useAct({ whenLost });
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
    const { answer, status: answered } = await act(`/api/leads/${lead}/answers`, { ...draft, seen });
    if (answer) begin();
    else if (answered === 409) begin(draft.text);
  }

  return (
    <div className={styles.form}>
      <h3>{say('Answer')}</h3>
      {mailProgramHref && (
        <p className={styles.failed} data-tone="warning">
          {sayWith(
            'No mail server is set: what you send here is kept in the mailbox of the website and reaches nobody. {link}',
            { link: <a href={mailProgramHref}>{say('Write in your email program instead')}</a> },
          )}
        </p>
      )}
      <dl className={admin.facts}>
        <dt>{say('From')}</dt>
        <dd>{from}</dd>
        <dt>{say('To|of an email')}</dt>
        <dd>{to}</dd>
        <dt>{say('Subject')}</dt>
        <dd>{subject}</dd>
      </dl>
      {templates.length > 0 && (
        <Choice title={say('Begin with a template')} value="" disabled={!isReady} onChoose={take}>
          <option value="">{say('Choose …')}</option>
          {templates.map(({ id: template, title }) => (
            <option key={template} value={template}>
              {title}
            </option>
          ))}
        </Choice>
      )}
      <Writing
        label={say('Your answer')}
        maxLength={20_000}
        of={kept}
        isBusy={isBusy}
        done={say('Send answer')}
        onDone={() => void send()}
      >
        <p className={admin.small}>
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
  isBusy: boolean;
  done: string;
  onDone: () => void;
  children?: ReactNode;
}

function Writing({ children, done, isBusy, label, maxLength, of: { draft, isReady, write }, onDone }: WritingProps) {
  const id = useId();
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
      <div className={admin.line}>
        <Button type="button" margin={false} disabled={isBusy || !draft.text.trim()} onClick={onDone}>
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
  const kept = useDraft('note', user, lead);
  const { act, isBusy } = useAct();

  async function add(): Promise<void> {
    const { answer } = await act(`/api/leads/${lead}/notes`, { text: kept.draft.text });
    if (answer) kept.begin();
  }

  return (
    <div className={styles.form}>
      <Writing
        label={say('A new note')}
        maxLength={5000}
        of={kept}
        isBusy={isBusy}
        done={say('Note it')}
        onDone={() => void add()}
      />
    </div>
  );
}

export interface Draft {
  text: string;
  /** Belongs to this text. The server accepts an answer only once for each key. */
  key: string;
}

const prefixes = { answer: 'frontage-answer-', note: 'frontage-note-' } as const;

/** Kept in this browser with every letter, so that neither a reload nor another page loses it. */
function useDraft(of: keyof typeof prefixes, user: number | string, lead: number) {
  const name = `${prefixes[of]}${user}-${lead}`;
  const [draft, setDraft] = useState<Draft>({ text: '', key: '' });

  useEffect(() => {
    for (const prefix of Object.values(prefixes)) dropOld(prefix);
    const kept = readKept<Draft>(name);
    setDraft(typeof kept?.text === 'string' ? kept : { text: '', key: crypto.randomUUID() });
  }, [name]);

  function hold({ key, text }: Draft): void {
    setDraft({ key, text });
    keep(name, text ? { key, text } : undefined);
  }

  return {
    draft,
    /** False until the stored draft is loaded: text typed before would be lost. */
    isReady: draft.key !== '',
    write(text: string) {
      hold({ text, key: draft.key });
    },
    /** Begins a new draft, once the answer was accepted or its key was used already. */
    begin(text = '') {
      hold({ text, key: crypto.randomUUID() });
    },
  };
}
