import type { Payload } from 'payload';
import { runWithValues } from '../../database/directRows.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sql } from '../../database/sql.ts';

/** Days for which counts that browsers report are kept. */
const keptDays = 90;
const dayMs = 24 * 3_600_000;

/** Tables of daily counts, by what they count. */
const tables = { pageSpeeds: 'page_speeds', policyReports: 'policy_reports' } as const;

/**
 * Removes counts of days longer ago than {@link keptDays}. Returns the number of removed rows, by what they counted.
 */
export async function forgetCounts(payload: Payload, now: Date): Promise<Partial<Record<keyof typeof tables, number>>> {
  const last = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10);
  const gone: Partial<Record<keyof typeof tables, number>> = {};
  for (const what of ['pageSpeeds', 'policyReports'] as const) {
    const table = sql.raw(tables[what]);
    const rows = await inTransaction(payload, (req) =>
      runWithValues(payload, req, sql`DELETE FROM ${table} WHERE day < ${last} RETURNING day`),
    );
    if (rows.length > 0) gone[what] = rows.length;
  }
  return gone;
}
