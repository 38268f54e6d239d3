import type { Payload, PayloadRequest } from 'payload';
import { insertRows } from '../database/directRows.ts';

/** An email that is owed: stored in the transaction of what it is about, delivered afterwards. */
export interface MailToEnqueue {
  /** Its purpose, such as `letter-confirm`. */
  kind: string;
  from: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  /** One click at this address ends further emails; for emails to readers of the newsletter. RFC 8058. */
  unsubscribeUrl?: string | undefined;
  /** An invitation or cancellation as iCalendar, for emails about a call. */
  calendar?: string | undefined;
  lead?: number | undefined;
  subscriber?: number | undefined;
}

/** Stores an email and the delivery that owes it. Both exist after the commit of `req`, or neither does. */
export async function enqueueMail(payload: Payload, req: PayloadRequest, owed: MailToEnqueue): Promise<void> {
  const { calendar, html, lead, replyTo, subscriber, unsubscribeUrl, ...rest } = owed;
  const mail = {
    ...rest,
    replyTo: replyTo ?? null,
    html: html ?? null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    calendar: calendar ?? null,
    lead: lead ?? null,
    subscriber: subscriber ?? null,
    status: 'owed',
    attempts: 0,
  };
  const [mailId] = await insertRows(payload, req, 'mails', [mail]);
  const row = {
    label: `Email: ${owed.subject}`,
    kind: 'mail',
    mail: mailId,
    lead: mail.lead,
    status: 'owed',
    attempts: 0,
  };
  await insertRows(payload, req, 'deliveries', [row]);
}
