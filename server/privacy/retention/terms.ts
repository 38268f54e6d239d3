import type { Event, Lead, Retention, Subscriber } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';

/** Until when something is kept, and by which rule. */
export interface Term {
  rule:
    | 'quarantine'
    | 'request without a contract'
    | 'request that was won'
    | 'application'
    | 'seat at an event'
    | 'subscriber in quarantine'
    | 'subscriber who never confirmed'
    | 'subscriber who left'
    | 'answer to the cookie question'
    | 'who changed what'
    | 'link to an account'
    | 'what is about nobody';
  /** The time from which it is due. */
  dueAt: Date;
}

export type Terms = Omit<Retention, 'id' | 'lastRunAt' | 'updatedAt' | 'createdAt'>;
export type TimedLead = Pick<
  Lead,
  'status' | 'becomes' | 'formId' | 'receivedAt' | 'addedAt' | 'lastExchangeAt' | 'createdAt' | 'event'
>;
export type TimedSubscriber = Pick<Subscriber, 'state' | 'askedAt' | 'leftAt' | 'createdAt'>;
export type TimedEvent = Pick<Event, 'id' | 'ends' | 'createdAt'>;

/** The term of a request: for some it depends on the form, for others on the status. */
export function termOfLead(lead: TimedLead, terms: Terms, events: readonly TimedEvent[]): Term {
  const received = new Date(lead.receivedAt ?? lead.createdAt);
  const exchanges = [lead.addedAt, lead.lastExchangeAt].flatMap((iso) => (iso ? [new Date(iso)] : []));
  const last = latest([received, ...exchanges]);
  if (lead.status === 'quarantine') return { rule: 'quarantine', dueAt: addDays(last, terms.quarantineDays) };
  if (lead.becomes === 'application' || (lead.formId && lead.formId === terms.applicationForm)) {
    return { rule: 'application', dueAt: nextDay(received, terms.applicationDay) };
  }
  const named = events.find(({ id }) => id === idOf(lead.event));
  if (named || lead.becomes === 'seat' || (lead.formId && lead.formId === terms.seatForm)) {
    const end = named ? new Date(named.ends) : endOfEvent(received, events);
    return { rule: 'seat at an event', dueAt: addDays(end, terms.seatDays) };
  }
  return lead.status === 'won'
    ? { rule: 'request that was won', dueAt: addMonths(last, terms.contractMonths) }
    : { rule: 'request without a contract', dueAt: addMonths(last, terms.requestMonths) };
}

/** The term of a subscriber; undefined for entered ones, who stay until they leave. */
export function termOfSubscriber(subscriber: TimedSubscriber, terms: Terms): Term | undefined {
  const asked = new Date(subscriber.askedAt ?? subscriber.createdAt);
  switch (subscriber.state) {
    case 'entered':
      return undefined;
    case 'waiting':
      return { rule: 'subscriber who never confirmed', dueAt: addDays(asked, terms.unconfirmedDays) };
    case 'left':
      return {
        rule: 'subscriber who left',
        dueAt: addDays(subscriber.leftAt ? new Date(subscriber.leftAt) : asked, terms.leftDays),
      };
    case 'quarantine':
      return { rule: 'subscriber in quarantine', dueAt: addDays(asked, terms.quarantineDays) };
  }
}

export function termOfConsent(answeredAt: string, terms: Terms): Term {
  return { rule: 'answer to the cookie question', dueAt: addMonths(new Date(answeredAt), terms.consentMonths) };
}

export function termOfChange(createdAt: string, terms: Terms): Term {
  return { rule: 'who changed what', dueAt: addMonths(new Date(createdAt), terms.auditMonths) };
}

/** Days for which emails with a link to an account are kept, which expires earlier, and all that is about nobody. */
export const linkDays = 30;

export function termOfLink(createdAt: string, rule: Term['rule'] = 'link to an account'): Term {
  return { rule, dueAt: addDays(new Date(createdAt), linkDays) };
}

/** Of a request without its event: the end of the last event announced by then, else of the next one. */
function endOfEvent(received: Date, events: readonly TimedEvent[]): Date {
  const ahead = events.filter(({ ends }) => new Date(ends) >= received);
  const announced = ahead.filter(({ createdAt }) => new Date(createdAt) <= received);
  if (announced.length > 0) return latest(announced.map(({ ends }) => new Date(ends)));
  const next = Math.min(...ahead.map(({ ends }) => Date.parse(ends)));
  return Number.isFinite(next) ? new Date(next) : received;
}

/** The first such day, for example 06-30, that begins after a time; in UTC. */
function nextDay(after: Date, monthAndDay: string): Date {
  const inYear = (year: number) => new Date(`${year}-${monthAndDay}T00:00:00.000Z`);
  const year = after.getUTCFullYear();
  return inYear(year) > after ? inYear(year) : inYear(year + 1);
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

/** In a month without that day it is the last one: a month after 31 January is 28 February. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(date.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), daysInMonth));
  return moved;
}
