import type { SendMailOptions } from 'nodemailer';
import { addressIn, domainOf } from './addressIn.ts';
import type { OutgoingMail } from './Mailer.ts';

/**
 * The message for nodemailer. The id follows from the mail: should a mail be sent twice because the machine died between
 * sending and noting it, mail servers can tell. Addresses are given as objects, so nothing in them is parsed as a list.
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

/** Mail programs show these two as a button that asks nothing. RFC 2369, RFC 8058. */
function wayOut(url: string): Record<string, { prepared: true; value: string }> {
  return {
    // Prepared: a folded address would no longer be one.
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}

/** Named in the head of that part too, as RFC 6047 asks. */
function methodOf(calendar: string): string {
  return /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';
}
