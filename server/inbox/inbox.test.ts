import { mailWordsOf } from '@frontage/contract/words/ownWords.ts';
import { createLocalReq, type Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import type { Role } from '../access/access.ts';
import type { Call } from '../access/endpoints.ts';
import { spoken } from '../admin/words/spoken.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { makeCall } from '../testing/makeCall.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { answerLink } from './answers/conversation.ts';
import { byteOrderMark } from './csv.ts';
import { exportEndpoint, inboxFilter } from './exportRequests.ts';
import { findEarlierRequests } from './requestInWords.ts';
import { countInWords, countRequests, markReadEndpoint } from './unread.ts';

/** Calls an endpoint of requests as a user, or as nobody. */
async function call(
  payload: Payload,
  endpoint: Call,
  { params, query, user }: { params?: object; query?: object; user?: Awaited<ReturnType<typeof createUserWith>> },
): Promise<Response> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  return makeCall(payload, endpoint, Object.assign(req, { query: query ?? {}, routeParams: params ?? {} }), 'leads');
}

test('an attachment says what it was sent as, in words', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'sales');
  const answers = [{ question: 'site_plan', kind: 'file', label: 'Plan of the site', value: [], shown: 'a.pdf' }];
  const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, answers } });
  const file = { fileName: 'a.pdf', mimeType: 'application/pdf', sizeBytes: 8, sha256: 'd'.repeat(64) };
  for (const [place, field] of ['file', 'proof', 'site_plan', 'site_plan'].entries())
    await payload.create({
      collection: 'lead-files',
      data: { ...file, lead: lead.id, field, storageName: `${place}`.repeat(32) },
    });
  const as = { overrideAccess: false, user, sort: 'id', depth: 0 } as const;
  const asked = vi.spyOn(payload.db, 'findOne');
  const { docs } = await payload.find({ collection: 'lead-files', ...as });
  expect(docs.map(({ field }) => field)).toEqual(['Attached file', 'Proof', 'Plan of the site', 'Plan of the site']);
  expect(
    asked.mock.calls.filter(([{ collection }]) => collection === 'leads'),
    'a list reads each request once',
  ).toHaveLength(1);
});

test('exports what matches the filter and the search, to sales only', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'sales');
  const rows = [
    {
      name: 'Ada',
      message: '=HYPERLINK("https://evil.example")',
      phone: '+31 20 555 0100',
      country: 'United States',
      countrySource: 'default' as const,
    },
    { name: 'Bo', message: 'Two lines,\r\nwith "quotes"', status: 'won' as const },
    { name: 'Cy', message: 'Cheap watches', status: 'quarantine' as const },
  ];
  for (const row of rows) await payload.create({ collection: 'leads', data: { ...sampleLead, ...row } });
  const namesFor = async (query: object) => {
    const answer = await call(payload, exportEndpoint, { user, query: { format: 'json', ...query } });
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  };

  expect(await namesFor({})).toEqual(['Bo', 'Ada']);
  expect(await namesFor({ where: { status: { equals: 'quarantine' } } })).toEqual(['Cy']);
  expect(await namesFor({ where: { or: [{ and: [{ status: { equals: 'won' } }] }] } })).toEqual(['Bo']);
  expect(await namesFor({ search: 'hyperlink' })).toEqual(['Ada']);

  const csv = await call(payload, exportEndpoint, { user, query: { format: 'csv' } });
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
  expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/);
  const bytes = new Uint8Array(await csv.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith(`${byteOrderMark}"id","received","status"`)).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain(`"'+31 20 555 0100"`);
  expect(text, 'a guess stays one').toContain('"United States, a guess"');
  expect(text).toContain('"Two lines,\r\nwith ""quotes"""');

  vi.stubGlobal('spokenInAdmin', () => spoken.de);
  const german = await call(payload, exportEndpoint, { user, query: { format: 'csv' } });
  vi.unstubAllGlobals();
  expect(await german.text(), 'as Excel reads it in German').toMatch(/^"id";"received";"status"/);

  expect((await call(payload, exportEndpoint, { user, query: { format: 'xlsx' } })).status).toBe(400);
  expect((await call(payload, exportEndpoint, { query: { format: 'csv' } })).status).toBe(401);
  const editor = await createUserWith(payload, 'editor' satisfies Role);
  expect((await call(payload, exportEndpoint, { user: editor, query: { format: 'csv' } })).status).toBe(403);
});

test('knows the earlier requests of an address, and who dealt with the last one', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'sales');
  const store = (data: object) => payload.create({ collection: 'leads', data: { ...sampleLead, ...data } });
  const first = await store({});
  await store({ status: 'quarantine' });
  await store({ email: 'bo@example.com' });
  const second = await store({ status: 'answered', owner: user.id });
  const third = await store({});
  const before = async (lead: typeof first) => (await findEarlierRequests(payload, lead)).words;
  expect((await findEarlierRequests(payload, first)).count).toBe(0);
  expect(await before(second)).toBe('1 earlier request, new');
  expect(await before(third)).toBe(`2 earlier requests, the last one answered by ${user.name}`);
});

