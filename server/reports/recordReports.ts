import { visitorCalls } from '@frontage/contract/calls.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import {
  olderReport,
  type ReportedDirective,
  reportedDirectives,
  sentReport,
} from '@frontage/contract/reports/policyReport.ts';
import type { FastifyInstance } from 'fastify';
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

interface Refused {
  directive: ReportedDirective;
  /** The blocked origin, or a keyword of the policy such as `inline`. */
  blocked: string;
  /** Path of the page, without query and fragment. */
  path: string;
}

/** Reports that are read per body; browsers send a handful. */
const mostReports = 20;
const mostLetters = 100;

/** Schemes of the visitor's browser and its extensions. What the policy blocks there does not concern the site. */
const foreignSchemes = [
  'about',
  'chrome',
  'chrome-extension',
  'moz-extension',
  'ms-browser-extension',
  'resource',
  'safari-extension',
  'safari-web-extension',
];

/** Reads both formats of reports. Leaves out what is not a report about our own pages, and the noise of extensions. */
function readReports(body: unknown, isOwn: (origin: string) => boolean): Refused[] {
  const reports = Array.isArray(body) ? body.slice(0, mostReports) : [body];
  return reports.flatMap((one): Refused[] => {
    const report = readReport(one);
    if (!report || !URL.canParse(report.page)) return [];
    const { origin, pathname } = new URL(report.page);
    const directive = reportedDirectives.find((name) => name === report.directive);
    if (!directive || !isOwn(origin) || isForeign(report.blocked) || isForeign(report.source)) return [];
    return [{ directive, blocked: blockedOf(report.blocked), path: pathname }];
  });
}

interface Report {
  page: string;
  directive: string;
  blocked: string;
  source: string;
}

function readReport(given: unknown): Report | undefined {
  const sent = sentReport.safeParse(given);
  if (sent.success) {
    const { blockedURL, documentURL, effectiveDirective, sourceFile } = sent.data.body;
    return { page: documentURL, directive: effectiveDirective, blocked: blockedURL ?? '', source: sourceFile ?? '' };
  }
  const older = olderReport.safeParse(given);
  if (!older.success) return undefined;
  const report = older.data['csp-report'];
  // If a browser reports no effective directive, the violated one comes with its sources.
  const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ', 1);
  return {
    page: report['document-uri'],
    directive,
    blocked: report['blocked-uri'] ?? '',
    source: report['source-file'] ?? '',
  };
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
