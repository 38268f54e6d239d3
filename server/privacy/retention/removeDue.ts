import type { Payload } from 'payload';
import { emptyTrash } from '../../trash/emptyTrash.ts';
import type { Rows } from '../erasure/belongings.ts';
import { type Counts, type Folders, removePersonal } from '../erasure/removePersonal.ts';
import { sweepFiles } from '../erasure/sweepFiles.ts';
import { tidyFile } from '../erasure/tidyFile.ts';
import { type Due, findDue } from './findDue.ts';
import { forgetCounts } from './forgetCounts.ts';

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
