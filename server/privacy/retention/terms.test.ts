import { applicationForm } from '@frontage/demo/pages/company/scholarship.ts';
import { privacyPolicy } from '@frontage/demo/pages/privacyPolicy.ts';
import { expect, test } from 'vitest';
import { retention } from '../collections.ts';
import {
  type Terms,
  type TimedLead,
  termOfChange,
  termOfConsent,
  termOfLead,
  termOfLink,
  termOfSubscriber,
} from './terms.ts';

/** What the demo's privacy policy promises. */
const terms: Terms = {
  quarantineDays: 30,
  requestMonths: 24,
  contractMonths: 120,
  applicationForm: 'scholarship',
  applicationDay: '06-30',
  seatForm: 'event-seat',
  seatDays: 31,
  unconfirmedDays: 30,
  leftDays: 30,
  consentMonths: 36,
  auditMonths: 12,
};
const lead: TimedLead = {
  status: 'new',
  formId: 'contact',
  receivedAt: '2026-11-21T12:00:00.000Z',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const dueOn = (change: Partial<TimedLead>, events: Parameters<typeof termOfLead>[2] = []) =>
  termOfLead({ ...lead, ...change }, terms, events)
    .dueAt.toISOString()
    .slice(0, 10);

test.each<[string, Partial<TimedLead>, string]>([
  ['two years after it came, where nothing came of it', {}, '2028-11-21'],
  ['two years after it was lost', { status: 'lost', lastExchangeAt: '2027-02-03T00:00:00.000Z' }, '2029-02-03'],
  ['two years after the visitor added something', { addedAt: '2026-11-30T00:00:00.000Z' }, '2028-11-30'],
  ['ten years after the last exchange, where it was won', { status: 'won' }, '2036-11-21'],
  ['30 days after it came, where it is in quarantine', { status: 'quarantine' }, '2026-12-21'],
  ['on 30 June, where it is an application', { formId: 'scholarship' }, '2027-06-30'],
  [
    'on 30 June of the same year, where it came in spring',
    { formId: 'scholarship', receivedAt: '2027-03-01T00:00:00.000Z' },
    '2027-06-30',
  ],
  ['after two years, where no form is known', { formId: null }, '2028-11-21'],
  ['at the end of a shorter month', { receivedAt: '2026-02-28T00:00:00.000Z', status: 'answered' }, '2028-02-28'],
])('removes a request %s', (_, change, day) => {
  expect(dueOn(change)).toBe(day);
});

test('removes a seat a month after the event that was announced when it was requested', () => {
  const evenings = [
    { id: 1, ends: '2026-10-01T21:00:00.000Z', createdAt: '2026-09-01T00:00:00.000Z' },
    { id: 2, ends: '2026-12-03T21:00:00.000Z', createdAt: '2026-11-01T00:00:00.000Z' },
    { id: 3, ends: '2027-04-01T21:00:00.000Z', createdAt: '2027-01-01T00:00:00.000Z' },
  ];
  expect(dueOn({ formId: 'event-seat' }, evenings)).toBe('2027-01-03');
  expect(dueOn({ formId: 'event-seat' }, evenings.slice(2))).toBe('2027-05-02');
  expect(dueOn({ formId: 'event-seat' })).toBe('2026-12-22');
  expect(dueOn({ formId: 'event-seat', event: 3 }, evenings), 'by the evening that it names').toBe('2027-05-02');
  expect(dueOn({ formId: 'supper', becomes: 'seat' }, evenings), 'whose evening was deleted').toBe('2027-01-03');
  expect(dueOn({ formId: 'supper', event: 3 }, evenings), 'whatever the form is called').toBe('2027-05-02');
});

test('removes subscribers a month after they left, or did not confirm', () => {
  const reader = { askedAt: '2026-11-01T00:00:00.000Z', createdAt: '2026-11-01T00:00:00.000Z', leftAt: null };
  const dueAt = (state: 'entered' | 'left' | 'quarantine' | 'waiting', leftAt: string | null = null) =>
    termOfSubscriber({ ...reader, state, leftAt }, terms)
      ?.dueAt.toISOString()
      .slice(0, 10);
  expect(dueAt('entered')).toBeUndefined();
  expect(dueAt('waiting')).toBe('2026-12-01');
  expect(dueAt('quarantine')).toBe('2026-12-01');
  expect(dueAt('left', '2027-05-01T00:00:00.000Z')).toBe('2027-05-31');
});

test('keeps answers to the cookie question for three years', () => {
  expect(termOfConsent('2023-11-21T00:00:00.000Z', terms).dueAt.toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

test('keeps who changed what for as long as the settings say, and an email with a link to an account for 30 days', () => {
  const day = ({ dueAt }: { dueAt: Date }) => dueAt.toISOString().slice(0, 10);
  const due = [1, 24].map((auditMonths) => day(termOfChange('2026-01-31T00:00:00.000Z', { ...terms, auditMonths })));
  expect(due).toEqual(['2026-02-28', '2028-01-31']);
  expect(day(termOfLink('2026-11-21T00:00:00.000Z'))).toBe('2026-12-21');
});

test('has by default the terms that the privacy policy of the demo promises', () => {
  const fields = retention.fields.flatMap((field) => (field.type === 'row' ? field.fields : [field]));
  const defaults = fields.flatMap((field) =>
    'defaultValue' in field && 'name' in field ? [[field.name, field.defaultValue]] : [],
  );
  // The form for applications depends on the content.
  expect({ ...Object.fromEntries(defaults), applicationForm }).toEqual(terms);
  // Dates in the policy have non-breaking spaces.
  const policy = JSON.stringify(privacyPolicy.layout).replaceAll('\u00a0', ' ');
  for (const promise of [
    'is kept apart and deleted after 30 days',
    'deleted two years after our last exchange',
    'at most ten years',
    'is deleted on the 30 June that follows it',
    'is deleted 31 days after the evening',
    'the address is deleted after 30 days',
    'it is deleted 30 days later',
    'It is deleted after 36 months',
  ]) {
    expect(policy).toContain(promise);
  }
});
