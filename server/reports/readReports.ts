import { reportedDirectives } from '@frontage/contract/reports/policyReport.ts';
import { shownDays } from '@frontage/contract/speedFigures.ts';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import type { CountedReport } from './countReport.ts';

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
