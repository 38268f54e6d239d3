import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { messageOf } from './message.ts';

const timeoutMs = 10_000;

/** Sends through a server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
      return {};
    },
  };
}
