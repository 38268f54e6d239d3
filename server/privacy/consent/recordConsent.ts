import { visitorCalls } from '@frontage/contract/calls.ts';
import { wordsOfConsent } from '@frontage/contract/consent.ts';
import { type ConsentRequest, consentRequest } from '@frontage/contract/contact/consentRequest.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { toSiteSettings, toWording } from '../../content/toContract.ts';
import { readWordings } from '../../forms/readSiteWords.ts';
import { checkOrigin } from '../../guards/origin.ts';
import { createRateGuard } from '../../guards/rate.ts';
import { failureOf, refuse } from '../../guards/refusal.ts';
import { serveCall } from '../../http/serveCall.ts';
import type { Limits } from '../../limits/limits.ts';

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
        return refusal && refuse(request, reply, refusal);
      },
    },
  );
}

/** An answer as it is stored, with the time of our own clock. */
interface GivenConsent extends ConsentRequest {
  answeredAt: Date;
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

export function createConsentStore(payload: Payload) {
  const collection = 'consents';

  async function has({ answer, visitor }: GivenConsent): Promise<boolean> {
    const where = { and: [{ visitor: { equals: visitor } }, { answer: { equals: answer } }] };
    return (await payload.count({ collection, where })).totalDocs > 0;
  }

  /** The words of that version if the site still has them, in each language that asks by it. */
  async function wordsOf(version: string): Promise<string | null> {
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    const said = [toSiteSettings(settings), ...(await readWordings(payload, settings)).map(toWording)];
    const texts = said.map(({ consent }) => siteSettings.shape.consent.safeParse(consent).data);
    const words = texts.flatMap((one) => (one?.version === version ? wordsOfConsent(one) : []));
    return words.join('\n\n') || null;
  }

  return {
    async record(consent: GivenConsent): Promise<void> {
      if (await has(consent)) return;
      const data = { ...consent, answeredAt: consent.answeredAt.toISOString(), text: await wordsOf(consent.version) };
      try {
        await payload.create({ collection, data, depth: 0 });
      } catch (error) {
        // Two identical answers at once: the index let one of them in.
        if (!(await has(consent))) throw error;
      }
    },
  };
}
