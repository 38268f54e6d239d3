import { sendAddition } from '@frontage/client/sendAddition.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import { sayAddition } from '@frontage/contract/words/additionTexts.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { useRef, useState } from 'react';
import { AdditionFields, AdditionHead } from './AdditionFields.tsx';
import styles from './AdditionForm.module.css';
import { useFocusAfter } from './useFocusAfter.ts';

type Phase = { phase: 'idle'; message?: string } | { phase: 'sending' } | { phase: 'added' };

interface AdditionFormProps {
  handles: LeadHandles;
  idPrefix: string;
  words: Words | undefined;
}

/** Step two after success: adds what the visitor enters to the request that was just sent. R44. */
export function AdditionForm({ handles, idPrefix, words }: AdditionFormProps) {
  const [state, setState] = useState<Phase>({ phase: 'idle' });
  const isSending = useRef(false);
  // The button that had focus disappears with its form.
  const status = useFocusAfter<HTMLParagraphElement>();
  const headingId = `${idPrefix}-heading`;

  async function submit(event: React.SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const fields = additionTyped(new FormData(event.currentTarget));
    if (Object.keys(fields).length === 0)
      return setState({ phase: 'idle', message: sayAddition(words, 'additionEmpty') });
    isSending.current = true;
    setState({ phase: 'sending' });
    const ended = await sendAddition(handles, fields);
    isSending.current = false;
    if (ended.outcome !== 'added')
      return setState({ phase: 'idle', message: ended.message ?? say(words, 'failureTitle') });
    setState({ phase: 'added' });
    status.focus();
  }

  const message =
    state.phase === 'added' ? sayAddition(words, 'additionStored') : state.phase === 'idle' ? state.message : undefined;
  return (
    <>
      {state.phase === 'added' ? null : (
        <form className={styles.form} aria-labelledby={headingId} onSubmit={submit}>
          <AdditionHead id={headingId} className={styles.hint} words={words} />
          <AdditionFields idPrefix={idPrefix} isSending={state.phase === 'sending'} words={words} />
        </form>
      )}
      <p role="status" ref={status.ref} tabIndex={-1} className={styles.status}>
        {message}
      </p>
    </>
  );
}

/** What was chosen or written in step two, and nothing else. */
function additionTyped(form: FormData): UpdateFields {
  const wanted = projectTypes.filter((one) => form.getAll('projectTypes').includes(one));
  const timeline = timelines.find((one) => one === form.get('timeline'));
  const note = String(form.get('note') ?? '').trim();
  return {
    ...(wanted.length > 0 ? { projectTypes: wanted } : {}),
    ...(timeline ? { timeline } : {}),
    ...(note === '' ? {} : { note }),
  };
}
