/** Who takes calls, where, and from when to when by the clocks of that place. */
export interface Desk {
  /** Name of whoever takes the calls; nobody is in two calls at once. */
  host: string;
  /** Such as: lead engineer. */
  role: string | undefined;
  /** Where the call takes place, such as the address of a video room. */
  room: string | undefined;
  officeId: number;
  /** Of the office. */
  city: string;
  timeZone: string;
  /** `HH:MM`, the hours of the office. */
  opens: string;
  closes: string;
  /** `HH:MM` at which calls begin; empty: one after the other from opening on. */
  starts: readonly string[];
}

/** A day or a stretch of days without calls, inclusive. */
export interface DaysOff {
  from: string;
  to: string;
  /** Without one it holds for all offices. */
  officeId: number | undefined;
}

/** When calls can be had, as it is set in the CMS. */
export interface CallPlan {
  minutes: number;
  /** Between two calls of one host. */
  pauseMinutes: number;
  /** Between now and the first call that can be had. */
  noticeHours: number;
  daysAhead: number;
  /** 1 is Monday. */
  weekdays: readonly number[];
  daysOff: readonly DaysOff[];
  desks: readonly Desk[];
}

/** Time of a host that is not free: booked, or held for somebody. */
export interface Busy {
  host: string;
  startsAt: Date;
  endsAt: Date;
}
