import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { hasRole } from '../../access/access.ts';
import admin from '../../admin/admin.module.css';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { SendAgainButton } from '../../delivery/admin/Timeline.tsx';
import { readCompany } from '../../delivery/mails/senderOf.ts';
import { readEnvironment } from '../../environment.ts';
import type { Delivery, LeadMessage } from '../../payload-types.ts';
import { answerFrom, answerLink, answerSubject, readConversation } from '../answers/conversation.ts';
import { fillTemplates } from '../answers/templates.ts';
import { readNotes } from '../notes.ts';
import { withoutQuote } from '../withoutQuote.ts';
import { AddNote, AnswerForm } from './AnswerForm.tsx';
import styles from './request.module.css';

/** The emails exchanged about a request, and the form for the next answer. */
export async function Conversation({ id, req }: UIFieldServerProps) {
  const { payload, user } = req;
  if (id === undefined || !user || !('email' in user) || !hasRole(req, 'admin', 'sales')) return null;
  const lead = await payload.findByID({
    collection: 'leads',
    id: Number(id),
    depth: 0,
    joins: false,
    disableErrors: true,
  });
  if (!lead) return null;
  const entries = await readConversation(payload, lead.id);
  const isAnswerable = Boolean(lead.email) && lead.status !== 'quarantine';
  if (entries.length === 0 && !isAnswerable) return null;
  const { sender } = (await readCompany(payload)).at(lead.resendUrl);
  const subject = answerSubject(lead, sender);
  const { inboundAddress, smtpUrl } = readEnvironment();
  const isLeaving = entries.some(
    ({ delivery, message }) => message.direction === 'out' && delivery?.status === 'owed' && delivery.attempts === 0,
  );
  return (
    <section className={styles.conversation} aria-label={say('Conversation')}>
      {entries.length > 0 && (
        <ol className={admin.list}>
          {entries.map(({ delivery, message }) => (
            <MessageEntry key={message.id} message={message} delivery={delivery} hasMailServer={Boolean(smtpUrl)} />
          ))}
        </ol>
      )}
      {isAnswerable && (
        <AnswerForm
          lead={lead.id}
          user={user.id}
          status={lead.status}
          from={answerFrom(user.name || user.email, sender)}
          to={lead.email ?? ''}
          subject={subject}
          templates={await fillTemplates(payload, lead)}
          seen={entries.at(-1)?.message.id ?? 0}
          doRepliesJoin={Boolean(inboundAddress)}
          mailProgramHref={smtpUrl ? undefined : answerLink(lead, subject, sender)}
        />
      )}
      <RefreshWhile isActive={isLeaving} />
    </section>
  );
}

interface MessageEntryProps {
  message: LeadMessage;
  delivery: Delivery | undefined;
  hasMailServer: boolean;
}

function MessageEntry({ delivery, hasMailServer, message }: MessageEntryProps) {
  const { address, attachments, authorName, createdAt, direction, isAutomatic, isFromElsewhere, isProven } = message;
  const { quoted, words } = withoutQuote(message.text);
  return (
    <li className={styles.message} data-direction={direction}>
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
        <p className={admin.small}>
          {say('Attached to the email and left there: {attachments}', { attachments: attachments.join(', ') })}
        </p>
      )}
      {direction === 'out' && <State delivery={delivery} hasMailServer={hasMailServer} />}
    </li>
  );
}

function State({ delivery, hasMailServer }: Pick<MessageEntryProps, 'delivery' | 'hasMailServer'>): ReactNode {
  if (!delivery) return null;
  const { attempts, id, nextTryAt, status } = delivery;
  const lastError = sayAgain(delivery.lastError ?? '');
  if (status === 'failed' || (status === 'owed' && attempts > 0)) {
    const isOver = status === 'failed';
    return (
      <div className={styles.failed} data-tone="warning">
        <p>
          {isOver ? say('Not delivered. {lastError}', { lastError }) : `${say('Not sent yet.')} ${lastError} `}
          {!isOver && nextTryAt ? sayWith('Next try {moment}.', { moment: <Moment iso={nextTryAt} /> }) : null}
        </p>
        <SendAgainButton id={id} />
      </div>
    );
  }
  if (status === 'owed') return <p className={admin.small}>{say('On its way')}</p>;
  const kept = say('Kept in the mailbox, not sent: no mail server is set');
  return <p className={admin.small}>{hasMailServer ? say('Sent') : kept}</p>;
}

export async function LeadNotes({ id, req }: UIFieldServerProps) {
  if (id === undefined || !req.user || !hasRole(req, 'admin', 'sales')) return null;
  const notes = (await readNotes(req.payload, [Number(id)])).get(Number(id)) ?? [];
  return (
    <section className={styles.notes} aria-label={say('Notes of sales')}>
      <AddNote lead={Number(id)} user={req.user.id} />
      {notes.length === 0 && <p className={admin.small}>{say('Nothing is noted yet.')}</p>}
      <ol className={admin.list}>
        {notes.toReversed().map(({ authorName, createdAt, id: note, text }) => (
          <li key={note} className={admin.bar}>
            <p className={admin.small}>
              {authorName}, <Moment iso={createdAt} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
