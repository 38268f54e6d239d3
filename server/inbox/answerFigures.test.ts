import { expect, test } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { readAnswerFigures } from './answerFigures.ts';

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
  expect(people.map(said)).toEqual(['Nobody: 2 of 3, 6 h', 'sales: 2 of 3, 3 h']);
  expect(forms.map(said)).toEqual(['contact: 4 of 5, 3.5 h', 'audit: 0 of 1, 30 h']);
  await close();
});
