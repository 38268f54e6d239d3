import type { SendMailOptions } from 'nodemailer';
import { addressIn, domainOf } from './addressIn.ts';
import type { OutgoingMail } from './Mailer.ts';

/**
 * The message for nodemailer. Its id is derived from the delivery: if the machine dies between sending and recording,
 * and the email is sent twice, mail servers can recognise the copy. Addresses are passed as objects, so nothing in them
 * is parsed as a list.
 */
export function messageOf(mail: OutgoingMail): SendMailOptions {
  const { id, from, fromName, to, replyTo, subject, text, html, unsubscribeUrl, calendar, requestId } = mail;
  const { envelopeFrom, messageId = `<delivery-${id}@${domainOf(from)}>`, references = [] } = mail;
  return {
    messageId,
    ...(references.length > 0 ? { references: [...references], inReplyTo: references.at(-1) } : {}),
    from: fromName ? { name: fromName, address: addressIn(from) } : from,
    ...(envelopeFrom ? { envelope: { from: envelopeFrom, to } } : {}),
    to,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    ...(html ? { html } : {}),
    ...(calendar ? { icalEvent: { method: methodOf(calendar), filename: 'call.ics', content: calendar } } : {}),
    headers: {
      ...(fromName ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(requestId ? { 'X-Request-Id': requestId } : {}),
      ...(unsubscribeUrl ? wayOut(unsubscribeUrl) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The headers that mail programs show as a button to unsubscribe without further questions. RFC 2369, RFC 8058. */
function wayOut(url: string): Record<string, { prepared: true; value: string }> {
  return {
    // Prepared, because a folded address would be broken.
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}

/** Repeated in the header of that part, as RFC 6047 requires. */
function methodOf(calendar: string): string {
  return /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';
}
