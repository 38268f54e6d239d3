import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Payload } from 'payload';
import { checkBodySize, isFaultOfBody } from '../guards/body.ts';
import { createRateGuard } from '../guards/rate.ts';
import { failureOf, type Refusal, refuse } from '../guards/refusal.ts';
import type { Environment } from '../hostEnvironment.ts';
import { isWithin } from '../isWithin.ts';
import type { Limits } from '../limits/limits.ts';
import { headBytes } from './mailHead.ts';
import { largestMailBytes, type MailFiles, openReceiveMail, type Received, type ReceiveMail } from './receiveMail.ts';

export interface InboundMailOptions {
  /** `whsec_…`, as in Standard Webhooks. */
  secret: string;
  receive: ReceiveMail;
  uploads: MailFiles;
  limits: Limits;
  now: () => Date;
}

const inboundMailPath = '/inbound-mail';

/** ms by which the caller's clock may differ from ours. An older call is a replay. */
const toleranceMs = 300_000;
/** Per network address: many times what a company receives. */
const mailsPer10Minutes = 2000;

const answers: Record<Received, { taken: string } | Refusal> = {
  joined: { taken: 'The email is with its request.' },
  known: { taken: 'This email was taken before.' },
  reported: { taken: 'The report was noted.' },
  unknown: {
    status: 404,
    code: 'not_found',
    message: 'This email belongs to no request. Nothing of it was kept: leave it in its mailbox.',
  },
  // Not a failure: handed in again, it would be as unreadable.
  unreadable: { taken: 'This email could not be read. Its request says so: keep it where a person can open it.' },
};

/** `POST /inbound-mail`: takes a raw email, signed as Standard Webhooks specifies. */
export async function serveInboundMail(
  app: FastifyInstance,
  { limits, now, receive, secret, uploads }: InboundMailOptions,
): Promise<void> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const checkRate = createRateGuard(limits, { name: 'inbound-mail', most: mailsPer10Minutes });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('message/rfc822', (_request, body, done) => done(null, body));
  app.post(
    inboundMailPath,
    {
      // Before the body is read, so that a refusal costs nothing.
      onRequest: async (request, reply) => {
        const refusal =
          (await checkRate(request)) ??
          (isTimely(request, now()) ? undefined : unsigned) ??
          checkBodySize(request, largestMailBytes, tooLarge);
        return refusal && refuse(request, reply, refusal);
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!(body instanceof Readable)) return refuse(request, reply, unsigned);
      const look = lookThrough(request, key);
      // Of a whole email, some may still be on its way to the disk.
      body.once('close', () => body.readableEnded || look.stream.destroy(new Error('cut off')));
      let kept: Awaited<ReturnType<MailFiles['keep']>>;
      try {
        kept = await uploads.keep(body.pipe(look.stream));
      } catch (error) {
        if (error instanceof TooLarge) return refuse(request, reply, tooLarge);
        if (isFaultOfBody(error)) return refuse(request, reply, cutOff);
        throw error;
      }
      try {
        if (!look.isSigned()) return refuse(request, reply, unsigned);
        const received = await receive({ head: look.head(), whole: async () => kept });
        const answer = answers[received];
        request.outcome = received;
        if (!('taken' in answer)) return reply.code(answer.status).send(failureOf(answer));
        return reply.send({ success: true, message: answer.taken, data: { wasRead: received !== 'unreadable' } });
      } finally {
        await uploads.remove(kept.storageName);
      }
    },
  );
}

const unsigned: Refusal = {
  status: 401,
  code: 'unsigned',
  message:
    'The signature is missing, wrong or older than five minutes. Sign each call again with INBOUND_WEBHOOK_SECRET.',
};

const tooLarge: Refusal = { status: 413, code: 'too_large', message: 'The email is larger than 25 MB.' };
const cutOff: Refusal = { status: 400, code: 'unreadable', message: 'The email was cut off. Send it whole.' };

class TooLarge extends Error {}

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
  return isSaid && isWithin(toleranceMs, now, Number(at) * 1000);
}

/** Passes an email on to the disk. Keeps its head, and computes its signature. */
function lookThrough(request: FastifyRequest, key: Buffer) {
  const { at, id, signatures } = headersOf(request);
  const hmac = createHmac('sha256', key).update(`${id}.${at}.`);
  const first: Buffer[] = [];
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, pass) {
      if (bytes < headBytes) first.push(chunk.subarray(0, headBytes - bytes));
      bytes += chunk.length;
      hmac.update(chunk);
      pass(bytes > largestMailBytes ? new TooLarge() : null, chunk);
    },
  });
  return {
    stream,
    head: () => Buffer.concat(first),
    isSigned() {
      const expected = hmac.digest();
      return signatures.some((one) => {
        const [version, given = ''] = one.split(',');
        const sent = Buffer.from(given, 'base64');
        return version === 'v1' && sent.length === expected.length && timingSafeEqual(sent, expected);
      });
    },
  };
}

export function openInbound(
  payload: Payload,
  environment: Environment,
  { now, uploads }: { now: () => Date; uploads: MailFiles },
): Pick<InboundMailOptions, 'receive' | 'secret' | 'uploads'> | undefined {
  const secret = environment.inbound?.webhookSecret;
  return secret ? { secret, uploads, receive: openReceiveMail(payload, environment, now) } : undefined;
}
