import { visitorCalls } from '@frontage/contract/calls.ts';
import type { FastifyInstance } from 'fastify';
import { isOwnOrigin } from '../guards/origin.ts';
import { createRateGuard } from '../guards/rate.ts';
import { failureOf } from '../guards/refusal.ts';
import { serveCall } from '../http/serveCall.ts';
import type { Limits } from '../limits/limits.ts';
import { readJson } from '../readJson.ts';
import type { CountedReport } from './countReport.ts';
import { readReports } from './readSentReports.ts';

export interface RecordReportsOptions {
  count: (report: CountedReport) => Promise<void>;
  /** Whether a path is a page of the served release. */
  isPage: (path: string) => boolean;
  limits: Limits;
  allowedOrigins: readonly string[];
}

/** Bytes of a body. Each report repeats the policy, which contains the hash of every script of the page. */
const bodyLimit = 64 * 1024;
/** Bodies per network address. Those above the limit are not counted. */
const bodiesPer10Minutes = 60;
const contentTypes = ['application/reports+json', 'application/csp-report'];

/** `POST /policy-reports`: counts what a page's policy blocked, as browsers report on their own. */
export async function recordReports(app: FastifyInstance, options: RecordReportsOptions): Promise<void> {
  const { allowedOrigins, count, isPage, limits } = options;
  const checkRate = createRateGuard(limits, { name: 'policy-reports', most: bodiesPer10Minutes });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(contentTypes, { parseAs: 'string' }, async (_request: unknown, body: string | Buffer) =>
    readJson(String(body)),
  );
  serveCall(
    app,
    visitorCalls.policyReports,
    async (request, reply) => {
      const isOwn = (origin: string) => allowedOrigins.includes(origin);
      for (const { blocked, directive, path } of readReports(request.body, isOwn)) {
        // Made-up addresses would create endless rows.
        await count({ directive, blocked, page: isPage(path) ? path : '' });
      }
      return reply.code(204).send();
    },
    {
      bodyLimit,
      // Before the body is read, so that a refusal costs nothing.
      onRequest: async (request, reply) => {
        const { origin } = request.headers;
        if (!isOwnOrigin(request) && !allowedOrigins.includes(origin ?? '')) {
          const message = 'Reports are taken of our own pages alone.';
          return reply.code(403).send(failureOf({ code: 'foreign_site', message }));
        }
        // No browser reads this answer.
        if (await checkRate(request)) return reply.code(204).send();
      },
    },
  );
}
