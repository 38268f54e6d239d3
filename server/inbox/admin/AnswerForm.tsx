'use client';

import { Button, useField } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say, sayWith } from '../../admin/say.ts';
import type { FilledTemplate } from '../answers/templates.ts';
import type { LeadStatus } from '../statuses.ts';
import styles from './conversation.module.css';
import { useDraft } from './useDraft.ts';

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
  const { begin, draft, isReady, write } = useDraft('answer', user, lead);
  const [isBusy, setIsBusy] = useState(false);
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
    setIsBusy(true);
    const kept = say('The admin could not be reached. Your answer is kept here: try once more.');
    const response = await postAndTell(`/api/leads/${lead}/answers`, draft, kept);
    setIsBusy(false);
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
      <p>
        <label htmlFor={`${id}-text`}>{say('Your answer')}</label>
        <textarea
          id={`${id}-text`}
          maxLength={20_000}
          disabled={!isReady}
          value={draft.text}
          onChange={(event) => write(event.target.value)}
        />
      </p>
      <div className={styles.send}>
        <Button type="button" margin={false} disabled={isBusy || !draft.text.trim()} onClick={() => void send()}>
          {say('Send answer')}
        </Button>
        <p className={styles.state}>
          {doRepliesJoin
            ? say('A reply comes back here.')
            : say('A reply goes to the mailbox of the company, and does not come back here.')}
        </p>
      </div>
    </div>
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
