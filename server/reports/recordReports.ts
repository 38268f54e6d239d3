import { visitorCalls } from '@frontage/contract/calls.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { olderReport, reportedDirectives, sentReport } from '@frontage/contract/reports/policyReport.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isOwnOrigin } from '../guards/origin.ts';
import { createRateGuard } from '../guards/rate.ts';
import { failureOf } from '../guards/refusal.ts';
import { serveCall } from '../http/serveCall.ts';
import type { Limits } from '../limits/limits.ts';
import type { CountedReport } from './countReport.ts';

export interface RecordReportsOptions {
  count: (report: CountedReport) => Promise<void>;
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
      for (const refused of readReports(request.body, isOwn)) {
        // Made-up addresses would create endless rows.
        await count({ ...refused, page: isPage(refused.page) ? refused.page : '' });
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

/** Reports that are read per body; browsers send a handful. */
const mostReports = 20;
const mostLetters = 100;

/** Schemes of the visitor's browser and its extensions. What the policy blocks there does not concern the site. */
const foreignSchemes =
  'about chrome chrome-extension moz-extension ms-browser-extension resource safari-extension safari-web-extension'.split(
    ' ',
  );

/** Both formats of reports. Where a browser reports no effective directive, the violated one comes with its sources. */
const report = z.union([
  sentReport.transform(({ body: { blockedURL, documentURL, effectiveDirective, sourceFile } }) => ({
    ...{ page: documentURL, directive: effectiveDirective, blocked: blockedURL, source: sourceFile },
  })),
  olderReport.transform(({ 'csp-report': older }) => ({
    page: older['document-uri'],
    directive: (older['effective-directive'] || older['violated-directive']).split(' ', 1)[0],
    blocked: older['blocked-uri'],
    source: older['source-file'],
  })),
]);

/** Leaves out what is not a report about our own pages, and the noise of extensions. `page`: any path of ours. */
function readReports(body: unknown, isOwn: (origin: string) => boolean): CountedReport[] {
  const reports = Array.isArray(body) ? body.slice(0, mostReports) : [body];
  return reports.flatMap((one): CountedReport[] => {
    const { data } = report.safeParse(one);
    const page = URL.parse(data?.page ?? '');
    const directive = reportedDirectives.find((name) => name === data?.directive);
    const { blocked, source } = { blocked: data?.blocked ?? '', source: data?.source ?? '' };
    if (!page || !directive || !isOwn(page.origin) || isForeign(blocked) || isForeign(source)) return [];
    return [{ directive, blocked: blockedOf(blocked), page: page.pathname }];
  });
}

function isForeign(address: string): boolean {
  const [scheme = ''] = address.split(':', 1);
  return foreignSchemes.includes(scheme.toLowerCase());
}

/** Shortens an address to its origin: its path may contain the visitor's data. */
function blockedOf(given: string): string {
  if (!URL.canParse(given)) return /^[a-z-]{1,30}$/.test(given) ? given : 'unknown';
  const { origin, protocol } = new URL(given);
  return (origin === 'null' ? protocol : origin).slice(0, mostLetters);
}
