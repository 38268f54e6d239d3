import { type DeliverMail, maxDeliveryTries } from '@frontage/cms/jobs/deliverMail.ts';
import type { Mailer } from './Mailer.ts';

/**
 * Delivers one mail and notes how it went. The queue gives a mail to one worker at a time. A mail that is noted as sent
 * is not sent again; only where the process dies between sending and noting, it goes out a second time.
 */
export function createDeliverMail(mailer: Mailer, now: () => Date): DeliverMail {
  return async ({ input: { mailId }, req: { payload } }) => {
    const mail = await payload.findByID({ collection: 'mails', id: mailId, depth: 0, disableErrors: true });
    // An admin may have erased it; one that was sent was noted just before the process died.
    if (!mail || mail.status === 'sent') return { output: {} };
    const attempts = mail.attempts + 1;
    try {
      const { id, from, to, subject, text } = mail;
      const { emlName } = await mailer.send({
        id,
        from,
        to,
        subject,
        text,
        replyTo: mail.replyTo ?? undefined,
        html: mail.html ?? undefined,
        unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
      });
      const sent = { status: 'sent' as const, attempts, sentAt: now().toISOString(), lastError: null };
      await payload.update({ collection: 'mails', id, data: { ...sent, ...(emlName ? { emlName } : {}) }, depth: 0 });
      return { output: {} };
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const status = attempts >= maxDeliveryTries ? 'failed' : 'owed';
      await payload.update({ collection: 'mails', id: mailId, data: { status, attempts, lastError }, depth: 0 });
      throw error;
    }
  };
}
