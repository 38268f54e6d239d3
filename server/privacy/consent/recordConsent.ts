import { visitorCalls } from '@frontage/contract/calls.ts';
import { consentRequest } from '@frontage/contract/contact/consentRequest.ts';
import type { FastifyInstance } from 'fastify';
import { checkOrigin } from '../../guards/origin.ts';
import { createRateGuard } from '../../guards/rate.ts';
import { failureOf } from '../../guards/refusal.ts';
import { serveCall } from '../../http/serveCall.ts';
import type { Limits } from '../../limits/limits.ts';
import type { ConsentStore } from './ConsentStore.ts';

interface RecordConsentOptions {
  store: ConsentStore;
  limits: Limits;
  allowedOrigins: readonly string[];
  now: () => Date;
}

/** An answer has some 150 bytes. */
const bodyLimit = 1024;
/** Per network address: enough for a household that changes its mind, not for a program that fills the log. */
const answersPer10Minutes = 30;

/** `POST /consent`: writes a visitor's answer to the log. */
export async function recordConsent(app: FastifyInstance, options: RecordConsentOptions): Promise<void> {
  const checkRate = createRateGuard(options.limits, { name: 'consent', most: answersPer10Minutes });
  serveCall(
    app,
    visitorCalls.consent,
    async (request, reply) => {
      const given = consentRequest.safeParse(request.body);
      if (!given.success) {
        request.outcome = 'invalid';
        const message = 'An answer has visitor, answer, version, counting and campaigns.';
        return reply.code(400).send(failureOf({ code: 'invalid', message }));
      }
      await options.store.record({ ...given.data, answeredAt: options.now() });
      request.outcome = 'recorded';
      return reply.code(204).send();
    },
    {
      bodyLimit,
      // Before the body is read, so that a refusal costs nothing.
      onRequest: async (request, reply) => {
        const refusal = checkOrigin(request, options.allowedOrigins) ?? (await checkRate(request));
        if (!refusal) return;
        request.outcome = 'refused';
        if (refusal.retryAfterS !== undefined) reply.header('Retry-After', String(refusal.retryAfterS));
        reply.code(refusal.status);
        return reply.send(failureOf(refusal));
      },
    },
  );
}
