import { duplicateMarker, processingNote } from '@frontage/contract/contact/messages.ts';
import { paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm, tokenOf } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const ada = { name: 'Ada Vinter', phone: '+44 20 7946 0142' };
const ask = (fields: object = {}, headers = {}) =>
  sendForm(host.app, paths.callBack, 'call-back', { ...ada, ...fields }, headers);

async function findNewestLead() {
  const { docs } = await host.payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 });
  const [lead] = docs;
  if (!lead) throw new Error('Nothing was stored');
  return lead;
}

async function findOwedFor(lead: number) {
  const { docs } = await host.payload.find({ collection: 'deliveries', where: { lead: { equals: lead } }, depth: 0 });
  return docs.map(({ kind }) => kind).sort();
}

const keysOf = (answer: { json(): { error: { details: { context: { key: string }; message: string }[] } } }) =>
  answer.json().error.details.map(({ context, message }) => [context.key, message]);

describe('a request for a call back', () => {
  it('is stored with number and time of day, and owed to sales and the CRM; there is nobody to email', async () => {
    const answer = await ask({ callTime: 'Morning, 9 to 12' });
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    const lead = await findNewestLead();
    expect(lead).toMatchObject({
      ...ada,
      email: null,
      message: null,
      phoneE164: '+442079460142',
      formId: 'call-back',
      status: 'new',
      details: 'Wants to be called: Morning, 9 to 12',
    });
    expect(await findOwedFor(lead.id)).toEqual(['crm', 'sales-notice']);
  });

  it.each([
    ['+49 (0)40 765 43 21', '+49 (0)40 765 43 21', '+49407654321'],
    ['\u202a+49 30 123456\u202c', '+49 30 123456', '+4930123456'],
    ['+1.415.555.0100', '+1 415 555 0100', '+14155550100'],
    ['040/7654322', '040 7654322', null],
  ])('keeps the number that was meant, and the one to dial: %s as %s and %s', async (typed, phone, phoneE164) => {
    expect((await ask({ phone: typed })).statusCode).toBe(200);
    expect(await findNewestLead()).toMatchObject({ phone, phoneE164 });
  });

  it('stores the words under its button, which promise no emails', async () => {
    await ask({ phone: '+44 20 7946 0143', consentVersion: processingNote.version });
    expect(await findNewestLead()).toMatchObject({
      consentVersion: processingNote.version,
      consentText: processingNote.text,
      consentGiven: false,
    });
    expect(processingNote.text).not.toMatch(/mail/);
    await ask({ phone: '+44 20 7946 0144', consentVersion: '1999-01-01' });
    expect(await findNewestLead()).toMatchObject({ consentVersion: null });
  });

  it('may leave out the time of day', async () => {
    await ask({ phone: '0171 555' });
    expect(await findNewestLead()).toMatchObject({ phoneE164: null, details: 'Wants to be called: Any time' });
  });

  it.each([
    ['name', { name: ' ' }, 'The name field is required'],
    ['phone', { phone: undefined }, 'The phone field is required'],
    ['phone', { phone: '  ' }, 'The phone field is required'],
    ['phone', { phone: 'call me' }, 'The phone field must be a valid phone: digits, spaces and + - ( ) only'],
    ['phone', { phone: '5'.repeat(41) }, 'The phone field may have at most 40 characters'],
    ['callTime', { callTime: 'At night' }, 'The callTime field must be one of the answers on the page'],
  ])('is refused, naming the field, if %s is invalid: %o', async (key, fields, message) => {
    const answer = await ask(fields);
    expect([answer.statusCode, keysOf(answer)]).toEqual([422, [[key, message]]]);
  });

  it('is recognised by its number, however it is spaced, and is new at another time of day', async () => {
    const phone = '+44 (20) 7946-0199';
    expect((await ask({ phone })).statusCode).toBe(200);
    const again = await ask({ phone: '+44 20 79460199' });
    expect([again.statusCode, again.json().error]).toEqual([429, duplicateMarker]);
    expect((await ask({ phone, callTime: 'Evening, 17 to 19' })).statusCode).toBe(200);
    expect((await ask({ phone: '+44 20 7946 0198' })).statusCode).toBe(200);
  });

  it('waits in quarantine if the honeypot was filled, and owes what others owe once it is rescued', async () => {
    const { honeypotName } = await tokenOf(host.app, 'call-back');
    expect((await ask({ phone: '+1 212 555 0137', [honeypotName]: 'x' })).statusCode).toBe(200);
    const { id, status } = await findNewestLead();
    expect([status, await findOwedFor(id)]).toEqual(['quarantine', []]);
    await host.payload.update({ collection: 'leads', id, data: { status: 'new' } });
    expect(await findOwedFor(id)).toEqual(['crm', 'sales-notice']);
  });

  it('reaches sales in an email that says to call, without a reply address, and the CRM with the number', async () => {
    await ask({ name: 'Bo Ferrer', phone: '+31 10 555 0142' });
    const lead = await findNewestLead();
    await host.deliver();
    const { docs } = await host.payload.find({ collection: 'deliveries', where: { lead: { equals: lead.id } } });
    expect(docs.map(({ lastError, status }) => [status, lastError ?? null])).toEqual([
      ['delivered', null],
      ['delivered', null],
    ]);
    const { docs: mails } = await host.payload.find({ collection: 'mails', where: { lead: { equals: lead.id } } });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'lead-notification', replyTo: null });
    expect(mails[0]?.text).toMatch(/Phone.*\+31 10 555 0142/s);
    expect(mails[0]?.text).toContain('Wants to be called');
    expect(mails[0]?.text).toMatch(/The visitor gave no address: call\s+them\./);
    const { docs: persons } = await host.payload.find({
      collection: 'persons',
      where: { name: { equals: 'Bo Ferrer' } },
    });
    expect(persons).toMatchObject([{ email: null, phone: '+31105550142' }]);
  });
});
