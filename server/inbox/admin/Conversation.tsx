import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { say } from '../../admin/say.ts';
import { readEnvironment } from '../../environment.ts';
import { answerLink, answerSubject, readConversation } from '../answers/conversation.ts';
import { fillTemplates } from '../answers/fillTemplates.ts';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './conversation.module.css';
import { MessageEntry } from './MessageEntry.tsx';

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
  const { companyName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const { inboundAddress, smtpUrl } = readEnvironment();
  const name = user.name || user.email;
  const isLeaving = entries.some(({ delivery }) => delivery?.status === 'owed' && delivery.attempts === 0);
  return (
    <section className={styles.conversation} aria-label={say('Conversation')}>
      {entries.length > 0 && (
        <ol>
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
          from={companyName ? say('{name} via {companyName}', { name, companyName }) : name}
          to={lead.email ?? ''}
          subject={answerSubject(lead, companyName)}
          templates={await fillTemplates(payload, lead)}
          doRepliesJoin={Boolean(inboundAddress)}
          mailProgramHref={smtpUrl ? undefined : answerLink(lead, companyName || 'us')}
        />
      )}
      <RefreshWhile isActive={isLeaving} />
    </section>
  );
}
