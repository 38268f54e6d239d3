import type { BookingPlan } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import type { CallPlan, Desk } from './CallPlan.ts';

/** Converts the settings of the CMS for the calculation. Desks whose office is gone offer nothing. */
export function callPlanOf(settings: BookingPlan): CallPlan {
  return {
    minutes: Number(settings.minutes),
    pauseMinutes: settings.pauseMinutes,
    noticeHours: settings.noticeHours,
    daysAhead: settings.daysAhead,
    weekdays: settings.weekdays.map(Number),
    daysOff: (settings.daysOff ?? []).map(({ from, to, office }) => ({
      from,
      to: to || from,
      officeId: idOf(office),
    })),
    desks: (settings.desks ?? []).flatMap(deskOf),
  };
}

function deskOf({ host, office, role, room, starts }: NonNullable<BookingPlan['desks']>[number]): Desk[] {
  if (typeof office !== 'object' || office === null) return [];
  const { city, closes, id, opens, timeZone } = office;
  const more = { role: role || undefined, room: room || undefined, starts: starts ?? [] };
  return [{ host, officeId: id, city, timeZone, opens, closes, ...more }];
}
