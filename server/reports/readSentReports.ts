import {
  olderReport,
  type ReportedDirective,
  reportedDirectives,
  sentReport,
} from '@frontage/contract/reports/policyReport.ts';

/** Something that a page's policy blocked. */
export interface Refused {
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
export function readReports(body: unknown, isOwn: (origin: string) => boolean): Refused[] {
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
