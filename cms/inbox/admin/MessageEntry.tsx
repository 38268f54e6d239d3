import type { ReactNode } from 'react';
import { SendAgainButton } from '../../delivery/admin/SendAgainButton.tsx';
import type { Delivery, LeadMessage } from '../../payload-types.ts';
import { withoutQuote } from '../answers/quoted.ts';
import styles from './conversation.module.css';

interface MessageEntryProps {
  message: LeadMessage;
  delivery: Delivery | undefined;
  hasMailServer: boolean;
}

/** One email of a conversation: who wrote it and when, its words, and what became of it. */
export function MessageEntry({ delivery, hasMailServer, message }: MessageEntryProps) {
  const { address, attachments, authorName, createdAt, direction, isAutomatic, isFromElsewhere } = message;
  const { quoted, words } = withoutQuote(message.text);
  return (
    <li data-direction={direction}>
      <p className={styles.head}>
        <strong>{authorName}</strong>
        <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
      </p>
      {isFromElsewhere && <p className={styles.mark}>From another address: {address}</p>}
      {isAutomatic && <p className={styles.mark}>Written by a program</p>}
      <p className={styles.words}>{words}</p>
      {quoted && (
        <details>
          <summary>What it repeats</summary>
          <p className={styles.words}>{quoted}</p>
        </details>
      )}
      {attachments && attachments.length > 0 && (
        <p className={styles.state}>Attached to the email and left there: {attachments.join(', ')}</p>
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
        <p>Not delivered. {lastError}</p>
        <SendAgainButton id={id} />
      </div>
    );
  }
  if (status === 'owed' && attempts > 0) {
    const next = nextTryAt ? ` Next try ${momentInWords(nextTryAt)}.` : '';
    return (
      <div className={styles.failed}>
        <p>
          Not sent yet. {lastError}
          {next}
        </p>
        <SendAgainButton id={id} />
      </div>
    );
  }
  if (status === 'owed') return <p className={styles.state}>On its way</p>;
  const kept = 'Kept in the mailbox, not sent: no mail server is set';
  return <p className={styles.state}>{hasMailServer ? 'Sent' : kept}</p>;
}

function momentInWords(iso: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Date(iso).toLocaleString('en-GB', format)} UTC`;
}
