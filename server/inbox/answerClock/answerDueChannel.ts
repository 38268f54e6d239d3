import { type Channel, Undeliverable } from '../../delivery/Channel.ts';
import type { MailChannelsOptions } from '../../delivery/mailChannels.ts';
import { renderMail } from '../../delivery/mails/renderMail.ts';
import { writeAnswerDue } from '../../delivery/mails/writeAnswerDue.ts';
import { idOf } from '../../references/idOf.ts';
import { isRunning } from '../answerClock.ts';

/** Tells one person, or sales, that a request waits for its answer. */
export function createAnswerDueChannel({
  adminUrl,
  mail,
  mailer,
  now,
}: Pick<MailChannelsOptions, 'adminUrl' | 'mail' | 'mailer' | 'now'>): Record<'answer-due', Channel> {
  return {
    async 'answer-due'({ company, payload, request, row }) {
      if (!request) throw new Undeliverable('The request was erased');
      const { lead } = request;
      // Answered while the mail server could not be reached: nobody needs to be told.
      if (!isRunning(lead)) return undefined;
      const { promises, sender } = await company();
      const id = idOf(lead.owner);
      const owner = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : undefined;
      const content = writeAnswerDue({
        lead,
        why: row.body === 'late' || row.body === 'nobody' ? row.body : 'due',
        adminUrl,
        owner: owner?.name || owner?.email,
        language: promises.language,
      });
      const rendered = renderMail(content, sender);
      const envelope = { from: mail.from, to: row.recipient ?? mail.to };
      const further = { replyTo: undefined, unsubscribeUrl: undefined };
      const { emlName } = await mailer.send({ id: row.id, ...envelope, ...rendered, ...further });
      return async (req) => {
        const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString() };
        const kept = { ...envelope, ...rendered, ...sent, ...(emlName ? { emlName } : {}) };
        await payload.db.create({
          collection: 'mails',
          data: { ...kept, kind: 'answer-due', lead: lead.id },
          req,
          returning: false,
        });
      };
    },
  };
}
