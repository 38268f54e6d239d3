import { createHash, createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { onTestFinished } from 'vitest';
import { sendAnswerEndpoint } from '../inbox/answers/sendAnswer.ts';
import { headBytes } from '../inbox/mailHead.ts';
import type { ArrivedMail } from '../inbox/receiveMail.ts';
import { makeCall } from './makeCall.ts';

/** Variables of a host that receives emails. */
export const inboundVariables = {
  INBOUND_ADDRESS: 'answers+*@localhost',
  INBOUND_WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of twenty-four bytes and more').toString('base64')}`,
};

/** Presses "Send answer", as sales does; returns status and message. */
export async function pressAnswer(
  payload: Payload,
  user: TypedUser,
  lead: number,
  { key = randomUUID(), seen, text }: { key?: string; seen?: number; text: string },
): Promise<[status: number, message: string]> {
  const req = Object.assign(await createLocalReq({ user }, payload), {
    routeParams: { id: lead },
    data: { key, seen, text },
  });
  const response = await makeCall(payload, sendAnswerEndpoint, req, 'leads');
  const { message }: { message: string } = await response.json();
  return [response.status, message];
}

export interface TypedMail {
  from?: string;
  to: string;
  text?: string;
  headers?: Record<string, string>;
  /** Replaces the plain-text body. */
  body?: string;
}

/** A raw email. */
export function mailOf({
  body,
  from = 'Ada Vinter <ada@example.com>',
  headers = {},
  text = '',
  to,
}: TypedMail): string {
  const head = {
    From: from,
    To: to,
    Subject: 'Re: Your request',
    'Message-ID': `<${randomUUID()}@example.com>`,
    'MIME-Version': '1.0',
    ...(body === undefined ? { 'Content-Type': 'text/plain; charset=utf-8' } : {}),
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n${body === undefined ? `\r\n${text.replaceAll('\n', '\r\n')}` : body}`;
}

/** An email as a door hands it in, in a file that is removed with the test. */
export async function arrive(mail: string | Buffer): Promise<ArrivedMail> {
  const bytes = Buffer.from(mail);
  const folder = await mkdtemp(join(tmpdir(), 'arrived-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'mail');
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { head: bytes.subarray(0, headBytes), whole: async () => ({ path, sha256 }) };
}

interface Posting {
  secret?: string;
  at?: Date;
  /** The signed text, if it differs from the sent one. */
  signed?: string | Buffer;
}

/** Posts an email to the host, signed like a forwarding service does. */
export function postMail(
  app: FastifyInstance,
  mail: string | Buffer,
  posting: Posting = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/inbound-mail', headers: signedHeaders(mail, posting), payload: mail });
}

/** The headers with which such a service hands in an email. */
export function signedHeaders(
  mail: string | Buffer,
  { at = new Date(), secret = inboundVariables.INBOUND_WEBHOOK_SECRET, signed = mail }: Posting = {},
) {
  const id = randomUUID();
  const seconds = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.`).update(signed).digest('base64');
  return {
    'content-type': 'message/rfc822',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
