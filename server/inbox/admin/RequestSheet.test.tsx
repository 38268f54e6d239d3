import type { UIFieldServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { spoken } from '../../admin/words/spoken.ts';
import { RequestSheet } from './RequestSheet.tsx';

interface Beside {
  files?: object[];
  earlier?: object[];
}

/** Renders what sales read of a stored request, with what is stored beside it. */
async function shown(lead: object, { earlier = [], files = [] }: Beside = {}): Promise<string> {
  const find = async ({ collection }: { collection: string }) => {
    const docs = collection === 'lead-files' ? files : earlier;
    return { docs, totalDocs: docs.length };
  };
  const db = { find: async () => ({ docs: [] }) };
  const req = {
    payload: { db, findByID: async () => lead, find, findGlobal: async () => ({ timeZone: 'Europe/Berlin' }) },
  };
  return renderToStaticMarkup(await RequestSheet({ id: 1, req } as unknown as UIFieldServerProps));
}

test.each([
  ['cookie', 'United States, as chosen on an earlier visit'],
  ['lookup', 'United States, by where the visitor’s network is'],
  ['default', 'United States, a guess'],
  ['visitor', 'United States'],
])('a country that is known by %s reads “%s”', async (countrySource, words) => {
  expect(await shown({ name: 'Ada', country: 'United States', countrySource })).toContain(`<dd>${words}</dd>`);
});

test('files can be opened where the request is read', async () => {
  const files = [{ id: 7, fileName: 'brief.pdf' }];
  expect(await shown({ name: 'Ada' }, { files })).toMatch(
    /<dt>File<\/dt>.*href="\/api\/lead-files\/7\/download".*brief\.pdf/,
  );
});

test('who wrote before is known, with the one who answered', async () => {
  const earlier = [{ status: 'answered', owner: { name: 'Cy Sand' } }];
  const sheet = await shown({ id: 2, name: 'Ada', email: 'ada@example.com' }, { earlier });
  expect(sheet).toContain(
    'href="/admin/collections/leads?search=ada%40example.com">1 earlier request, answered by Cy Sand',
  );
});

test('states and guesses are said to whoever reads German', async () => {
  vi.stubGlobal('spokenInAdmin', () => spoken.de);
  const lead = { id: 2, name: 'Ada', email: 'ada@example.com', country: 'Germany', countrySource: 'default' };
  const sheet = await shown(lead, { earlier: [{ status: 'in-work' }] });
  vi.unstubAllGlobals();
  expect(sheet).toContain('>1 frühere Anfrage, in Arbeit<');
  expect(sheet).toContain('<dd>Deutschland, eine Vermutung</dd>');
});

test('answers and the hour of a call are written as whoever reads them does, by the clock of the agency', async () => {
  const details = [
    'Budget: 12.5',
    'Begin: 2026-12-24',
    'Terms: Agreed',
    'Call: Tuesday 1 December, 2026, 13:00 UTC',
    'With: Mara Lind',
    'Their clock: Tuesday 1 December, 2026, 18:45 in Asia/Kathmandu',
  ].join('\n');
  const answers = [
    { question: 'a', kind: 'number', label: 'Budget', value: 12.5, shown: '12.5' },
    { question: 'b', kind: 'date', label: 'Begin', value: '2026-12-24', shown: '2026-12-24' },
    { question: 'c', kind: 'consent', label: 'Terms', value: 'yes', shown: 'Agreed' },
  ];
  expect(await shown({ name: 'Ada', details, answers })).toContain('Call: Tuesday 1 December, 2026, 14:00 UTC+1\n');
  vi.stubGlobal('spokenInAdmin', () => spoken.de);
  const sheet = await shown({ name: 'Ada', details, answers });
  vi.unstubAllGlobals();
  for (const line of [
    'Budget: 12,5\n',
    'Begin: 24. Dezember 2026\n',
    'Terms: Ja\n',
    'Termin: Dienstag, 1. Dezember 2026, 14:00 UTC+1\n',
    'Mit: Mara Lind\n',
    'Uhrzeit beim Besucher: Dienstag, 1. Dezember 2026, 18:45, Asia/Kathmandu, UTC+5:45',
  ])
    expect(sheet).toContain(line);
});

test('fields for programs are not shown', async () => {
  const kept = { payloadHash: 'f00d', idempotencyKey: 'c0de', estimate: { low: 1 } };
  expect(await shown({ name: 'Ada', ...kept })).not.toMatch(/f00d|c0de|low/);
});
