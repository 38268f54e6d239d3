import { type ReportedDirective, reportedDirectives } from '@frontage/contract/reports/policyReport.ts';
import { shownDays } from '@frontage/contract/speedFigures.ts';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { sql } from '../database/sql.ts';

/** Something that the content security policy of pages refused. */
export interface CountedReport {
  directive: ReportedDirective;
  /** An origin, or a keyword of the policy such as `inline`. */
  blocked: string;
  /** The path of a page; empty where the release has no such page. */
  page: string;
}

/**
 * The most rows of one day. Made-up origins cannot fill the disk: further reports are counted in one more row, without
 * details.
 */
const mostRowsADay = 200;

/**
 * Counts a report by day (of `now`, in UTC), directive, origin and page. Adds to what other hosts count at the same
 * time.
 */
export async function countReport(
  payload: Payload,
  { blocked, directive, page }: CountedReport,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const added = sql`ON CONFLICT (day, directive, blocked, page)
    DO UPDATE SET reports = policy_reports.reports + 1 RETURNING reports`;
  await inTransaction(payload, async (req) => {
    const [row] = await runWithValues(
      payload,
      req,
      sql`UPDATE policy_reports SET reports = reports + 1
        WHERE day = ${day} AND directive = ${directive} AND blocked = ${blocked} AND page = ${page}
        RETURNING reports`,
    );
    if (row) return;
    const [rows] = await runWithValues(
      payload,
      req,
      sql`SELECT count(*) AS count FROM policy_reports WHERE day = ${day}`,
    );
    const isFull = Number(rows?.count) >= mostRowsADay;
    const values = isFull ? sql`${day}, '', '', '', 1` : sql`${day}, ${directive}, ${blocked}, ${page}, 1`;
    // Another host may have added the same row meanwhile.
    await runWithValues(
      payload,
      req,
      sql`INSERT INTO policy_reports (day, directive, blocked, page, reports) VALUES (${values}) ${added}`,
    );
  });
}

/** The number of rows that are shown; the rest is only counted. */
const shownReports = 20;
const dayMs = 24 * 3_600_000;

export interface PolicyReport extends CountedReport {
  reports: number;
}

/**
 * What the policy of pages refused in the last {@link shownDays} days, the most frequent first, and the number of
 * further reports.
 */
export async function readReports(payload: Payload, now: Date): Promise<{ first: PolicyReport[]; others: number }> {
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString().slice(0, 10);
  const rows = await runWithValues(
    payload,
    {},
    sql`SELECT directive, blocked, page, sum(reports) AS reports FROM policy_reports WHERE day > ${since}
      GROUP BY directive, blocked, page ORDER BY sum(reports) DESC, directive, blocked, page`,
  );
  const named = rows.flatMap((row): PolicyReport[] => {
    const directive = reportedDirectives.find((name) => name === row.directive);
    if (!directive) return [];
    return [{ directive, blocked: String(row.blocked), page: String(row.page), reports: Number(row.reports) }];
  });
  const first = named.slice(0, shownReports);
  const all = rows.reduce((sum, row) => sum + Number(row.reports), 0);
  return { first, others: first.reduce((rest, { reports }) => rest - reports, all) };
}

const refusedWords: readonly [RegExp, string][] = [
  [/^script-src/, 'A script'],
  [/^(?:require-trusted-types-for|trusted-types)$/, 'A text that a script put into the page'],
  [/^style-src/, 'A style'],
  [/^img-src/, 'A picture'],
  [/^font-src/, 'A font'],
  [/^connect-src/, 'A call to a server'],
  [/^media-src/, 'A sound or film'],
  [/^(?:frame|child)-src/, 'A page within the page'],
  [/^form-action/, 'A form that was sent elsewhere'],
  [/^frame-ancestors/, 'To be shown within another site'],
];

export function refusedWord(directive: ReportedDirective): string {
  return refusedWords.find(([pattern]) => pattern.test(directive))?.[1] ?? 'Something else';
}

/** Where it came from; keywords of the policy are replaced by our words. */
export function sourceWord({ blocked }: Pick<CountedReport, 'blocked'>): string {
  switch (blocked) {
    case 'inline':
      return 'written into the page';
    case 'eval':
    case 'wasm-eval':
      return 'made from a text';
    case 'trusted-types-sink':
    case 'trusted-types-policy':
    case 'self':
    case 'unknown':
      return 'the page itself';
    default:
      return blocked;
  }
}
