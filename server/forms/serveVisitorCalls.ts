import { visitorCalls } from '@frontage/contract/calls.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { countryUnknown } from '@frontage/contract/contact/messages.ts';
import type { WorkChallenge } from '@frontage/contract/contact/proofOfWork.ts';
import type { FastifyInstance } from 'fastify';
import type { CountryLookup } from '../content/geo.ts';
import { failureOf } from '../guards/refusal.ts';
import { serveCall } from '../http/serveCall.ts';
import type { ServedAt } from '../http/servedAt.ts';
import { type FormTokens, formIdPattern } from './formToken.ts';
import type { ProofOfWork } from './proofOfWork.ts';

interface VisitorCallsOptions {
  tokens: FormTokens;
  countryOf: CountryLookup;
  servedAt: Pick<ServedAt, 'stamp'>;
  /** Undefined if browsers need none. */
  proofOfWork: ProofOfWork | undefined;
}

/**
 * `GET /form-token`, `/opened` and `/geo`: what a form requests before it is sent; `/form-left`: what it says when its page
 * is left; `/page-shown`: what a page does.
 */
export async function serveVisitorCalls(app: FastifyInstance, options: VisitorCallsOptions): Promise<void> {
  const { tokens, countryOf, proofOfWork, servedAt } = options;

  serveCall<{ Querystring: { formId?: unknown; standing?: unknown } }>(
    app,
    visitorCalls.formToken,
    async (request, reply) => {
      const { formId, standing } = request.query;
      if (typeof formId !== 'string' || !formIdPattern.test(formId)) {
        const message = 'formId must be the id of a form: small letters, digits and hyphens';
        return reply.code(400).send(failureOf({ code: 'invalid', message }));
      }
      // A standing page is sent by browsers without script, which cannot solve a challenge.
      if (standing !== undefined) return reply.send(tokens.issueStanding(formId));
      const answer: FormToken & { challenge?: WorkChallenge } = tokens.issue(formId);
      return reply.send(proofOfWork ? { ...answer, challenge: await proofOfWork.ask(formId) } : answer);
    },
  );

  // Our own pages arrive with this cookie. A page from a cache has to request it.
  serveCall(app, visitorCalls.opened, async (request, reply) => {
    servedAt.stamp(request, reply);
    return reply.code(204).send();
  });

  // Their arrival is all there is to it: visits count it.
  serveCall(app, visitorCalls.shown, async (_request, reply) => reply.code(204).send());
  serveCall(app, visitorCalls.formLeft, async (_request, reply) => reply.code(204).send(), { bodyLimit: 2_000 });

  serveCall(app, visitorCalls.geo, async (request, reply) => {
    const looked = await countryOf(request.ip);
    if (looked.outcome === 'failed') {
      return reply.code(503).send(failureOf({ code: 'unavailable', message: countryUnknown }));
    }
    return reply.send({ country: looked.outcome === 'found' ? looked.country : null });
  });
}