test('exports more than one page of requests, each once', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'sales');
  for (let index = 0; index < 205; index += 1) await payload.create({ collection: 'leads', data: sampleLead });
  const answer = await call(payload, exportEndpoint, { user, query: { format: 'json' } });
  const ids = ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(205);
  expect(ids).toHaveLength(205);
});

test('counts requests in a state, and says no more than that there are many', async () => {
  const payload = await openTestPayload();
  for (let index = 0; index < 4; index += 1) await payload.create({ collection: 'leads', data: sampleLead });
  const counts = (['unread', 'new', 'won', 'late'] as const).map((of) => countRequests(payload, of));
  expect(await Promise.all(counts)).toEqual([4, 4, 0, 0]);
  expect([0, 1000, 1001].map(countInWords)).toEqual(['0', '1000', '1000+']);
});

test('counts a request as unread until somebody in sales opens it, and leaves quarantine out', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'sales');
  const { id, updatedAt } = await payload.create({ collection: 'leads', data: sampleLead });
  await payload.create({ collection: 'leads', data: { ...sampleLead, status: 'quarantine' } });
  expect(await countRequests(payload, 'unread')).toBe(1);
  expect((await call(payload, markReadEndpoint, { params: { id } })).status).toBe(401);
  expect(await countRequests(payload, 'unread')).toBe(1);
  expect((await call(payload, markReadEndpoint, { params: { id }, user })).status).toBe(200);
  expect(await countRequests(payload, 'unread')).toBe(0);
  const opened = await payload.findByID({ collection: 'leads', id });
  const { lastExchangeAt, readAt } = opened;
  expect(opened.updatedAt, 'the form that is open would be called out of date').toBe(updatedAt);
  await call(payload, markReadEndpoint, { params: { id }, user });
  expect((await payload.findByID({ collection: 'leads', id })).readAt).toBe(readAt);
  expect(lastExchangeAt, 'to look is no exchange').toBeFalsy();
});

test('notes an exchange when sales change the state or write a note, and not for anything else', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'sales');
  const { id } = await payload.create({ collection: 'leads', data: sampleLead });
  const after = async (data: { owner?: number; status?: 'answered' }) =>
    (await payload.update({ collection: 'leads', id, data, overrideAccess: false, user })).lastExchangeAt;
  expect(await after({ owner: user.id })).toBeFalsy();
  const answered = await after({ status: 'answered' });
  expect(answered).toBeTruthy();
  expect(await after({ status: 'answered' })).toBe(answered);
});

test('shows requests in quarantine only if the filter names the state', () => {
  const filterOf = (where: object) => inboxFilter({ req: { query: { where } } });
  expect(filterOf({})).toEqual({ status: { not_equals: 'quarantine' } });
  expect(filterOf({ or: [{ and: [{ company: { equals: 'A' } }] }] })).not.toBeNull();
  expect(filterOf({ or: [{ and: [{ status: { equals: 'quarantine' } }] }] })).toBeNull();
});

test('opens an answer in the email program with a subject, a greeting and the message quoted, and nothing else', () => {
  const message = 'First line\nBcc: b@example.com\n\ud800&cc=c@example.com';
  const words = mailWordsOf(undefined, { language: 'de', languages: [] });
  const open = (email: string, typed = message, name = 'Ada Lindqvist') =>
    answerLink({ email, message: typed, name }, 'Re: Ihre Anfrage an Söhne & Co', { words });
  const link = open('ada+x@example.com');
  const [address, query] = (link ?? '').split('?');
  expect(address).toBe('mailto:ada%2Bx@example.com');
  const fields = new URLSearchParams(query);
  expect([...fields.keys()]).toEqual(['subject', 'body']);
  expect(fields.get('subject')).toBe('Re: Ihre Anfrage an Söhne & Co');
  const quote = '> First line\r\n> Bcc: b@example.com\r\n> \ufffd&cc=c@example.com';
  expect(fields.get('body')).toBe(`Guten Tag Ada,\r\n\r\n\r\n\r\n${quote}`);
  const bodyOf = (...typed: Parameters<typeof open>) => new URLSearchParams(open(...typed)?.split('?')[1]).get('body');
  expect(bodyOf('a@example.com', '', 'a@example.com')).toBe('Guten Tag,\r\n\r\n\r\n\r\n');
  expect(open('a@example.com?bcc=b@example.com')).toBeUndefined();
  expect(open('a@example.com', 'é'.repeat(5000))?.length).toBeLessThan(8000);
});
