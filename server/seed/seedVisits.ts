import { dayAfter, weekdayOf } from '@frontage/contract/booking/time.ts';
import { type DemoRequest, requests } from '@frontage/demo/requests.ts';
import { firstPages, formViews, languages, missing, searches, sources, views } from '@frontage/demo/visits.ts';
import type { Payload, PayloadRequest } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { originColumns } from '../inbox/origin.ts';
import type { Lead } from '../payload-types.ts';
import { addCounts, type Counted, type VisitKind } from '../visits/visitCounts.ts';

const days = 42;
const site = 'https://demo.example';

/** Stores the counts of the six weeks before the first start. They agree with the demo's requests. */
export async function seedVisits(payload: Payload, req: PayloadRequest, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const counted: Counted[] = [];
  const shown = shares();
  const sums = shown.map(() => 0);
  for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
    const day = dayAfter(today, -daysAgo);
    const entries = (weekdayOf(day) > 5 ? 22 : 64) + (days - daysAgo) / 3 + ((daysAgo * 37) % 11);
    for (const [index, { kind, name, share }] of shown.entries()) {
      // Parts of a visit are carried on to the next day.
      const [before, after] = [sums[index] ?? 0, (sums[index] ?? 0) + entries * share];
      sums[index] = after;
      const times = Math.floor(after) - Math.floor(before);
      if (times > 0) counted.push({ day, kind, name, times });
    }
  }
  for (const { daysAgo, form, status } of requests) {
    if (daysAgo === 0 || status === 'quarantine') continue;
    const day = dayAfter(today, -daysAgo);
    counted.push({ day, kind: 'form', name: `${form}\t${pageOf(form)}`, times: 1 });
    if (form === 'booking') counted.push({ day, kind: 'call', name: '', times: 1 });
  }
  await addCounts(payload, req, counted, new Map());
}

/** Removes them: nothing else was counted before the first start, which requests of the demo are dated by. */
export async function removeVisits(payload: Payload, req: PayloadRequest, keyOf: (index: number) => string) {
  for (const [index, { daysAgo }] of requests.entries()) {
    if (daysAgo === 0) continue;
    const where = { idempotencyKey: { equals: keyOf(index) } };
    const lead = await payload.db.findOne<Lead>({ collection: 'leads', where, req });
    if (!lead?.receivedAt) continue;
    const first = dayAfter(lead.receivedAt.slice(0, 10), daysAgo);
    await runWithValues(payload, req, sql`DELETE FROM visit_counts WHERE day < ${first} RETURNING day`);
    return;
  }
}

/** Where a request of the demo came from, as columns of its row. */
export function originOf(form: DemoRequest['form'], index: number): object {
  const { campaign, host } = sources[index % sources.length] ?? {};
  const [source, medium, name] = campaign ?? [];
  const marks = campaign ? `?utm_source=${source}&utm_medium=${medium}&utm_campaign=${name}` : '';
  const [first] = firstPages[index % firstPages.length] ?? ['/'];
  return originColumns(`${site}${first}${marks} ${host ? `https://${host}/` : ''}`, site + pageOf(form));
}

const pageOf = (form: string) => formViews.find((one) => one.form === form)?.page ?? '/contacts';

/** All that is counted, for one first view of the site. */
function shares(): { kind: VisitKind; name: string; share: number }[] {
  const named = (kind: VisitKind, all: [name: string, share: number][]) =>
    all.map(([name, share]) => ({ kind, name, share }));
  return [
    ...firstPages.flatMap(([path, ofPage]) =>
      sources.map(({ campaign = ['', '', ''], host = '', share }) => ({
        kind: 'arrival' as const,
        name: [path, host, ...campaign].join('\t'),
        share: ofPage * share,
      })),
    ),
    ...named('view', views),
    ...named('language', languages),
    ...formViews.flatMap(({ begun, form, page, seen }) => [
      { kind: 'seen' as const, name: `${form}\t${page}`, share: seen },
      { kind: 'begun' as const, name: `${form}\t${page}`, share: begun },
    ]),
    ...searches.flatMap(({ isUnfound, query: name, share }) => [
      { kind: 'search' as const, name, share },
      ...(isUnfound ? [{ kind: 'unfound' as const, name, share }] : []),
    ]),
    ...named('missing', missing),
  ];
}
