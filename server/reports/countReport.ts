import type { ReportedDirective } from '@frontage/contract/reports/policyReport.ts';
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
