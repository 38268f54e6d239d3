import type { Payload } from 'payload';
import { answer, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { byteOrderMark, csvLine, downloadOf } from '../inbox/csv.ts';
import { daysOf, type Period, readNarrowing, readPeriod, readVisits } from './readVisits.ts';

/**
 * `GET /api/visits?from=2026-11-01&to=2026-11-28`: what visitors did in these days; `site`, `campaign`, `page` and `form`
 * narrow the tables of each other. `format=csv` answers each count of
 * each day. R73.
 */
export const visitsEndpoint = getCall('/visits', async ({ payload, query }) => {
  const period = readPeriod(query, new Date());
  if (!period)
    return answer(400, say('from and to must be days such as 2026-11-28, in this order and at most 25 months apart.'));
  if (query.format !== 'csv') return answer(200, await readVisits(payload, period, readNarrowing(query)));
  return downloadOf(csvOf(payload, period), `visits-${period.from}-${period.to}.csv`);
});

async function* csvOf(payload: Payload, period: Period): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['day', 'what', 'name', 'times']);
  for (const day of daysOf(period)) {
    const rows = await runWithValues(
      payload,
      {},
      sql`SELECT kind, name, times FROM visit_counts WHERE day = ${day} ORDER BY kind, times DESC, name`,
    );
    const lines = rows.map(({ kind, name, times }) =>
      csvLine([day, String(kind), String(name).replaceAll('\t', ' / '), String(times)]),
    );
    if (lines.length > 0) yield lines.join('');
  }
}
