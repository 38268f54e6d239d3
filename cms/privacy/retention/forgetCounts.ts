import type { Payload } from 'payload';
import { runWithValues } from '../../database/directRows.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sql } from '../../database/sql.ts';

/** Days for which counts of what browsers tell are kept. */
const keptDays = 90;
const dayMs = 24 * 3_600_000;

/** Tables of counts by day, under the names of what they hold. */
const tables = { pageSpeeds: 'page_speeds', policyReports: 'policy_reports' } as const;

/** Removes counts of days that are longer past than {@link keptDays}. Returns how many rows that were, by what they held. */
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
