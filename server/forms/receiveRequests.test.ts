import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { sendMailFailure } from '@frontage/contract/contact/failure.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compoundFileOf } from '../testing/archives.ts';
import { send, sendFiles, tokenOf, typed } from '../testing/requests.ts';
import { docxOf } from '../testing/sampleFiles.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let visitor = 0;
let ada = typed;

beforeAll(async () => {
  host = await openTestHost({ settings: { fileBytes: 2000, allowedOrigins: ['https://agency.example'] } });
});
afterAll(() => host.close());
beforeEach(() => {
  visitor += 1;
  ada = { ...typed, email: `ada${visitor}@example.com` };
});

const leadsOf = async (email: string) =>
  (await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 1 })).docs;
const listUploads = () => readdir(host.environment.cms.uploadsDir);
const findOwedFor = async (lead: number) =>
  (await host.payload.find({ collection: 'deliveries', where: { lead: { equals: lead } }, depth: 0 })).docs;

describe('a contact request', () => {
  it('is stored with what it owes before the visitor is thanked', async () => {
    const answer = await send(host.app, {
      ...ada,
      projectTypes: 'MVP,Design',
      phone: '+31 20 555 0100',
      time: '21.11.2026',
    });
    expect(answer.statusCode).toBe(200);
    expect(() => sendMailSuccess.parse(answer.json())).not.toThrow();
    const [lead] = await leadsOf(ada.email);
    expect(lead).toMatchObject({ ...ada, status: 'new', projectTypes: ['MVP', 'Design'], phoneE164: '+31205550100' });
    expect((await findOwedFor(lead?.id ?? 0)).map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'acknowledgement owed',
      'crm owed',
      'sales-notice owed',
    ]);
  });

  it.each([
    ['Netherlands', 'Netherlands'],
    ['Turkey', 'Türkiye'],
    ['de', 'Germany'],
    ['Atlantis', 'Not specified'],
    ['Not specified', 'Not specified'],
  ])('from %j is stored with a country of the list, %s', async (country, stored) => {
    expect((await send(host.app, { ...ada, country })).statusCode).toBe(200);
    expect(await leadsOf(ada.email)).toMatchObject([{ country: stored }]);
  });

  it('is cleaned of what was pasted with it', async () => {
    const pasted = {
      name: '\u202dAda\u00a0Vinter\u202c',
      email: `${ada.email.replace('@', '＠')}. `,
      phone: '\u202a+49 30\u2011123456\u202c',
    };
    expect((await send(host.app, { ...ada, ...pasted })).statusCode).toBe(200);
    expect(await leadsOf(ada.email)).toMatchObject([
      { name: 'Ada Vinter', phone: '+49 30-123456', phoneE164: '+4930123456' },
    ]);
  });

  it('may be sent as JSON, as multipart and as a plain form', async () => {
    const { formToken } = await tokenOf(host.app);
    const plain = await host.app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...ada, formId: 'contact', formToken }).toString(),
    });
    expect(plain.statusCode).toBe(200);
    expect((await sendFiles(host.app, { ...ada, message: 'Another message' }, [])).statusCode).toBe(200);
    expect(await leadsOf(ada.email)).toHaveLength(2);
  });

  it('is refused with a detail for each invalid field, and no value is repeated', async () => {
    const answer = await send(host.app, {
      name: ' ',
      email: 'not-an-address',
      phone: 'call me',
      message: 'x'.repeat(5001),
    });
    expect(answer.statusCode).toBe(422);
    const { error } = sendMailFailure.parse(answer.json());
    const details = typeof error === 'string' ? [] : error.details;
    expect(details.map(({ context, message }) => [context.key, message])).toEqual([
      ['name', 'The name field is required'],
      ['email', 'The email field must be a valid email'],
      ['phone', 'The phone field must be a valid phone: digits, spaces and + - ( ) only'],
      ['message', 'The message field may have at most 5,000 characters'],
    ]);
    expect(answer.body).not.toContain('not-an-address');
    expect(details.find(({ context }) => context.key === 'email')?.type).toBe('pattern');
  });

  it('goes to quarantine, with the usual thank-you and without an email, if the honeypot is filled', async () => {
    const { honeypotName } = await tokenOf(host.app);
    const answer = await send(host.app, { ...ada, [honeypotName]: 'cheap watches' });
    expect(answer.statusCode).toBe(200);
    expect(() => sendMailSuccess.parse(answer.json())).not.toThrow();
    const [lead] = await leadsOf(ada.email);
    expect(lead?.status).toBe('quarantine');
    expect(await findOwedFor(lead?.id ?? 0)).toEqual([]);
  });

  it('goes to quarantine if its token is forged', async () => {
    expect((await send(host.app, { ...ada, formToken: 'contact.tou7ha.AAAA' })).statusCode).toBe(200);
    expect((await leadsOf(ada.email))[0]?.status).toBe('quarantine');
  });

  it('ignores unknown, inherited and nested fields', async () => {
    const payload = `{"name":"Ada","email":"${ada.email}","message":"Hi","status":"won","id":7,"__proto__":{"status":"won"}}`;
    const headers = { 'content-type': 'application/json' };
    expect((await host.app.inject({ method: 'POST', url: '/send-mail', headers, payload })).statusCode).toBe(400);
    expect((await send(host.app, { ...ada, status: 'won', id: 7 })).statusCode).toBe(200);
    expect((await leadsOf(ada.email))[0]?.status).toBe('new');
  });
});

