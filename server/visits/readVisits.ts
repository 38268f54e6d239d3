import { dayAfter } from '@frontage/contract/booking/time.ts';
import { isDay } from '@frontage/contract/forms/questionKinds.ts';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
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

interface VisitDay {
  day: string;
  views: number;
  /** First views: those that came from no page of ours. */
  entries: number;
  /** Forms that arrived. */
  sent: number;
  calls: number;
  downloads: number;
  searches: number;
  missing: number;
}

/** What visitors did in a period. A name of null is all that came once a day had too many different ones. */
export interface Visits {
  /** Every day of the period. */
  days: VisitDay[];
  pages: { path: string | null; views: number; entries: number }[];
  /** Sites with a link that was followed. */
  referrers: { host: string | null; entries: number }[];
  campaigns: { source: string | null; medium: string | null; name: string | null; entries: number }[];
  /** Languages that browsers ask for, such as en-gb. */
  languages: { language: string | null; entries: number }[];
  forms: { form: string | null; sent: number }[];
  searches: { query: string | null; asked: number; withoutHit: number }[];
  /** Addresses that nobody found. */
  missing: { path: string | null; views: number }[];
}

/** Reads the figures of a period, the most frequent first. */
export async function readVisits(payload: Payload, { from, to }: Period): Promise<Visits> {
  const within = sql`FROM visit_counts WHERE day >= ${from} AND day <= ${to}`;
  const [byDay, byName] = await Promise.all([
    runWithValues(payload, {}, sql`SELECT day, kind, sum(times) AS times ${within} GROUP BY day, kind`),
    runWithValues(payload, {}, sql`SELECT kind, name, sum(times) AS times ${within} GROUP BY kind, name`),
  ]);
  const ofDays = new Map(byDay.map(({ day, kind, times }) => [`${day} ${kind}`, Number(times)]));
  const ofKinds = new Map<string, Map<string, number>>();
  for (const { kind, name, times } of byName) {
    const names = ofKinds.get(String(kind)) ?? new Map<string, number>();
    ofKinds.set(String(kind), names.set(String(name), Number(times)));
  }

  /** The names of a kind with their numbers, and those of a second kind. */
  function tableOf(kind: VisitKind, further?: VisitKind) {
    const counted = ofKinds.get(kind) ?? new Map<string, number>();
    const also = (further && ofKinds.get(further)) ?? new Map<string, number>();
    return [...counted]
      .map(([name, times]) => ({ name: name || null, times, further: also.get(name) ?? 0 }))
      .sort((one, other) => other.times - one.times || String(one.name).localeCompare(String(other.name)))
      .slice(0, mostRows);
  }

  return {
    days: daysOf({ from, to }).map((day) => {
      const of = (kind: VisitKind) => ofDays.get(`${day} ${kind}`) ?? 0;
      return {
        day,
        views: of('view'),
        entries: of('entry'),
        sent: of('form'),
        calls: of('call'),
        downloads: of('download'),
        searches: of('search'),
        missing: of('missing'),
      };
    }),
    pages: tableOf('view', 'entry').map(({ further, name, times }) => ({ path: name, views: times, entries: further })),
    referrers: tableOf('referrer').map(({ name, times }) => ({ host: name, entries: times })),
    campaigns: tableOf('campaign').map(({ name, times }) => ({ ...campaignOf(name), entries: times })),
    languages: tableOf('language').map(({ name, times }) => ({ language: name, entries: times })),
    forms: tableOf('form').map(({ name, times }) => ({ form: name, sent: times })),
    searches: tableOf('search', 'unfound').map(({ further, name, times }) => ({
      query: name,
      asked: times,
      withoutHit: further,
    })),
    missing: tableOf('missing').map(({ name, times }) => ({ path: name, views: times })),
  };
}

function campaignOf(stored: string | null) {
  const [source, medium, name] = (stored ?? '').split('\t').map((part) => part || null);
  return { source: source ?? null, medium: medium ?? null, name: name ?? null };
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Period): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) => dayAfter(from, index));
}

/** The period of `days` up to today. */
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
