import { afterEach, expect, it, test, vi } from 'vitest';
import { spoken } from '../admin/words/spoken.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { readAnswerFigures, weekInWords } from './answerFigures.ts';

const hourMs = 3_600_000;

/* 25 November 2026 is a Wednesday; the first of the thirteen weeks begins on 31 August. R70. */
test.each(databases)('counts what was answered in time, by week, owner and form, on %s', async (database) => {
  const { close, payload } = await openTestDatabase(database);
  const { id: owner } = await createUserWith(payload, 'sales');
  const now = new Date('2026-11-25T12:00:00Z');
  const add = (due: string, answeredAfterHours: number | undefined, more: object = {}) => {
    const receivedAt = new Date(Date.parse(due) - 24 * hourMs);
    const answeredAt =
      answeredAfterHours === undefined ? null : new Date(receivedAt.getTime() + answeredAfterHours * hourMs);
    const data = { ...sampleLead, formId: 'contact', receivedAt: receivedAt.toISOString(), answerDueAt: due };
    return payload.create({
      collection: 'leads',
      data: { ...data, answeredAt: answeredAt?.toISOString() ?? null, ...more },
    });
  };
  await add('2026-11-23T09:00:00Z', 2, { owner });
  await add('2026-11-24T09:00:00Z', 4, { owner });
  await add('2026-11-24T10:00:00Z', 30, { formId: 'audit' });
  await add('2026-11-25T09:00:00Z', undefined, { owner });
  // Answered before it is due, by Monday.
  await add('2026-11-30T09:00:00Z', -100, { receivedAt: '2026-11-25T06:00:00Z', answeredAt: '2026-11-25T09:00:00Z' });
  // Not due yet, spam, and too long ago.
  await add('2026-11-26T09:00:00Z', undefined);
  await add('2026-11-23T09:00:00Z', undefined, { status: 'quarantine' });
  await add('2026-08-30T09:00:00Z', 1);
  // Answered in time in the first week; the visitor wrote again since, and waits.
  await add('2026-11-26T09:00:00Z', undefined, {
    receivedAt: '2026-08-31T09:00:00Z',
    firstDueAt: '2026-09-01T09:00:00Z',
    firstAnsweredAt: '2026-08-31T15:00:00Z',
  });
  const { forms, people, weeks } = await readAnswerFigures(payload, now);
  const said = ({ inTime, medianMs, name, owed }: (typeof weeks)[number]) =>
    `${name}: ${inTime} of ${owed}, ${medianMs === undefined ? 'no answer' : `${medianMs / hourMs} h`}`;
  expect(weeks.map(said)).toEqual([
    '2026-08-31: 1 of 1, 6 h',
    ...weeks.slice(1, -1).map(({ name }) => `${name}: 0 of 0, no answer`),
    '2026-11-23: 3 of 5, 3.5 h',
  ]);
  expect(weeks).toHaveLength(13);
  const [week] = weeks.slice(-1);
  expect(week && weekInWords(week)).toBe(
    'This week 3 of 5 answers came in time. Half of the replies took about 3 hours or less.',
  );
  expect(people.map(said)).toEqual(['Nobody: 2 of 3, 6 h', 'sales: 2 of 3, 3 h']);
  expect(forms.map(said)).toEqual(['contact: 4 of 5, 3.5 h', 'audit: 0 of 1, 30 h']);
  await close();
});

afterEach(() => vi.unstubAllGlobals());

/* Answers that were owed, came in time, and came at all; then hours. */
it.each([
  [0, 0, 0, 0, 'No answer was due this week so far.', 'Bisher war diese Woche keine Antwort fällig.'],
  [
    ...[1, 1, 1, 2],
    'The one answer that was due this week came in time. The reply took 2 hours.',
    'Die eine Antwort, die diese Woche fällig war, kam rechtzeitig. Die Antwort kam nach 2 Stunden.',
  ],
  [
    ...[1, 0, 1, 30],
    'The one answer that was due this week did not come in time. The reply took 1 day.',
    'Die eine Antwort, die diese Woche fällig war, kam nicht rechtzeitig. Die Antwort kam nach 1 Tag.',
  ],
  [
    ...[1, 0, 0, 0],
    'The one answer that was due this week did not come in time.',
    'Die eine Antwort, die diese Woche fällig war, kam nicht rechtzeitig.',
  ],
  [
    ...[2, 2, 2, 0.01],
    'Both answers that were due this week came in time. The two replies took a minute on average.',
    'Beide Antworten, die diese Woche fällig waren, kamen rechtzeitig. Die beiden Antworten kamen im Mittel nach einer Minute.',
  ],
  [
    ...[2, 1, 1, 1],
    'This week 1 of 2 answers came in time. The reply took 1 hour.',
    'Diese Woche rechtzeitig: 1 von 2 Antworten. Die Antwort kam nach 1 Stunde.',
  ],
  [
    ...[5, 4, 5, 72],
    'This week 4 of 5 answers came in time. Half of the replies took about 3 days or less.',
    'Diese Woche rechtzeitig: 4 von 5 Antworten. Die Hälfte der Antworten kam innerhalb von etwa 3 Tagen.',
  ],
] as const)(
  'says of %i owed, %i in time and %i answered how they were answered',
  (owed, inTime, answered, hours, english, german) => {
    const medianMs = answered > 0 ? hours * hourMs : undefined;
    const week = { owed, inTime, answered, medianMs };
    expect(weekInWords(week)).toBe(english);
    vi.stubGlobal('spokenInAdmin', () => spoken.de);
    expect(weekInWords(week)).toBe(german);
  },
);
