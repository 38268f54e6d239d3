import { dayIn, monthAfter, weeksOf } from '@frontage/contract/booking/time.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type CollectionWith, kindsWith } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { say } from '../admin/say.ts';
import { type Appointment, appointmentOf, findScheduledJobs } from './schedule.ts';

/** A change of the site that happens by itself at a set time. */
export interface Coming extends Omit<Appointment, 'kind'> {
  /** `appears` is a document with a later date, which is published already. */
  kind: Appointment['kind'] | 'appears';
  title: string;
  /** The address of its form. */
  href: string;
}

interface Drafted extends Pick<Kind, 'appears' | 'title'> {
  collection: CollectionWith<'hasDrafts'> | 'forms';
}

const drafted: readonly Drafted[] = [...kindsWith('hasDrafts'), { collection: 'forms', title: 'title' }];

/** Scheduled changes, the next first, with those that were refused and not fixed since. */
export async function findComingUp(payload: Payload, now: Date, req?: Pick<PayloadRequest, 'user'>): Promise<Coming[]> {
  const jobs = await findScheduledJobs(payload);
  const ofCollections = await Promise.all(
    drafted.map(async ({ collection, title }) => {
      const mine = jobs.filter(({ doc }) => doc.relationTo === collection);
      const { docs } = await payload.find({
        collection,
        where: { id: { in: mine.map(({ doc }) => doc.value) } },
        draft: true,
        pagination: false,
        depth: 0,
        select: { [title]: true, updatedAt: true },
        ...(req ? { overrideAccess: false, user: req.user } : {}),
      });
      return mine.flatMap((job) => {
        const document = docs.find(({ id }) => id === job.doc.value);
        const appointment = document && appointmentOf(job, document.updatedAt);
        return appointment ? [{ ...appointment, ...told(collection, document, title) }] : [];
      });
    }),
  );
  const appearing = await Promise.all(drafted.map((kind) => findAppearing(payload, kind, now)));
  return [...ofCollections, ...appearing].flat().toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Published documents with a later date. */
async function findAppearing(payload: Payload, { appears, collection, title }: Drafted, now: Date): Promise<Coming[]> {
  if (!appears) return [];
  const { docs } = await payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, { [appears]: { greater_than: now.toISOString() } }] },
    pagination: false,
    depth: 0,
    select: { [title]: true, [appears]: true },
  });
  return docs.map((document) => ({
    at: String(Reflect.get(document, appears)),
    kind: 'appears' as const,
    ...told(collection, document, title),
  }));
}

function told(collection: string, document: { id: number }, title: string) {
  const words: unknown = Reflect.get(document, title);
  return {
    title: words ? String(words) : say('Without a title'),
    href: `/admin/collections/${collection}/${document.id}`,
  };
}

export const comingPath = '/admin/coming';

/** The address of a month, `YYYY-MM`. */
export const monthAddress = (month: string) => `${comingPath}?month=${month}`;

interface ComingDay {
  /** `YYYY-MM-DD`, in the agency's zone. */
  day: string;
  /** False for days of the neighbouring months that complete a week. */
  isOfMonth: boolean;
  isToday: boolean;
  coming: readonly Coming[];
}

export interface ComingMonth {
  month: string;
  before: string;
  after: string;
  /** From Mondays to Sundays. */
  weeks: readonly (readonly ComingDay[])[];
  /** The next month with changes; undefined where there is none. */
  nextFilled: string | undefined;
}

interface Options {
  /** The parameter of the address; anything but a month counts as absent. */
  asked: unknown;
  zone: string;
  now: Date;
}

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** Assigns changes to their days in the agency's zone. */
export function comingMonth(all: readonly Coming[], { asked, now, zone }: Options): ComingMonth {
  const today = dayIn(now, zone);
  const shown = month.safeParse(asked).data ?? today.slice(0, 7);
  const byDay = Map.groupBy(all, ({ at }) => dayIn(new Date(at), zone));
  const weeks = weeksOf(shown).map((days) =>
    days.map((day) => ({
      day,
      isOfMonth: day.startsWith(shown),
      isToday: day === today,
      coming: byDay.get(day) ?? [],
    })),
  );
  const [nextFilled] = [...byDay.keys()]
    .map((day) => day.slice(0, 7))
    .filter((one) => one > shown)
    .toSorted();
  return { month: shown, before: monthAfter(shown, -1), after: monthAfter(shown), weeks, nextFilled };
}
