import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { LRUCache } from 'lru-cache';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { replaceFile } from '../files/replaceFile.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { Undeliverable, Unreachable } from './Channel.ts';
import { addressIn, domainOf, type Mailer, type OutgoingMail } from './Mailer.ts';

/** ms to connect and be greeted: some look up who calls first. What waits behind this email waits as long. */
const greetingMs = 20_000;
/**
 * ms in which a mail server answers. Some look through an email for half a minute before they accept it, and whoever no
 * longer waits then sends it again, each time: RFC 5321, 4.5.3.2.6, asks for minutes.
 */
const timeouts = {
  ...{ connectionTimeout: greetingMs, greetingTimeout: greetingMs, dnsTimeout: greetingMs },
  socketTimeout: 60_000,
};

/** nodemailer's codes for a server that cannot be reached, or that broke the connection. */
const away = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS']);

/** Sends through a server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 1, ...timeouts });
  /** Of emails to several, by their ids: who is still to get them, while others have. */
  const refused = new LRUCache<number, string[]>({ max: 1000 });
  return {
    async send(mail) {
      const to = refused.get(mail.id) ?? mail.to;
      const { rejected, rejectedErrors } = await transport
        .sendMail({ ...messageOf(mail), to })
        .catch((error: unknown) => {
          throw explain(error);
        });
      if (rejected.length === 0) return {};
      refused.set(mail.id, rejected.map(String));
      throw explain(rejectedErrors?.[0]);
    },
    close: () => transport.close(),
  };
}

/** A message that a person can act on. None of nodemailer's messages contains passwords or the visitor's words. */
function explain(error: unknown): Error {
  const { code, command, responseCode, response } = smtpFault.safeParse(error).data ?? {};
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

const words = z.string().optional().catch(undefined);
const smtpFault = z.object({
  ...{ code: words, command: words, response: words },
  responseCode: z.number().optional().catch(undefined),
});

/** Connects, greets and signs in as for an email, but sends none. Throws EnvironmentFault if the server refuses. */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentFault(
      `SMTP_URL: the mail server at ${new URL(smtpUrl).host} does not take emails (${reason}). See that it runs and that name, password and port are right, or leave SMTP_URL out.`,
      { cause: error },
    );
  } finally {
    transport.close();
  }
}

/**
 * Stores each email as a complete file in a folder, and in the bucket if there is one, so that admins of all hosts can
 * read it. While the bucket is away the email stays owed.
 */
export function createMailboxMailer(directory: string, files: Pick<SharedFiles, 'put'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave a stream where a buffer was asked for');
      const emlName = `mail-${mail.id}.eml`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, emlName);
      await replaceFile(path, message, { flush: true, mode: 0o600 });
      await files.put(path);
      return { emlName };
    },
  };
}

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
