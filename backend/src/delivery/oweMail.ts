import type { Payload, PayloadRequest } from 'payload';

/** A mail that is owed: stored in the transaction of what it is about, delivered afterwards. */
export interface MailToOwe {
  /** What it is for, such as `lead-notification`. */
  kind: string;
  from: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  /** One click there and its reader gets no more; for mails to readers of the letter. RFC 8058. */
  unsubscribeUrl?: string | undefined;
  lead?: number | undefined;
  subscriber?: number | undefined;
}

/** Notes that a mail is owed, and queues its delivery. Both are there after the commit of `req`, or neither is. */
export async function oweMail(payload: Payload, req: PayloadRequest, mail: MailToOwe): Promise<void> {
  const { html, lead, replyTo, subscriber, unsubscribeUrl, ...rest } = mail;
  const { id } = await payload.create({
    collection: 'mails',
    data: {
      ...rest,
      replyTo: replyTo ?? null,
      html: html ?? null,
      unsubscribeUrl: unsubscribeUrl ?? null,
      lead: lead ?? null,
      subscriber: subscriber ?? null,
      status: 'owed',
      attempts: 0,
    },
    // What was just written is not read back whole: that would cost more than the writing.
    select: { updatedAt: true },
    depth: 0,
    req,
  });
  await payload.jobs.queue({ task: 'deliverMail', input: { mailId: id }, req });
}
