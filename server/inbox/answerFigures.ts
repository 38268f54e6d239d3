import { dayAfter, dayIn, findDayBegin, weekdayOf } from '@frontage/contract/booking/time.ts';
import type { Payload } from 'payload';
import { say } from '../admin/say.ts';
import { readAgencyZone } from '../clock/readAgencyZone.ts';
import { readFormTitles } from '../forms/readFormTitles.ts';
import type { Lead } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { readColleagues } from './owner.ts';
import { lengthInWords } from './requestInWords.ts';

/** How requests were answered whose first answer was due within a week, or that a person or a form had. */
export interface AnswerFigures {
  /** The Monday of the week as `YYYY-MM-DD`, the name of the owner, or the title of the form. */
  name: string;
  /** Answered, or due by now. */
  owed: number;
  /** Of these, answered by then. */
  inTime: number;
  /** With a first answer, in time or not. */
  answered: number;
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
      answered: took.length,
      medianMs: took.length > 0 ? ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2 : undefined,
    };
  }

  const by = (of: 'person' | 'form') =>
    [...new Set(counted.map((one) => one[of]))]
      .map((name) => figuresOf(name, of))
      .sort((one, other) => other.owed - one.owed || one.name.localeCompare(other.name));
  return { weeks: mondays.map((name) => figuresOf(name, 'week')), people: by('person'), forms: by('form') };
}

/** Empty where nobody was answered. */
export const medianInWords = ({ medianMs }: Pick<AnswerFigures, 'medianMs'>) =>
  medianMs === undefined ? '' : lengthInWords(medianMs) || say('a minute');

/** How the requests of this week were answered, in a sentence or two. */
export function weekInWords(week: Omit<AnswerFigures, 'name'>): string {
  if (week.owed === 0) return say('No answer was due this week so far.');
  const length = medianInWords(week);
  const took = [
    '',
    say('The reply took {length}.', { length }),
    say('The two replies took {length} on average.', { length }),
    say('Half of the replies took about {length} or less.', { length }),
  ];
  return `${timelyInWords(week)} ${took[Math.min(week.answered, 3)]}`.trim();
}

function timelyInWords({ inTime, owed }: Pick<AnswerFigures, 'inTime' | 'owed'>): string {
  if (owed === 2 && inTime === 2) return say('Both answers that were due this week came in time.');
  if (owed > 1) return say('This week {inTime} of {owed} answers came in time.', { inTime, owed });
  return inTime === 1
    ? say('The one answer that was due this week came in time.')
    : say('The one answer that was due this week did not come in time.');
}
