import { type Channel, Undeliverable } from '../../delivery/Channel.ts';
import { createSend, type MailChannelsOptions } from '../../delivery/mailChannels.ts';
import { renderMail } from '../../delivery/mails/renderMail.ts';
import { writeAnswerDue } from '../../delivery/mails/requestMails.ts';
import { idOf } from '../../references/idOf.ts';
import { isRunning } from '../answerClock.ts';

/** Tells one person, or sales, that a request waits for its answer. */
export function createAnswerDueChannel({
  adminUrl,
  mail,
  ...options
}: Pick<MailChannelsOptions, 'adminUrl' | 'mail' | 'mailer' | 'now'>): Record<'answer-due', Channel> {
  const send = createSend({ mail, ...options });
  return {
    async 'answer-due'(delivery) {
      const { company, payload, request, row } = delivery;
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
      return send(delivery, { kind: 'answer-due', to: row.recipient ?? mail.to, rendered, lead: lead.id });
    },
  };
}
