import { parse } from 'csv-parse/sync';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { send, sendForm, submitForm, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { exportEndpoint } from './exportRequests.ts';
import { originInWords, readOrigin } from './origin.ts';

let host: TestHost;
let visitor = 0;

beforeAll(async () => {
  host = await openTestHost();
  // A month before the hours that are booked here.
  host.clock.now = new Date('2026-12-21T10:00:00Z');
});
afterAll(() => host.close());

const nobody = { source: null, medium: null, name: null, term: null, content: null, hasClickMark: false };
const marks = 'go=talk&utm_source=letter&utm_medium=email&utm_campaign=spring&utm_term=audit&utm_content=b&gclid=Cj0K';
const told = `http://localhost:3000/services/x?${marks} https://News.example/item?id=7`;
const origin = {
  referrerHost: 'news.example',
  firstPage: '/services/x',
  sentFrom: '/contact',
  shortLink: 'talk',
  campaign: { source: 'letter', medium: 'email', name: 'spring', term: 'audit', content: 'b', hasClickMark: true },
};
const resendUrl = 'http://localhost:3000/contact?utm_source=x&fbclid=IwAR';

function next() {
  visitor += 1;
  return { ...typed, email: `origin${visitor}@example.com` };
}
async function leadOf({ email }: { email: string }) {
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
  return docs[0];
}

const page = 'https://a.example/services/x';
const nothing = { referrerHost: null, firstPage: null, sentFrom: null, shortLink: null, campaign: nobody };
const first = { ...nothing, firstPage: '/services/x' };
const inCampaign = (more: object) => ({ ...first, campaign: { ...nobody, ...more } });

/* R67 */
test.each([
  ['nothing', undefined, nothing],
  ['no address', '\u0000%%% %%%', nothing],
  ['an address of nothing on the web', 'javascript:alert(1) data:x,y', nothing],
  ['an entry from elsewhere', `${page} https://news.example/item?id=7`, { ...first, referrerHost: 'news.example' }],
  ['an entry from an app', `${page} android-app://com.example/`, { ...first, referrerHost: 'com.example' }],
  ['an entry without a page before it', `${page} `, first],
  ['a page after another of ours', `${page} https://a.example/`, nothing],
  ['a site whose name begins like ours', `${page} https://a.example.net/`, { ...first, referrerHost: 'a.example.net' }],
  ['a campaign', `${page}?utm_source=letter&q=secret&utm_id=7&ref=b`, inCampaign({ source: 'letter' })],
  ['ref alone', `${page}?ref=friends`, inCampaign({ source: 'friends' })],
  ['a click mark, without its value', `${page}?gclid=Cj0K`, inCampaign({ hasClickMark: true })],
  ['a name that no short link has', `${page}?go=Talk/../x`, first],
  ['line breaks', `${page}?utm_source=a%0D%0ABcc:+b`, inCampaign({ source: 'a  Bcc: b' })],
  ['much', `${page}?utm_source=${'a'.repeat(7_000)}`, inCampaign({ source: 'a'.repeat(120) })],
  ['half a character', `${page}?utm_source=${'a'.repeat(119)}😀`, inCampaign({ source: `${'a'.repeat(119)}�` })],
  ['a path of thousands', `https://a.example/${'a'.repeat(600)}`, nothing],
])('reads %s as what may be kept of it', (_, given, kept) => {
  expect(readOrigin(given, undefined)).toEqual(kept);
});

it('is stored with the request, the call and the subscription whose form told it', async () => {
  const ada = next();
  expect((await send(host.app, { ...ada, origin: told, resendUrl })).statusCode).toBe(200);
  const lead = await leadOf(ada);
  expect(lead?.origin).toEqual(origin);
  expect(lead?.resendUrl, 'nothing that identifies a click is kept').toBe('http://localhost:3000/contact?utm_source=x');
  expect(originInWords(lead ?? {})).toBe(
    'news.example; /go/talk; campaign spring, letter, email, audit, b; a click mark; first page /services/x',
  );
  const answers = [
    { question: 'heard-of-us', kind: 'choice', label: 'How?', value: 'event', shown: 'A talk or an event' },
  ];
  expect(originInWords({ answers, origin: { referrerHost: 'news.example' } })).toBe(
    '“A talk or an event”; news.example',
  );
  const caller = next();
  await offerCalls(host.payload);
  const { slots } = (await host.app.inject({ url: '/booking/slots?month=2027-01&zone=UTC' })).json();
  const start = slots.find(({ isFree }: { isFree: boolean }) => isFree)?.start;
  await sendForm(host.app, '/booking', 'booking', { ...caller, start, zone: 'UTC', origin: told, resendUrl });
  expect((await leadOf(caller))?.origin).toEqual(origin);
  const reader = next();
  await sendForm(host.app, '/subscribe', 'newsletter', { email: reader.email, uri: '/blog', origin: told, resendUrl });
  const { docs } = await host.payload.find({ collection: 'subscribers', where: { email: { equals: reader.email } } });
  expect(docs[0]?.origin).toEqual(origin);
});

it('refuses nobody, and is no part of what makes a duplicate', async () => {
  const ada = next();
  expect((await send(host.app, { ...ada, origin: 'x'.repeat(50_000) })).statusCode).toBe(200);
  expect((await send(host.app, { ...ada, origin: told })).statusCode).toBe(429);
});

it('comes from the address of the page where no script told it, and survives a form that is shown again', async () => {
  const referer = 'http://localhost:3000/contact?utm_source=letter&gclid=1';
  const submit = async (fields: Record<string, string>, from: string) => {
    const answer = await submitForm(host.app, '/send-mail', 'contact', Object.entries(fields), { referer: from });
    return answer;
  };
  const ada = next();
  const wrong = await submit({ ...ada, name: '', pagePath: '/contact' }, referer);
  expect(wrong.statusCode).toBe(422);
  const carried = /name="origin" value="([^"]*)"/.exec(wrong.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(carried).toBe(`${referer} http://localhost:3000`);
  const sent = await submit({ ...ada, pagePath: '/contact', origin: carried }, 'http://localhost:3000/send-mail');
  expect(sent.statusCode).toBe(303);
  expect((await leadOf(ada))?.origin).toEqual({
    referrerHost: null,
    firstPage: null,
    sentFrom: '/contact',
    shortLink: null,
    campaign: { ...nobody, source: 'letter', hasClickMark: true },
  });
});

it('is told to sales, to the CRM and to spreadsheets', async () => {
  const ada = next();
  await send(host.app, { ...ada, origin: told, resendUrl });
  await host.deliver();
  const lead = await leadOf(ada);
  const { docs } = await host.payload.find({
    collection: 'mails',
    where: { and: [{ kind: { equals: 'lead-notification' } }, { lead: { equals: lead?.id } }] },
  });
  expect(docs[0]?.text.replace(/\s+/g, ' ')).toContain('Found us by news.example; /go/talk; campaign spring');
  const note = await host.payload.findByID({ collection: 'notes', id: Number(lead?.crmNoteId) });
  expect(note.content).toContain('Found us by: news.example; /go/talk');
  const user = await createUserWith(host.payload, 'sales');
  const req = Object.assign(await createLocalReq({ user }, host.payload), { query: { format: 'csv' } });
  const answer = await exportEndpoint.handler(req);
  const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  expect(rows.find(({ email }) => email === ada.email)).toMatchObject({
    referrer: 'news.example',
    firstPage: '/services/x',
    shortLink: 'talk',
    campaignSource: 'letter',
    campaignName: 'spring',
    clickMark: 'true',
  });
});
