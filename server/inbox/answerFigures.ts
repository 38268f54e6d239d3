import { dayAfter, dayIn, findDayBegin, weekdayOf } from '@frontage/contract/booking/time.ts';
import type { Payload } from 'payload';
import { say } from '../admin/say.ts';
import { readAgencyZone } from '../clock/readAgencyZone.ts';
import { readFormTitles } from '../forms/readFormTitles.ts';
import type { Lead } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { readColleagues } from './owner.ts';

/** How requests were answered whose first answer was due within a week, or that a person or a form had. */
export interface AnswerFigures {
  /** The Monday of the week as `YYYY-MM-DD`, the name of the owner, or the title of the form. */
  name: string;
  /** Answered, or due by now. */
  owed: number;
  /** Of these, answered by then. */
  inTime: number;
  /** From the request to its first answer, in ms; undefined where there is none. */
  medianMs: number | undefined;
}

const weeksBefore = 12;

/** The figures of this week and the twelve before, by the agency's clock; people and forms with the most requests first. R70. */
export async function readAnswerFigures(payload: Payload, now: Date) {
  const zone = await readAgencyZone(payload);
  const today = dayIn(now, zone);
  const monday = dayAfter(today, 1 - weekdayOf(today));
  const mondays = Array.from({ length: weeksBefore + 1 }, (_, count) => dayAfter(monday, 7 * (count - weeksBefore)));
  const since = findDayBegin(mondays[0] ?? monday, zone);
  const [{ docs }, colleagues, titles] = await Promise.all([
    payload.db.find<Lead>({
      collection: 'leads',
      where: {
        and: [{ answerDueAt: { greater_than_equal: since.toISOString() } }, { status: { not_equals: 'quarantine' } }],
      },
      select: {
        ...{ answerDueAt: true, answeredAt: true, firstDueAt: true, firstAnsweredAt: true },
        ...{ owner: true, formId: true, receivedAt: true, createdAt: true },
      },
      pagination: false,
    }),
    readColleagues(payload, {}),
    readFormTitles(payload),
  ]);
  const counted = docs.flatMap((lead) => {
    const dueAt = new Date(lead.firstDueAt ?? lead.answerDueAt ?? 0);
    const answered = lead.firstAnsweredAt ?? lead.answeredAt;
    if (dueAt < since || (dueAt > now && !answered)) return [];
    const day = dayIn(dueAt, zone);
    const owner = colleagues.find(({ id }) => id === idOf(lead.owner));
    return {
      // What is answered before the week in which it is due counts now.
      week: [dayAfter(day, 1 - weekdayOf(day)), monday].sort()[0] ?? monday,
      person: owner ? owner.name || owner.email : say('Nobody'),
      form: titles.get(lead.formId ?? '') ?? lead.formId ?? say('No form'),
      isInTime: answered ? new Date(answered) <= dueAt : false,
      tookMs: answered ? Date.parse(answered) - Date.parse(lead.receivedAt ?? lead.createdAt) : undefined,
    };
  });

  function figuresOf(name: string, of: 'week' | 'person' | 'form'): AnswerFigures {
    const all = counted.filter((one) => one[of] === name);
    const took = all.flatMap(({ tookMs }) => tookMs ?? []).sort((one, other) => one - other);
    const middle = [took[(took.length - 1) >> 1], took[took.length >> 1]];
    return {
      name,
      owed: all.length,
      inTime: all.filter(({ isInTime }) => isInTime).length,
      medianMs: took.length > 0 ? ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2 : undefined,
    };
  }

  const by = (of: 'person' | 'form') =>
    [...new Set(counted.map((one) => one[of]))]
      .map((name) => figuresOf(name, of))
      .sort((one, other) => other.owed - one.owed || one.name.localeCompare(other.name));
  return { weeks: mondays.map((name) => figuresOf(name, 'week')), people: by('person'), forms: by('form') };
}
