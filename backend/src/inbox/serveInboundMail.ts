import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Limits } from '@frontage/cms/limits/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRateGuard } from '../guards/rate.ts';
import { failureOf, type Refusal } from '../guards/refusal.ts';
import { largestMailBytes, type Received, type ReceiveMail } from './receiveMail.ts';

export interface InboundMailOptions {
  /** `whsec_…`, as in Standard Webhooks. */
  secret: string;
  receive: ReceiveMail;
  limits: Limits;
  now: () => Date;
}

const inboundMailPath = '/inbound-mail';

/** s by which the caller's clock may differ from ours. An older call is a replay. */
const toleranceS = 300;
/** Per network address: many times what a company receives. */
const mailsPer10Minutes = 2000;

const answers: Record<Received, { taken: string } | Refusal> = {
  joined: { taken: 'The email stands at its request.' },
  known: { taken: 'This email was taken before.' },
  reported: { taken: 'The report was noted.' },
  unknown: {
    status: 404,
    code: 'not_found',
    message: 'This email belongs to no request. Nothing of it was kept: leave it in its mailbox.',
  },
  unreadable: {
    status: 422,
    code: 'unreadable',
    message: 'This is no email that can be read. Send it whole, as it travelled.',
  },
};

/** `POST /inbound-mail`: takes a raw email, signed as Standard Webhooks specifies. */
export async function serveInboundMail(
  app: FastifyInstance,
  { limits, now, receive, secret }: InboundMailOptions,
): Promise<void> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const checkRate = createRateGuard(limits, { name: 'inbound-mail', most: mailsPer10Minutes });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    inboundMailPath,
    {
      bodyLimit: largestMailBytes,
      // Before the body is read, so that a refusal costs nothing.
      onRequest: async (request, reply) => {
        const refusal = (await checkRate(request)) ?? (isTimely(request, now()) ? undefined : unsigned);
        if (!refusal) return;
        request.outcome = 'refused';
        return reply.code(refusal.status).send(failureOf(refusal));
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isSigned(request, key, body)) {
        request.outcome = 'refused';
        return reply.code(unsigned.status).send(failureOf(unsigned));
      }
      const received = await receive(body);
      const answer = answers[received];
      request.outcome = received;
      if ('taken' in answer) return reply.send({ success: true, message: answer.taken, data: null });
      return reply.code(answer.status).send(failureOf(answer));
    },
  );
}

const unsigned: Refusal = {
  status: 401,
  code: 'unsigned',
  message:
    'The signature is missing, wrong or older than five minutes. Sign each call anew with INBOUND_WEBHOOK_SECRET.',
};

function headersOf({ headers }: FastifyRequest) {
  const one = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  return { id: one('webhook-id'), at: one('webhook-timestamp'), signatures: one('webhook-signature').split(' ') };
}

function isTimely(request: FastifyRequest, now: Date): boolean {
  const { at, id, signatures } = headersOf(request);
  const isSaid = id !== '' && /^\d{1,12}$/.test(at) && signatures.some((one) => one.startsWith('v1,'));
  return isSaid && Math.abs(now.getTime() / 1000 - Number(at)) <= toleranceS;
}

function isSigned(request: FastifyRequest, key: Buffer, body: Buffer): boolean {
  const { at, id, signatures } = headersOf(request);
  const expected = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest();
  return signatures.some((one) => {
    const [version, given = ''] = one.split(',');
    const bytes = Buffer.from(given, 'base64');
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
