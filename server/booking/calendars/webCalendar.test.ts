import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, onTestFinished, test } from 'vitest';
import { icsOf, startCalendarServer } from '../../testing/calendarServer.ts';
import { openTestDatabase } from '../../testing/databases.ts';
import { readCallPlan } from '../callPlanOf.ts';
import { sealPassword } from './calendarPassword.ts';
import { calDav } from './webCalendar.ts';

const entry = icsOf(['2026-11-24T14:30:00Z', '2026-11-24T15:30:00Z']);
const lines = entry.replaceAll('\r\n', '\n');
const busy = [[Date.parse('2026-11-24T14:30:00Z'), Date.parse('2026-11-24T15:30:00Z')]];
const now = new Date('2026-11-21T12:00:00Z');
const period = { from: now.getTime(), until: now.getTime() + 30 * 86_400_000 };

/** A calendar on this machine, and what it takes to ask it. */
async function open(answer: (response: ServerResponse, request: IncomingMessage) => void, path = '/dav/ines/') {
  const server = await startCalendarServer();
  server.answer = answer;
  const { close, payload } = await openTestDatabase('SQLite');
  onTestFinished(close);
  payload.config.custom.calendarPrivateHosts = [server.host];
  const address = `http://${server.host}${path}`;
  const calendar = { kind: 'caldav', address, user: 'ines', password: sealPassword(payload, 'a: b') } as const;
  const asking = { payload, plan: await readCallPlan(payload), calendar };
  const desk = { host: 'Ines', timeZone: 'Europe/Amsterdam', officeId: 1, city: '', opens: '09:00', closes: '18:00' };
  const whole = { ...desk, role: undefined, room: undefined, starts: [], calendars: [calendar] };
  return { asking, seen: server.seen, read: () => calDav.readBusy(asking, whole, period, now) };
}

const escaped = lines.replaceAll('\n', '&#13;\n');
/** Answers to a REPORT as these servers write them. */
const dialects = {
  Radicale: `<?xml version='1.0' encoding='utf-8'?>
<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response><href>/ines/a.ics</href><propstat><prop><C:calendar-data>${lines}</C:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
  Nextcloud: `<?xml version="1.0"?>
<d:multistatus xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/" xmlns:oc="http://owncloud.org/ns" xmlns:nc="http://nextcloud.org/ns"><d:response><d:href>/remote.php/dav/calendars/ines/personal/a.ics</d:href><d:propstat><d:prop><cal:calendar-data>${escaped}</cal:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`,
  iCloud: `<?xml version='1.0' encoding='UTF-8'?>
<multistatus xmlns='DAV:'><response><href>/123/calendars/home/a.ics</href><propstat><prop><calendar-data xmlns='urn:ietf:params:xml:ns:caldav'><![CDATA[${entry}]]></calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
  SOGo: `<?xml version="1.0" encoding="utf-8"?>
<D:multistatus xmlns:n1="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:response><D:href>/SOGo/dav/ines/Calendar/personal/a.ics</D:href><D:propstat><D:status>HTTP/1.1 200 OK</D:status><D:prop><n1:calendar-data>${escaped}</n1:calendar-data></D:prop></D:propstat></D:response></D:multistatus>`,
  Zimbra: `<?xml version="1.0" encoding="utf-8"?>
<D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"><D:response><D:href>/dav/ines/Calendar/a.ics</D:href><D:propstat><D:status>HTTP/1.1 200 OK</D:status><D:prop><C:calendar-data>${lines.replace('BEGIN:VEVENT', 'METHOD:PUBLISH\nBEGIN:VEVENT')}</C:calendar-data></D:prop></D:propstat></D:response></D:multistatus>`,
};

test.each(Object.entries(dialects))('what %s answers is read', async (_, answer) => {
  const { read } = await open((response) => response.writeHead(207, { 'content-type': 'text/xml' }).end(answer));
  expect(await read()).toEqual(busy);
});

const md5 = (...parts: string[]) => hash('md5', parts.join(':'));
/** As sabre/dav compares it, which Baïkal is made with. RFC 7616. */
function isAllowed({ headers, method = '', url = '' }: IncomingMessage, password: string): boolean {
  const given = headers.authorization ?? '';
  const said = (name: string) => new RegExp(`\\b${name}="?([^",]+)`).exec(given)?.[1] ?? '';
  const secret = md5('ines', 'BaikalDAV', password);
  const expected = md5(secret, said('nonce'), said('nc'), said('cnonce'), said('qop'), md5(method, url));
  return (
    given.startsWith('Digest ') && said('opaque') === 'df58' && said('uri') === url && said('response') === expected
  );
}

it('a name and a password are proven to a server that takes no password in the clear, as Baïkal', async () => {
  const asked = 'Digest realm="BaikalDAV",qop="auth",nonce="655f1a",opaque="df58"';
  let password = 'a: b';
  const { asking, read, seen } = await open((response, request) => {
    if (!isAllowed(request, password)) response.writeHead(401, { 'www-authenticate': asked }).end();
    else if (request.method === 'PUT') response.writeHead(201).end();
    else response.writeHead(207).end(dialects.Nextcloud);
  }, '/dav.php/calendars/ines/default/');
  expect(await read()).toEqual(busy);
  const organizer = { name: 'Wharfside', email: 'site@wharfside.example' };
  const entry = {
    uid: 'call@w.example',
    sequence: 0,
    startsAt: now,
    endsAt: now,
    saidAt: now,
    room: undefined,
    organizer,
  };
  await calDav.entries?.write(asking, { ...entry, summary: 'Call', description: '' }, '1');
  expect(seen.map(({ method }) => method)).toEqual(['REPORT', 'REPORT', 'PUT', 'PUT']);
  password = 'another';
  await expect(read()).rejects.toThrow('It refuses the name or the password (status 401)');
});
