import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import type { Period } from './readVisits.ts';

/** Reads what visitors did at a form, on all of its pages. R73. */
export async function readFormFigures(payload: Payload, form: string, { from, to }: Period) {
  const rows = await runWithValues(
    payload,
    {},
    sql`SELECT kind, name, sum(times) AS times FROM visit_counts WHERE day >= ${from} AND day <= ${to}
      AND kind IN ('seen', 'begun', 'form', 'left', 'refused') AND name LIKE ${`${form}\t%`} GROUP BY kind, name`,
  );
  const figures = { seen: 0, begun: 0, form: 0 };
  /** By the name of a field: how many stopped there, and how often it was refused by which rule. */
  const fields = new Map<string, { left: number; refused: Record<string, number> }>();
  for (const row of rows) {
    const [kind, times] = [String(row.kind), Number(row.times)];
    const [, field = '', rule = ''] = String(row.name).split('\t');
    if (kind === 'seen' || kind === 'begun' || kind === 'form') {
      figures[kind] += times;
      continue;
    }
    const of = fields.get(field) ?? { left: 0, refused: {} };
    if (kind === 'left') of.left += times;
    else of.refused[rule] = (of.refused[rule] ?? 0) + times;
    fields.set(field, of);
  }
  return { seen: figures.seen, begun: figures.begun, sent: figures.form, fields };
}
