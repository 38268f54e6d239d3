import { paths } from '@frontage/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { CountryLookup } from '../content/geo.ts';
import { type FormTokens, formIdPattern } from './formToken.ts';

interface VisitorCallsOptions {
  tokens: FormTokens;
  countryOf: CountryLookup;
}

/** `GET /form-token` and `GET /geo`: what a form asks before it is sent. */
export async function visitorCalls(app: FastifyInstance, { tokens, countryOf }: VisitorCallsOptions): Promise<void> {
  app.get<{ Querystring: { formId?: unknown; standing?: unknown } }>(paths.formToken, async (request, reply) => {
    const { formId, standing } = request.query;
    reply.header('Cache-Control', 'no-store');
    if (typeof formId !== 'string' || !formIdPattern.test(formId)) {
      const error = 'formId must be the id of a form: small letters, digits and hyphens';
      return reply.code(400).send({ success: false, error, data: null });
    }
    return reply.send(standing === undefined ? tokens.issue(formId) : tokens.issueStanding(formId));
  });

  app.get(paths.geo, async (request, reply) =>
    reply.header('Cache-Control', 'private, no-store').send(await countryOf(request.ip)),
  );
}
