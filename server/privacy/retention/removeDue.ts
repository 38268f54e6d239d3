import type { Payload } from 'payload';
import { runWithValues } from '../../database/directRows.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sql } from '../../database/sql.ts';
import { emptyTrash } from '../../trash/emptyTrash.ts';
import type { Rows } from '../erasure/belongings.ts';
import { type Counts, type Folders, removePersonal } from '../erasure/removePersonal.ts';
import { sweepFiles } from '../erasure/sweepFiles.ts';
import { tidyFile } from '../erasure/tidyFile.ts';
import { type Due, findDue } from './findDue.ts';

/** Days for which counts that browsers report are kept. */
const keptDays = 90;
const dayMs = 24 * 3_600_000;

/** Tables of daily counts, by what they count. */
const tables = { pageSpeeds: 'page_speeds', policyReports: 'policy_reports' } as const;

/**
 * Removes counts of days longer ago than {@link keptDays}. Returns the number of removed rows, by what they counted.
 */
async function forgetCounts(payload: Payload, now: Date): Promise<Partial<Record<keyof typeof tables, number>>> {
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

/** The most rows in one transaction: visitors who send something meanwhile wait for it. */
const rowsAtOnce = 50;

/**
 * Removes everything that is past its term, with its files, and records it. `folders` are those of the environment.
 * Returns how many of what. Must be called by one process at a time.
 */
export async function removeDue(payload: Payload, folders: Folders, now: Date): Promise<Counts> {
  const terms = await payload.findGlobal({ slug: 'retention', depth: 0 });
  const waiting = new Map<Due['rule'], Due[]>();
  const total: Counts = {};
  for await (const due of findDue(payload, terms, now)) {
    const group = [...(waiting.get(due.rule) ?? []), due];
    waiting.set(due.rule, group.length < rowsAtOnce ? group : []);
    if (group.length === rowsAtOnce) await remove(due.rule, group);
  }
  for (const [rule, group] of waiting) if (group.length > 0) await remove(rule, group);
  const emptied = await emptyTrash(payload, now);
  if (emptied > 0) add({ trash: emptied });
  add(await forgetCounts(payload, now));
  const strays = await sweepFiles(payload, folders, now);
  if (strays > 0) add({ strayFiles: strays });
  if (Object.keys(total).length > 0) await tidyFile(payload);
  await payload.updateGlobal({ slug: 'retention', data: { lastRunAt: now.toISOString() }, depth: 0 });
  return total;

  async function remove(rule: Due['rule'], group: readonly Due[]): Promise<void> {
    const roots: Rows = new Map();
    for (const { collection, id } of group) roots.set(collection, (roots.get(collection) ?? new Set()).add(id));
    add(await removePersonal(payload, folders, roots, { kind: 'retention', rule }));
  }
  function add(counts: Counts): void {
    for (const [what, count] of Object.entries(counts)) total[what] = (total[what] ?? 0) + count;
  }
}