describe('a repeated request', () => {
  it('with the same key gets its first answer again, even when twenty arrive at once', async () => {
    const headers = { 'idempotency-key': `key-of-visitor-${visitor}` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(host.app, ada, headers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await leadsOf(ada.email)).toHaveLength(1);
  });

  it('with the same key and other fields is refused', async () => {
    const headers = { 'idempotency-key': `key-of-visitor-${visitor}` };
    await send(host.app, ada, headers);
    expect((await send(host.app, { ...ada, message: 'Changed' }, headers)).statusCode).toBe(422);
  });

  it('without a key is a duplicate within a day, whatever the time, page and case of the address', async () => {
    await send(host.app, { ...ada, time: '1', resendUrl: 'https://a.example' });
    const again = await send(host.app, { ...ada, email: ada.email.toUpperCase(), time: '2', countrySource: 'cookie' });
    expect(again.statusCode).toBe(429);
    expect(again.json()).toMatchObject({
      success: false,
      error: 'Too many requests with same payload',
      code: 'duplicate',
    });
    host.clock.now = new Date(host.clock.now.getTime() + 24 * 3_600_000 + 1000);
    expect((await send(host.app, ada)).statusCode).toBe(200);
  });

  it('is stored once if equal ones arrive at once without a key', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(host.app, ada)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await leadsOf(ada.email)).toHaveLength(1);
  });
});

