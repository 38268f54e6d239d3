import type { ReactNode } from 'react';
import { say, sayWith } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { SendAgainButton } from '../../delivery/admin/SendAgainButton.tsx';
import type { Delivery, LeadMessage } from '../../payload-types.ts';
import { withoutQuote } from '../answers/quoted.ts';
import styles from './conversation.module.css';

interface MessageEntryProps {
  message: LeadMessage;
  delivery: Delivery | undefined;
  hasMailServer: boolean;
}

/** One email of a conversation: who wrote it and when, its text, and what became of it. */
export function MessageEntry({ delivery, hasMailServer, message }: MessageEntryProps) {
  const { address, attachments, authorName, createdAt, direction, isAutomatic, isFromElsewhere, isProven } = message;
  const { quoted, words } = withoutQuote(message.text);
  return (
    <li data-direction={direction}>
      <p className={styles.head}>
        <strong>{authorName}</strong>
        <Moment iso={createdAt} />
      </p>
      {isFromElsewhere && <p className={styles.mark}>{say('From another address: {address}', { address })}</p>}
      {direction === 'in' && !isAutomatic && !isProven && (
        <p className={styles.mark}>{say('Not proven to be from {address}', { address })}</p>
      )}
      {isAutomatic && <p className={styles.mark}>{say('Written by a program')}</p>}
      <p className={styles.words}>{words}</p>
      {quoted && (
        <details>
          <summary>{say('What it repeats')}</summary>
          <p className={styles.words}>{quoted}</p>
        </details>
      )}
      {attachments && attachments.length > 0 && (
        <p className={styles.state}>
          {say('Attached to the email and left there: {attachments}', { attachments: attachments.join(', ') })}
        </p>
      )}
      {direction === 'out' && <State delivery={delivery} hasMailServer={hasMailServer} />}
    </li>
  );
}

function State({ delivery, hasMailServer }: Pick<MessageEntryProps, 'delivery' | 'hasMailServer'>): ReactNode {
  if (!delivery) return null;
  const { attempts, id, lastError, nextTryAt, status } = delivery;
  if (status === 'failed') {
    return (
      <div className={styles.failed}>
        <p>{say('Not delivered. {lastError}', { lastError: lastError ?? '' })}</p>
        <SendAgainButton id={id} />
      </div>
    );
  }
  if (status === 'owed' && attempts > 0) {
    return (
      <div className={styles.failed}>
        <p>
          {say('Not sent yet.')} {lastError}{' '}
          {nextTryAt ? sayWith('Next try {moment}.', { moment: <Moment iso={nextTryAt} /> }) : null}
        </p>
        <SendAgainButton id={id} />
      </div>
    );
  }
  if (status === 'owed') return <p className={styles.state}>{say('On its way')}</p>;
  const kept = say('Kept in the mailbox, not sent: no mail server is set');
  return <p className={styles.state}>{hasMailServer ? say('Sent') : kept}</p>;
}
