import { Readable } from 'node:stream';
import type { Endpoint, Payload } from 'payload';
import { roles } from '../access/access.ts';
import { answer, forPeople } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { byteOrderMark, csvLine } from '../inbox/csv.ts';
import { daysOf, type Period, readNarrowing, readPeriod, readVisits } from './readVisits.ts';

/**
 * `GET /api/visits?from=2026-11-01&to=2026-11-28`: what visitors did in these days; `site`, `campaign`, `page` and `form`
 * narrow the tables of each other. `format=csv` answers each count of
 * each day. R73.
 */
export const visitsEndpoint: Endpoint = {
  path: '/visits',
  method: 'get',
  handler: forPeople(roles, 'Only admins, editors and sales see the visits.', async ({ payload, query }) => {
    const period = readPeriod(query, new Date());
    if (!period)
      return answer(
        400,
        say('from and to must be days such as 2026-11-28, in this order and at most 25 months apart.'),
      );
    if (query.format !== 'csv') return answer(200, await readVisits(payload, period, readNarrowing(query)));
    const lines = Readable.from(csvOf(payload, period), { objectMode: false });
    return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="visits-${period.from}-${period.to}.csv"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  }),
};

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
