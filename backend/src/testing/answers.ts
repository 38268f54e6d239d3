import { createHmac, randomUUID } from 'node:crypto';
import { sendAnswerEndpoint } from '@frontage/cms/inbox/answers/sendAnswer.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createLocalReq, type Payload, type TypedUser } from 'payload';

/** The variables of a host that takes emails in. */
export const inboundVariables = {
  INBOUND_ADDRESS: 'answers+*@localhost',
  INBOUND_WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of twenty-four bytes and more').toString('base64')}`,
};

/** Presses "Send answer", as sales do; answers status and words. */
export async function pressAnswer(
  payload: Payload,
  user: TypedUser,
  lead: number,
  { key = randomUUID(), text }: { key?: string; text: string },
): Promise<[status: number, message: string]> {
  const req = Object.assign(await createLocalReq({ user }, payload), {
    routeParams: { id: lead },
    data: { key, text },
  });
  const response = await sendAnswerEndpoint.handler(req);
  const { message }: { message: string } = await response.json();
  return [response.status, message];
}

export interface TypedMail {
  from?: string;
  to: string;
  text?: string;
  headers?: Record<string, string>;
  /** In place of a body of plain text. */
  body?: string;
}

/** An email as it travels. */
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

interface Posting {
  secret?: string;
  at?: Date;
  /** What is signed, where that is not what is sent. */
  signed?: string;
}

/** Hands an email to the host, signed as whoever forwards emails does. */
export function postMail(
  app: FastifyInstance,
  mail: string,
  { at = new Date(), secret = inboundVariables.INBOUND_WEBHOOK_SECRET, signed = mail }: Posting = {},
): Promise<LightMyRequestResponse> {
  const id = randomUUID();
  const seconds = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${signed}`).digest('base64');
  return app.inject({
    method: 'POST',
    url: '/inbound-mail',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
    payload: mail,
  });
}
