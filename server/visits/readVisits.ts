import { dayAfter } from '@frontage/contract/booking/time.ts';
import { isDay } from '@frontage/contract/primitives/isDay.ts';
import type { Payload } from 'payload';
import { answer, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { runWithValues, type Statement } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { byteOrderMark, csvLine, csvSeparator, downloadOf } from '../inbox/csv.ts';
import type { VisitKind } from './visitCounts.ts';

/** 25 months: one can look at the same month of the last two years. */
export const keptVisitDays = 762;
const dayMs = 24 * 3_600_000;
/** Rows of each table; a year may have thousands of addresses that nobody found. */
const mostRows = 500;

/** Days in UTC, both inclusive, such as 2026-11-28. */
export interface Period {
  from: string;
  to: string;
}

/** What is counted of a day. `entries`: first views, which came from no page of ours. */
const kindsOfDay = {
  views: 'view',
  entries: 'arrival',
  sent: 'form',
  calls: 'call',
  downloads: 'download',
  searches: 'search',
  missing: 'missing',
} as const satisfies Record<string, VisitKind>;

type VisitDay = { day: string } & Record<keyof typeof kindsOfDay, number>;

export type Visits = Awaited<ReturnType<typeof readVisits>>;

/** What the tables of sites, campaigns, pages and forms are narrowed by. `campaign`: its three parts, by tabs. */
export const narrowingKeys = ['site', 'campaign', 'page', 'form'] as const;
export type Narrowing = { [Key in (typeof narrowingKeys)[number]]?: string | undefined };

/** Something that was counted, with what is known of it; empty for what had too many different names. */
interface Counted extends Narrowing {
  as: keyof typeof knows;
  times: number;
}

/** What each count knows. A request knows where it came from as far as its visitor allowed. R67. */
const knows = {
  entries: ['site', 'campaign', 'page'],
  views: ['page'],
  seen: ['page', 'form'],
  begun: ['page', 'form'],
  sent: ['page', 'form'],
  requests: narrowingKeys,
  won: narrowingKeys,
} as const satisfies Record<string, readonly (keyof Narrowing)[]>;

/**
 * Reads what visitors did in a period, the most frequent first. A name of null is all that came once a day had too many
 * different ones; a count of null knows nothing of what the tables are narrowed by.
 */
export async function readVisits(payload: Payload, { from, to }: Period, narrowing: Narrowing = {}) {
  const within = sql`FROM visit_counts WHERE day >= ${from} AND day <= ${to}`;
  const [byDay, byName, requests] = await Promise.all([
    read(payload, sql`SELECT day, kind, sum(times) AS times ${within} GROUP BY day, kind`),
    read(payload, sql`SELECT kind, name, sum(times) AS times ${within} GROUP BY kind, name`),
    readRequests(payload, { from, to }),
  ]);
  const ofDays = new Map(byDay.map(({ day, kind, times }) => [`${day} ${kind}`, Number(times)]));
  const ofKinds = new Map<string, Map<string, number>>();
  for (const { kind, name, times } of byName) {
    const names = ofKinds.get(String(kind)) ?? new Map<string, number>();
    ofKinds.set(String(kind), names.set(String(name), Number(times)));
  }
  const named = (kind: VisitKind) => [...(ofKinds.get(kind) ?? [])];
  const counted: Counted[] = [
    ...named('arrival').map(([name, times]): Counted => {
      const [page, site, ...parts] = name.split('\t');
      const campaign = parts.some(Boolean) ? parts.join('\t') : undefined;
      return { as: 'entries', times, ...(name ? { page, site: site || undefined, campaign } : nameless) };
    }),
    ...named('view').map(([page, times]): Counted => ({ as: 'views', times, page })),
    ...(['seen', 'begun', 'form'] as const).flatMap((kind) =>
      named(kind).map(([name, times]): Counted => {
        const [form, page] = name.split('\t');
        return { as: kind === 'form' ? 'sent' : kind, times, ...(name ? { form, page: page || undefined } : nameless) };
      }),
    ),
    ...requests,
  ];
  const asked = narrowingKeys.filter((key) => narrowing[key] !== undefined);

  /** The rows of a table, in the order of the first of their counts. */
  function tableOf<As extends Counted['as']>(by: keyof Narrowing, columns: readonly As[]) {
    const known = columns.filter((as) => asked.every((key) => knows[as].some((one) => one === key)));
    const rows = new Map<string, Partial<Record<Counted['as'], number>>>();
    for (const one of counted) {
      const { as, times, [by]: name } = one;
      if (name === undefined || !known.some((column) => column === as)) continue;
      if (!asked.every((key) => one[key] === narrowing[key])) continue;
      const row = rows.get(name) ?? {};
      rows.set(name, { ...row, [as]: (row[as] ?? 0) + times });
    }
    const table = [...rows].map(([name, row]) => {
      const counts = columns.map((as) => [as, known.includes(as) ? (row[as] ?? 0) : null]);
      return { name: name || null, counts: Object.fromEntries(counts) as Record<As, number | null> };
    });
    const compare = (one: (typeof table)[number], other: (typeof table)[number]) => {
      const differences = columns.map((as) => (other.counts[as] ?? 0) - (one.counts[as] ?? 0));
      return differences.find(Boolean) ?? String(one.name).localeCompare(String(other.name));
    };
    return table.sort(compare).slice(0, mostRows);
  }

  /** The names of a kind with their numbers, and those of a second kind. */
  function namesOf(kind: VisitKind, further?: VisitKind) {
    const also = (further && ofKinds.get(further)) ?? new Map<string, number>();
    return named(kind)
      .map(([name, times]) => ({ name: name || null, times, further: also.get(name) ?? 0 }))
      .sort((one, other) => other.times - one.times || String(one.name).localeCompare(String(other.name)))
      .slice(0, mostRows);
  }

  const ends = ['requests', 'won'] as const;
  return {
    days: daysOf({ from, to }).map((day) => {
      const counts = Object.entries(kindsOfDay).map(([as, kind]) => [as, ofDays.get(`${day} ${kind}`) ?? 0]);
      return { day, ...Object.fromEntries(counts) } as VisitDay;
    }),
    pages: tableOf('page', ['views', 'entries', ...ends]).map(({ counts, name }) => ({ path: name, ...counts })),
    referrers: tableOf('site', ['entries', ...ends]).map(({ counts, name }) => ({ host: name, ...counts })),
    campaigns: tableOf('campaign', ['entries', ...ends]).map(({ counts, name }) => ({
      ...campaignOf(name),
      ...counts,
    })),
    languages: namesOf('language').map(({ name, times }) => ({ language: name, entries: times })),
    forms: tableOf('form', ['sent', 'begun', 'seen', ...ends]).map(({ counts, name }) => ({ form: name, ...counts })),
    searches: namesOf('search', 'unfound').map(({ further, name, times }) => ({
      query: name,
      asked: times,
      withoutHit: further,
    })),
    missing: namesOf('missing').map(({ name, times }) => ({ path: name, views: times })),
  };
}

const read = (payload: Payload, statement: Statement) => runWithValues(payload, {}, statement);

const nameless: Narrowing = { site: '', campaign: '', page: '', form: '' };

/** The requests of a period and those of them that were won, by all that they know. */
async function readRequests(payload: Payload, { from, to }: Period): Promise<Counted[]> {
  const columns = sql`origin_referrer_host, origin_campaign_source, origin_campaign_medium, origin_campaign_name,
    origin_sent_from, form_id`;
  const [begin, end] = [`${from}T00:00:00.000Z`, `${dayAfter(to)}T00:00:00.000Z`];
  const rows = await read(
    payload,
    sql`SELECT ${columns}, count(*) AS requests, sum(CASE WHEN status = 'won' THEN 1 ELSE 0 END) AS won FROM leads
      WHERE received_at >= ${begin} AND received_at < ${end} AND status <> 'quarantine' GROUP BY ${columns}`,
  );
  return rows.flatMap((row) => {
    const text = (column: string) => (row[column] ? String(row[column]) : undefined);
    const parts = ['source', 'medium', 'name'].map((part) => text(`origin_campaign_${part}`) ?? '');
    const of: Narrowing = {
      site: text('origin_referrer_host'),
      campaign: parts.some(Boolean) ? parts.join('\t') : undefined,
      page: text('origin_sent_from'),
      form: text('form_id'),
    };
    return (['requests', 'won'] as const).map((as): Counted => ({ ...of, as, times: Number(row[as]) }));
  });
}

function campaignOf(stored: string | null) {
  const [source, medium, name] = (stored ?? '').split('\t').map((part) => part || null);
  return { source: source ?? null, medium: medium ?? null, name: name ?? null };
}

function daysOf({ from, to }: Period): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) => dayAfter(from, index));
}

