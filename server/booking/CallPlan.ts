import type { DaysOff } from '../clock/readDaysOff.ts';

/** A person who takes calls, with the place and its hours. */
export interface Desk {
  /** Name of the person who takes the calls; nobody is in two calls at once. */
  host: string;
  /** Such as: lead engineer. */
  role: string | undefined;
  /** Where the call takes place, such as the address of a video room. */
  room: string | undefined;
  officeId: number;
  city: string;
  timeZone: string;
  /** `HH:MM`, the hours of the office. */
  opens: string;
  closes: string;
  /** `HH:MM` at which calls begin; where empty, one call follows another from opening time on. */
  starts: readonly string[];
  /** Where the person writes what else they do. */
  calendars: readonly DeskCalendar[];
}

/** Whose calendars are asked with a permission that their person gave. */
export const accountKinds = ['google', 'microsoft'] as const;
export type AccountKind = (typeof accountKinds)[number];

export interface DeskCalendar {
  kind: 'ics' | 'caldav' | AccountKind;
  /** With Google and Microsoft the address of the account, or the id of one of its calendars. */
  address: string;
  user: string | undefined;
  /** Sealed. */
  password: string | undefined;
}

/** How we are known to Google or Microsoft: the agency's own OAuth client. */
export interface CalendarClient {
  id: string;
  /** Sealed. */
  secret: string;
  /** Microsoft's directory whose accounts may connect; `common` for all. */
  tenant: string;
}

export interface CallPlan {
  minutes: number;
  /** Between two calls of one host. */
  pauseMinutes: number;
  /** Between now and the first possible call. */
  noticeHours: number;
  daysAhead: number;
  /** 1 is Monday. */
  weekdays: readonly number[];
  daysOff: readonly DaysOff[];
  desks: readonly Desk[];
  /** What becomes of the hours of a person whose calendar does not answer. */
  silentCalendars: 'hold' | 'offer';
  clients: Readonly<Partial<Record<AccountKind, CalendarClient>>>;
}

/** Time in which a host is not free: booked, held for a visitor, or taken in a calendar. */
export interface Busy {
  host: string;
  startsAt: Date;
  endsAt: Date;
  /** No call, so that no pause is kept beside it. */
  isElsewhere?: true;
}

export const areAtOnce = (one: Busy, other: Busy) =>
  one.host === other.host && one.startsAt < other.endsAt && one.endsAt > other.startsAt;
