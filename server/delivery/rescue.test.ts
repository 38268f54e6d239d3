import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { storeDocumentArticle } from '../testing/documentArticle.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { tokenOf } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let article = 0;
let sales: Awaited<ReturnType<typeof createUserWith>>;

beforeAll(async () => {
  host = await openTestHost();
  host.clock.now = new Date('2026-11-21T12:00:00Z');
  await offerCalls(host.payload);
  ({ article } = await storeDocumentArticle(host.payload));
  sales = await createUserWith(host.payload, 'sales');
});
afterAll(() => host.close());

/** Sends a form as people do, or as a machine that fills in the honeypot. */
async function send(url: string, formId: string, fields: Record<string, unknown>, sender: 'machine' | 'person') {
  const { formToken, honeypotName } = await tokenOf(host.app, formId);
  const caught = sender === 'machine' ? { [honeypotName]: 'filled' } : {};
  const payload = { formId, formToken, ...fields, ...caught };
  const answer = await host.app.inject({ method: 'POST', url, headers: { accept: 'application/json' }, payload });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** Delivers until nothing is left. */
async function deliver(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await host.deliver();
}

async function leadOf(email: string) {
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
  if (!docs[0]) throw new Error(`Nothing was stored of ${email}`);
  return docs[0];
}

async function rescueLead(id: number): Promise<void> {
  await host.payload.update({ collection: 'leads', id, data: { status: 'new' }, overrideAccess: false, user: sales });
  await deliver();
}

/** Orders of sales are owed to nobody outside. */
const orders = ['document-link', 'letter-confirm', 'call-booking'];

/** Everything delivered for a request, and its emails: each with its kind and whether it went to the visitor. */
async function readDelivered(email: string) {
  const { id } = await leadOf(email);
  const where = { lead: { equals: id } };
  const deliveries = await host.payload.find({ collection: 'deliveries', where, pagination: false, depth: 0 });
  expect(deliveries.docs.map(({ lastError, status }) => [status, lastError])).toEqual(
    deliveries.docs.map(() => ['delivered', null]),
  );
  const mails = await host.payload.find({ collection: 'mails', where, pagination: false, depth: 0 });
  return {
    deliveries: deliveries.docs.flatMap(({ kind }) => (orders.includes(kind) ? [] : [kind])).sort(),
    mails: mails.docs.map(({ kind, to }) => `${kind} to ${to === email ? 'visitor' : 'sales'}`).sort(),
  };
}

const three = '2026-11-24T14:00:00.000Z';
const ten = '2026-11-24T09:00:00.000Z';
const booking = (email: string, start: string) => ({ name: 'Ada Vinter', email, start, zone: 'Europe/Amsterdam' });

it.each([
  {
    what: 'a contact request',
    url: paths.sendMail,
    formId: 'contact',
    fields: (email: string) => ({ name: 'Ada Vinter', email, message: `A bridge for ${email}` }),
    visitorMail: 'acknowledgement',
  },
  {
    what: 'a request for a document',
    url: paths.articleFile,
    formId: 'article-file',
    fields: (email: string) => ({ email, type: 'storage-worksheet', articleId: article }),
    visitorMail: 'document',
  },
  {
    what: 'a booked call',
    url: bookingPaths.booking,
    formId: 'booking',
    fields: (email: string) => booking(email, email.startsWith('person') ? three : ten),
    visitorMail: 'booking-confirmed',
  },
])('owes for $what that is rescued exactly what an ordinary one owes', async ({ fields, formId, url, visitorMail }) => {
  const [person, machine] = [`person@${formId}.example`, `machine@${formId}.example`];
  await send(url, formId, fields(person), 'person');
  await send(url, formId, fields(machine), 'machine');
  await deliver();
  const ordinary = await readDelivered(person);
  expect(ordinary.mails).toContain(`${visitorMail} to visitor`);
  expect(await readDelivered(machine)).toEqual({ deliveries: [], mails: [] });

  const { id } = await leadOf(machine);
  await rescueLead(id);
  expect(await readDelivered(machine)).toEqual(ordinary);

  // Put back and rescued once more: nobody is told twice.
  await host.payload.update({ collection: 'leads', id, data: { status: 'quarantine' } });
  await rescueLead(id);
  expect(await readDelivered(machine)).toEqual(ordinary);
});

it('promises an answer in the future if a request is rescued after days', async () => {
  const email = 'machine@late.example';
  await send(paths.sendMail, 'contact', { name: 'Ada Vinter', email, message: 'A late bridge' }, 'machine');
  const before = host.clock.now;
  host.clock.now = new Date('2026-12-03T12:00:00Z');
  try {
    await rescueLead((await leadOf(email)).id);
  } finally {
    host.clock.now = before;
  }
  const { docs } = await host.payload.find({ collection: 'mails', where: { 'lead.email': { equals: email } } });
  expect(docs.map(({ text }) => text.includes('Friday 4 December, 2026, 18:00 UTC'))).toEqual([true, true]);
});

it('gives a rescued call its hour, and says so in the inbox if somebody else now has it', async () => {
  const hour = '2026-11-25T09:00:00.000Z';
  await send(bookingPaths.booking, 'booking', booking('late@call.example', hour), 'machine');
  await send(bookingPaths.booking, 'booking', booking('first@call.example', hour), 'person');
  const { id } = await leadOf('late@call.example');
  await rescueLead(id);
  const { docs } = await host.payload.find({ collection: 'deliveries', where: { lead: { equals: id } }, depth: 0 });
  const failed = docs.filter(({ status }) => status === 'failed').map(({ kind, lastError }) => [kind, lastError]);
  expect(failed).toEqual([['call-booking', 'The hour went to somebody else. Answer the visitor instead']]);
  const calls = await host.payload.find({ collection: 'bookings', where: { startsAt: { equals: hour } } });
  expect(calls.docs.map(({ state }) => state).sort()).toEqual(['booked', 'quarantine']);
});

it('asks a rescued reader to confirm, like everybody else, and does not let sales enter anybody', async () => {
  const readerOf = async (email: string) => {
    const { docs } = await host.payload.find({ collection: 'subscribers', where: { email: { equals: email } } });
    return docs[0];
  };
  const mailsTo = async (email: string) => {
    const { docs } = await host.payload.find({ collection: 'mails', where: { to: { equals: email } }, depth: 0 });
    return docs.map(({ kind, status, subject, unsubscribeUrl }) => ({
      kind,
      status,
      subject,
      oneClick: !!unsubscribeUrl,
    }));
  };
  await send(paths.subscribe, 'newsletter', { email: 'person@letter.example' }, 'person');
  await send(paths.subscribe, 'newsletter', { email: 'machine@letter.example' }, 'machine');
  await deliver();
  const ordinary = await mailsTo('person@letter.example');
  expect(ordinary).toMatchObject([{ kind: 'letter-confirm', status: 'sent', oneClick: true }]);
  expect(await mailsTo('machine@letter.example')).toEqual([]);

  const id = (await readerOf('machine@letter.example'))?.id ?? 0;
  const change = (state: 'entered' | 'left' | 'waiting') =>
    host.payload.update({ collection: 'subscribers', id, data: { state }, overrideAccess: false, user: sales });
  await expect(change('entered')).rejects.toThrow();
  await change('waiting');
  await deliver();
  expect(await mailsTo('machine@letter.example')).toEqual(ordinary);
  await expect(change('entered')).rejects.toThrow();
  expect((await change('left')).leftAt).toBeTruthy();
  await expect(change('waiting')).rejects.toThrow();
});
