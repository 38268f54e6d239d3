import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { runWithValues } from '../../database/directRows.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sql } from '../../database/sql.ts';
import { isWithin } from '../../isWithin.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { emptyTrash } from '../../trash/withTrash.ts';
import { keptVisitDays } from '../../visits/readVisits.ts';
import type { Rows } from '../erasure/belongings.ts';
import { type Counts, type Folders, removePersonal, tidyFile } from '../erasure/removePersonal.ts';
import { type Due, findDue } from './findDue.ts';
import { removeDueAnswers } from './removeDueAnswers.ts';

const dayMs = 24 * 3_600_000;

/** Tables of daily counts, by what they count, and the days for which they are kept: 25 months of visits. */
const tables = {
  pageSpeeds: { table: 'page_speeds', keptDays: 90 },
  policyReports: { table: 'policy_reports', keptDays: 90 },
  visits: { table: 'visit_counts', keptDays: keptVisitDays },
} as const;

/** Removes counts that are past their days. Returns the number of removed rows, by what they counted. */
async function forgetCounts(payload: Payload, now: Date): Promise<Counts> {
  const gone: Counts = {};
  for (const [what, { keptDays, table }] of Object.entries(tables)) {
    const last = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10);
    const rows = await inTransaction(payload, (req) =>
      runWithValues(payload, req, sql`DELETE FROM ${sql.raw(table)} WHERE day < ${last} RETURNING day`),
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
  const waiting = new Map<Due['rule'], Due[]>();
  const total: Counts = {};
  for await (const due of findDue(payload, now)) {
    const group = [...(waiting.get(due.rule) ?? []), due];
    waiting.set(due.rule, group.length < rowsAtOnce ? group : []);
    if (group.length === rowsAtOnce) await remove(due.rule, group);
  }
  for (const [rule, group] of waiting) if (group.length > 0) await remove(rule, group);
  await removeDueAnswers(payload, folders, now, add);
  const emptied = await emptyTrash(payload, now);
  if (emptied > 0) add({ trash: emptied });
  add(await forgetCounts(payload, now));
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

/** ms between two checks of the clock; what is due is removed once a day. */
const lookEveryMs = 3_600_000;

interface KeepTermsOptions {
  payload: Payload;
  folders: Folders;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Removes what is due once a day, also after the host was down. Where more than two days are said to have passed, the
 * clock may be wrong, as after a start without a network: nothing is removed until the next look says the same. Only
 * counts are logged.
 */
export function keepTerms({ folders, logger, now, payload }: KeepTermsOptions): Repeated {
  let doubted: string | undefined;
  return repeat(
    async () => {
      const { lastRunAt } = await payload.findGlobal({ slug: 'retention', depth: 0 });
      const last = new Date(lastRunAt ?? '');
      if (isWithin(dayMs, now(), last)) return;
      if (lastRunAt && !isWithin(2 * dayMs, now(), last) && doubted !== lastRunAt) {
        doubted = lastRunAt;
        return;
      }
      const counts = await removeDue(payload, folders, now());
      logger.info({ counts }, 'what was due has been removed');
    },
    { onFault: (err) => logger.error({ err }, 'what is due could not be removed'), restMs: lookEveryMs },
  );
}
