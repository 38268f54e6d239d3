import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './Mailer.ts';

/**
 * The message for nodemailer. The id follows from the mail: should a mail be sent twice because the machine died between
 * sending and noting it, mail servers can tell. Addresses are given as objects, so nothing in them is parsed as a list.
 */
export function messageOf({ id, from, to, replyTo, subject, text }: OutgoingMail): SendMailOptions {
  const domain = /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<mail-${id}@${domain}>`,
    from,
    to,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
