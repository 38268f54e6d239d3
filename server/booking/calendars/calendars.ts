import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { z } from 'zod';
import { isWithin } from '../../isWithin.ts';
import { KeyedMutex } from '../../keyedMutex.ts';
import { memoisePer } from '../../memoiseFor.ts';
import type { Busy, CallPlan, Desk, DeskCalendar } from '../CallPlan.ts';
import { boundsOf } from '../slots.ts';
import { type Asking, CalendarFault, type CalendarKind } from './askCalendar.ts';
import { googleCalendar } from './googleCalendar.ts';
import { microsoftCalendar } from './microsoftCalendar.ts';
import { calDav, icsFile } from './webCalendar.ts';

export const calendarKinds: Readonly<Record<DeskCalendar['kind'], CalendarKind>> = {
  ics: icsFile,
  caldav: calDav,
  google: googleCalendar,
  microsoft: microsoftCalendar,
};

/** How old busy times may be where hours are shown. */
const shownForMs = 5 * 60_000;
/** A calendar that failed is left in peace for so long where hours are shown. */
const restMs = 60_000;
/** The most that somebody who looks at hours, or takes one, waits for a calendar. */
const patienceMs = { shown: 2_000, taken: 4_000 };
const dayMs = 86_400_000;

const reading = z.object({
  /** ms; when it last answered. */
  readAt: z.number().optional(),
  /** ms; since when it has not answered, and when it was asked last. */
  failedSince: z.number().optional(),
  failedAt: z.number().optional(),
  /** ms; until when it asks to be left in peace. */
  restUntil: z.number().optional(),
  fault: z.string().optional(),
  busy: z.array(z.tuple([z.number(), z.number()])),
});
type CalendarReading = z.infer<typeof reading>;

type Asked = 'shown' | 'taken';

/** Whose calendar is asked, and when. */
interface Question {
  plan: CallPlan;
  desk: Desk;
  calendar: DeskCalendar;
  now: Date;
}

/**
 * Reads the calendars of the people who take calls, and keeps what they said in the database for every process. A
 * calendar that does not answer keeps nobody waiting for longer than seconds. R74.
 */
function createCalendars(payload: Payload) {
  const mutex = new KeyedMutex();
  const asking = new Map<string, Promise<CalendarReading>>();
  const waiting = new Map<string, Promise<CalendarReading>>();

  return {
    busyOf,
    countSilent,
    /** What a calendar said last, asked anew where that is too old to be shown. */
    look: (question: Question) => find(question, 'shown'),
  };

  /**
   * The times in which these desks are busy elsewhere. `taken`: asks every calendar now, for somebody who holds or books
   * an hour; `shown`: where the last answer is older than five minutes.
   */
  async function busyOf(plan: CallPlan, desks: readonly Desk[], asked: Asked, now: Date): Promise<Busy[]> {
    const all = await Promise.all(desks.map((desk) => busyOfDesk(plan, desk, asked, now)));
    return all.flat();
  }

  async function busyOfDesk(plan: CallPlan, desk: Desk, asked: Asked, now: Date): Promise<Busy[]> {
    const readings = await Promise.all(desk.calendars.map((calendar) => find({ plan, desk, calendar, now }, asked)));
    const toBusy = (from: number, until: number): Busy => ({
      host: desk.host,
      startsAt: new Date(from),
      endsAt: new Date(until),
      isElsewhere: true,
    });
    const isSilent = plan.silentCalendars === 'hold' && readings.some((one) => !isAnswer(one, asked, now));
    // The whole period of calls is busy then.
    if (isSilent) return [toBusy(now.getTime() - dayMs, boundsOf(plan, now).last.getTime() + dayMs)];
    return readings.flatMap((one) => one.busy.map(([from, until]) => toBusy(from, until)));
  }

  async function countSilent({ desks }: CallPlan): Promise<number> {
    const keys = new Set(desks.flatMap((desk) => desk.calendars.map((one) => keyOf(desk, one))));
    const known = await Promise.all([...keys].map(readKept));
    return known.filter(({ failedSince }) => failedSince !== undefined).length;
  }

  async function find(question: Question, asked: Asked): Promise<CalendarReading> {
    const { calendar, desk, now } = question;
    const key = keyOf(desk, calendar);
    const known = await readKept(key);
    if (isResting(known, asked, now) || (asked === 'shown' && isAnswer(known, asked, now))) return known;
    const anew = (asked === 'shown' && asking.get(key)) || askAgain(key, question);
    anew.catch(() => undefined);
    const patience = new AbortController();
    const unanswered = pause(patienceMs[asked], known, { signal: patience.signal, ref: false }).then((kept) => ({
      ...kept,
      readAt: undefined,
    }));
    unanswered.catch(() => undefined);
    return Promise.race([anew, unanswered]).finally(() => patience.abort());
  }

  /** Never joins a question that was put before: its answer may be from before too. */
  function askAgain(key: string, question: Question): Promise<CalendarReading> {
    const begin = () => {
      waiting.delete(key);
      const asked = ask(key, question).finally(() => asking.delete(key));
      asking.set(key, asked);
      return asked;
    };
    const next = waiting.get(key) ?? mutex.run(key, begin);
    waiting.set(key, next);
    return next;
  }

  async function ask(key: string, question: Question): Promise<CalendarReading> {
    const before = await readKept(key);
    const { calendar, desk, now, plan } = question;
    const at = now.getTime();
    const period = { from: at - dayMs, until: boundsOf(plan, now).last.getTime() + dayMs };
    const answered = calendarKinds[calendar.kind].readBusy({ payload, plan, calendar }, desk, period, now);
    const next = await answered.then(
      (busy): CalendarReading => ({ readAt: at, busy: busy.map(([from, until]) => [from, until]) }),
      (error: unknown): CalendarReading => {
        if (!(error instanceof CalendarFault)) throw error;
        const failedSince = before.failedSince ?? at;
        const restUntil = error.afterMs === undefined ? undefined : at + error.afterMs;
        return { ...before, failedSince, failedAt: at, restUntil, fault: error.message };
      },
    );
    // Where two hosts keep it for the first time, one finds that it is there already.
    await payload.kv.set(key, next).catch(() => payload.kv.set(key, next));
    return next;
  }

  async function readKept(key: string): Promise<CalendarReading> {
    return reading.safeParse(await payload.kv.get(key)).data ?? { busy: [] };
  }
}

/** The calendars as a process reads them: whoever asks at once asks together. */
export const calendarsOf = memoisePer(createCalendars);

/** True where it has answered, and recently enough. */
function isAnswer({ failedSince, readAt }: CalendarReading, asked: Asked, now: Date): boolean {
  if (readAt === undefined || failedSince !== undefined) return false;
  return asked === 'taken' || isWithin(shownForMs, now, readAt);
}

function isResting({ failedAt, restUntil }: CalendarReading, asked: Asked, now: Date): boolean {
  if (restUntil !== undefined && now.getTime() < restUntil && isWithin(3_600_000, now, restUntil)) return true;
  return asked === 'shown' && failedAt !== undefined && isWithin(restMs, now, failedAt);
}

export async function forgetReading({ calendar, payload, plan }: Asking): Promise<void> {
  for (const desk of plan.desks) await payload.kv.delete(keyOf(desk, calendar));
}

/** What a calendar says depends on the zone in which its days begin, and on whose invitations it contains. */
function keyOf({ host, timeZone }: Desk, { address, kind, password, user }: DeskCalendar): string {
  return `calendar:${hash('sha256', JSON.stringify([kind, address, user, password, host, timeZone]), 'base64url')}`;
}