describe('a file', () => {
  const text = { field: 'file', name: 'brief.txt', content: 'Grüße an alle' };

  it('is stored under a name of ours, with its type, size and hash', async () => {
    expect((await sendFiles(host.app, ada, [{ ...text, name: '../../backend/etc/brief\u202e.txt' }])).statusCode).toBe(
      200,
    );
    const { docs } = await host.payload.find({ collection: 'lead-files', sort: '-id', limit: 1, depth: 0 });
    expect(docs[0]).toMatchObject({ fileName: 'brief.txt', mimeType: 'text/plain', sizeBytes: 15, field: 'file' });
    const kept = await readFile(join(host.environment.cms.uploadsDir, docs[0]?.storageName ?? ''), 'utf8');
    expect(kept).toBe(text.content);
  });

  it('may be exactly as large as the limit, and is refused and removed with one byte more', async () => {
    const before = (await listUploads()).length;
    expect((await sendFiles(host.app, ada, [{ ...text, content: 'x'.repeat(2000) }])).statusCode).toBe(200);
    const answer = await sendFiles(host.app, { ...ada, message: 'b' }, [{ ...text, content: 'x'.repeat(2001) }]);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error).toMatchObject({
      message: siteTexts.fileTooLarge,
      details: [{ context: { key: 'file' } }],
    });
    expect(await listUploads()).toHaveLength(before + 1);
  });

  it('is refused unread if the request claims to be larger than all files may be', async () => {
    const answer = await host.app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900000' },
    });
    expect(answer.statusCode).toBe(413);
  });

  it('of a type that we cannot open is refused and removed, whatever its name says', async () => {
    const before = await listUploads();
    const program = { ...text, name: 'brief.pdf', content: Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1') };
    const answer = await sendFiles(host.app, ada, [program]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.message).toBe(siteTexts.fileTypeRefused);
    expect(await listUploads()).toEqual(before);
  });

  it.each([
    ['macros', siteTexts.fileHasMacros, docxOf([{ name: 'word/vbaProject.bin' }])],
    ['a password', siteTexts.fileHasPassword, compoundFileOf(['EncryptionInfo', 'EncryptedPackage'])],
    ['half of a picture', siteTexts.pictureDamaged, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('with %s is refused in its own words, and removed', async (_, message, content) => {
    const before = await listUploads();
    const answer = await sendFiles(host.app, ada, [{ ...text, name: 'brief.docx', content }]);
    expect([answer.statusCode, answer.json().error.message]).toEqual([422, message]);
    expect(await listUploads()).toEqual(before);
  });

  it('is removed if the fields sent with it are refused or a duplicate', async () => {
    const before = await listUploads();
    expect((await sendFiles(host.app, { ...ada, email: 'no' }, [text])).statusCode).toBe(422);
    expect(await listUploads()).toEqual(before);
    await sendFiles(host.app, ada, [text]);
    expect((await sendFiles(host.app, ada, [text])).statusCode).toBe(429);
    expect(await listUploads()).toHaveLength(before.length + 1);
  });

  it('that was not chosen does not count', async () => {
    expect((await sendFiles(host.app, ada, [{ ...text, name: '', content: '' }])).statusCode).toBe(200);
  });

  it('may be sent once in each of its three fields', async () => {
    const three = ['file', 'proof', 'essay'].map((field) => ({ ...text, field }));
    expect((await sendFiles(host.app, ada, three)).statusCode).toBe(200);
    expect((await sendFiles(host.app, { ...ada, message: 'c' }, [text, text])).statusCode).toBe(422);
  });
});

describe('a malformed request', () => {
  const post = (headers: Record<string, string>, payload: string | Buffer) =>
    host.app.inject({ method: 'POST', url: '/send-mail', headers, payload });

  it.each([
    ['half an object', 'application/json', '{"name":'],
    ['a list', 'application/json', '[]'],
    ['no UTF-8', 'application/json', Buffer.from([0xff, 0xfe, 0x00])],
    ['nested fields', 'application/json', '{"name":{"first":"Ada"}}'],
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a body that is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAd',
    ],
  ])('is refused with 400: %s', async (_what, type, body) => {
    const answer = await post({ 'content-type': type }, body);
    expect(answer.statusCode).toBe(400);
    expect(() => sendMailFailure.parse(answer.json())).not.toThrow();
  });

  it('is refused with 415 if it has another content type', async () => {
    expect((await post({ 'content-type': 'text/plain' }, '{}')).statusCode).toBe(415);
    expect((await host.app.inject({ method: 'POST', url: '/send-mail' })).statusCode).toBe(415);
  });

  it.each([
    ['the origin of another site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a page of another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused with 403 if it comes from %s', async (_what, headers) => {
    const answer = await send(host.app, ada, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is accepted from our own host and from an allowed one, which is named with credentials', async () => {
    expect((await send(host.app, ada, { origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(200);
    const answer = await send(host.app, { ...ada, message: 'd' }, { origin: 'https://agency.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('https://agency.example');
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
  });
});

describe('the log', () => {
  it('says how a request ended and nothing of its contents', async () => {
    host.log.length = 0;
    const canary = { name: 'Kanarie', email: 'kanarie@example.com', message: 'Zingt', company: 'Kooi' };
    await send(host.app, canary);
    await send(host.app, canary);
    await send(host.app, { ...canary, phone: 'kanarie' });
    await host.app.inject({ url: '/form-token?formId=Kanarie' });
    expect(host.log.join('')).toMatch(/"outcome":"stored","durationMs":\d+/);
    expect(host.log.join('')).not.toMatch(/kanarie|zingt|kooi/i);
  });
});