export function lastDays(days: number, now: Date): Period {
  const to = now.toISOString().slice(0, 10);
  return { from: dayAfter(to, 1 - days), to };
}

/**
 * Reads a period from an address; the last 28 days where it names none. Undefined if it is no period, or longer than
 * what is kept.
 */
export function readPeriod(asked: { from?: unknown; to?: unknown }, now: Date): Period | undefined {
  const usual = lastDays(28, now);
  const { from = usual.from, to = usual.to } = asked;
  if (!isDayText(from) || !isDayText(to) || to < from) return undefined;
  return Date.parse(to) - Date.parse(from) < keptVisitDays * dayMs ? { from, to } : undefined;
}

const isDayText = (given: unknown): given is string => typeof given === 'string' && isDay(given);

/** What an address narrows the tables by; what is no text narrows nothing. */
export function readNarrowing(asked: Partial<Record<string, unknown>>): Narrowing {
  const chosen = narrowingKeys
    .map((key) => [key, asked[key]])
    .filter(([, value]) => typeof value === 'string' && value);
  return Object.fromEntries(chosen) as Narrowing;
}

/** Reads what visitors did at a form, on all of its pages. R73. */
export async function readFormFigures(payload: Payload, form: string, { from, to }: Period) {
  const rows = await read(
    payload,
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

/**
 * `GET /api/visits?from=2026-11-01&to=2026-11-28`: what visitors did in these days; `site`, `campaign`, `page` and `form`
 * narrow the tables of each other. `format=csv` answers each count of each day. R73.
 */
export const visitsEndpoint = getCall('/visits', async ({ payload, query }) => {
  const period = readPeriod(query, new Date());
  if (!period)
    return answer(400, say('from and to must be days such as 2026-11-28, in this order and at most 25 months apart.'));
  if (query.format !== 'csv') return answer(200, await readVisits(payload, period, readNarrowing(query)));
  return downloadOf(csvOf(payload, period, csvSeparator()), `visits-${period.from}-${period.to}.csv`);
});

async function* csvOf(payload: Payload, period: Period, separator: string): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['day', 'what', 'name', 'times'], separator);
  for (const day of daysOf(period)) {
    const rows = await read(
      payload,
      sql`SELECT kind, name, times FROM visit_counts WHERE day = ${day} ORDER BY kind, times DESC, name`,
    );
    const lines = rows.map(({ kind, name, times }) =>
      csvLine([day, String(kind), String(name).replaceAll('\t', ' / '), String(times)], separator),
    );
    if (lines.length > 0) yield lines.join('');
  }
}
