import { createTransport } from 'nodemailer';
import { Undeliverable, Unreachable } from './Channel.ts';
import type { Mailer } from './Mailer.ts';
import { messageOf } from './message.ts';

const timeoutMs = 10_000;

/** nodemailer's codes for a server that cannot be reached, or that broke the connection. */
const away = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS']);

/** Sends through a server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        throw explain(error);
      }
      return {};
    },
    close: () => transport.close(),
  };
}

/** A message that a person can act on. None of nodemailer's messages contains passwords or the visitor's words. */
function explain(error: unknown): Error {
  const { code, command, responseCode, response } = partsOf(error);
  const said = response ?? (error instanceof Error ? error.message : String(error));
  if (code === 'EAUTH') return new Error(`The mail server refuses our password: ${said}`, { cause: error });
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode <= 553) {
    return new Undeliverable(`The mail server knows no such address: ${said}`, { cause: error });
  }
  if (responseCode !== undefined) return new Error(`The mail server refuses the email: ${said}`, { cause: error });
  if (code !== undefined && away.has(code)) {
    return new Unreachable(`The mail server does not answer: ${said}`, { cause: error });
  }
  return new Error(`The email could not be handed over: ${said}`, { cause: error });
}

function partsOf(error: unknown) {
  const given: object = typeof error === 'object' && error !== null ? error : {};
  const { code, command, response, responseCode } = { code: 0, command: 0, response: 0, responseCode: '', ...given };
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    response: typeof response === 'string' ? response : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
