import type { Payload } from 'payload';
import { readDaysOff } from '../clock/readDaysOff.ts';
import type { BookingPlan } from '../payload-types.ts';
import type { AccountKind, CallPlan, Desk, DeskCalendar } from './CallPlan.ts';
import { withPasswords } from './calendars/calendarPassword.ts';

/** When calls are possible, by the settings as they are now. */
export async function readCallPlan(payload: Payload): Promise<CallPlan> {
  return callPlanOf(payload, await payload.findGlobal({ slug: 'booking', depth: 1, context: withPasswords }));
}

/** Converts the settings of the CMS for the calculation. Desks whose office is gone offer nothing. */
export async function callPlanOf(payload: Payload, settings: BookingPlan): Promise<CallPlan> {
  const offices = (settings.desks ?? []).flatMap(({ office }) => (typeof office === 'object' && office ? office : []));
  return {
    minutes: Number(settings.minutes),
    pauseMinutes: settings.pauseMinutes,
    noticeHours: settings.noticeHours,
    daysAhead: settings.daysAhead,
    weekdays: settings.weekdays.map(Number),
    daysOff: await readDaysOff(payload, settings, offices),
    desks: (settings.desks ?? []).flatMap(deskOf),
    silentCalendars: settings.silentCalendars ?? 'hold',
    clients: { ...clientOf('google', settings.google), ...clientOf('microsoft', settings.microsoft) },
  };
}

type SettingsDesk = NonNullable<BookingPlan['desks']>[number];

function deskOf({ calendars, host, office, person, role: typed, room, starts }: SettingsDesk): Desk[] {
  if (typeof office !== 'object' || office === null) return [];
  const { city, closes, id, opens, timeZone } = office;
  const role = typeof person === 'object' && person ? person.role : typed;
  const more = { role: role || undefined, room: room || undefined, starts: starts ?? [] };
  return [{ host, officeId: id, city, timeZone, opens, closes, ...more, calendars: (calendars ?? []).map(calendarOf) }];
}

function calendarOf({ address, kind, password, user }: NonNullable<SettingsDesk['calendars']>[number]): DeskCalendar {
  return { kind, address, user: user || undefined, password: password || undefined };
}

function clientOf(kind: AccountKind, set: BookingPlan['microsoft']): CallPlan['clients'] {
  const { clientId, clientSecret, tenant } = set ?? {};
  return clientId && clientSecret ? { [kind]: { id: clientId, secret: clientSecret, tenant: tenant || 'common' } } : {};
}

/** The people who take calls, in the order of the settings, without those whose office is gone. */
export async function findDesks(payload: Payload): Promise<Desk[]> {
  return ((await payload.findGlobal({ slug: 'booking', depth: 1 })).desks ?? []).flatMap(deskOf);
}

/** The default zone for looking at calls: that of the first person who takes calls. */
export const readCallZone = async (payload: Payload) => zoneOf(await findDesks(payload));

export const zoneOf = ([first]: readonly Desk[]) => first?.timeZone ?? 'UTC';
