import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { openApiDocument } from '@frontage/contract/openapi.ts';
import { paths } from '@frontage/contract/paths.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { sampleRequestEndpoint } from '../delivery/sampleEmail.ts';
import { answersByLabel } from '../inbox/answersOf.ts';
import { exportEndpoint } from '../inbox/exportRequests.ts';
import { erasePerson, exportPerson } from '../privacy/erasure/person.ts';
import { lookAtDue } from '../privacy/retention/findDue.ts';
import { removeDue } from '../privacy/retention/removeDue.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { makeMultipart, tokenOf } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { versionOf } from './formVersions.ts';

const questions = [
  { id: 'name', kind: 'text', label: 'Your name', required: true },
  { id: 'email', kind: 'email', label: 'Email', required: true },
  { id: 'boat', kind: 'text', label: 'Your boat' },
  { id: 'also', kind: 'text', label: 'Your boat' },
  {
    id: 'days',
    kind: 'choices',
    label: 'Days',
    options: [
      { id: 'thu', label: 'Thursday' },
      { id: 'fri', label: 'Friday' },
    ],
  },
  { id: 'file', kind: 'file', label: 'A plan of it' },
  { id: 'topic', kind: 'text', label: 'Topic', from: 'topic' },
  { id: 'fee', kind: 'amount', label: 'Which fee?', currency: 'NOK', keptDays: 30 },
  { id: 'essay', kind: 'file', label: 'A letter', keptDays: 30 },
];
const formId = 'berths';
const formVersion = versionOf(questions);
const answers = {
  'Your name': 'Ada Vinter',
  Email: 'ada@example.com',
  'Your boat': 'Zweihander',
  'Your boat (2)': '=1+1',
  Days: 'Thursday, Friday',
  'A plan of it': 'plan.txt',
  Topic: 'a refit',
  'Which fee?': 'NOK 40,000',
  'A letter': 'letter.txt',
};

let host: TestHost;
let peer: { bodies: string[]; host: string; url: string; close: () => void };

beforeAll(async () => {
  peer = await openPeer();
  host = await openTestHost({ variables: { WEBHOOK_PRIVATE_HOSTS: peer.host } });
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
  const data = { name: 'Chat', url: peer.url, secret, format: 'standard', events: ['request.received'], active: true };
  await host.payload.create({ collection: 'webhooks', data: data as never });
  await host.payload.create({
    collection: 'forms',
    data: { title: 'Berths', name: formId, questions, _status: 'published' },
  });
});
afterAll(async () => {
  await host.close();
  peer.close();
});

async function openPeer() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    bodies.push(Buffer.concat(parts).toString());
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  return { bodies, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

/** Sends the form as a browser without script does: multipart, because it asks for a file. */
async function submit(email = 'ada@example.com', formVersion = versionOf(questions)) {
  const { formToken } = await tokenOf(host.app, formId);
  const typed = { name: 'Ada Vinter', email, boat: 'Zweihander', also: '=1+1', days: 'thu,fri', fee: '40 000' };
  const body = makeMultipart({ formId, formToken, formVersion, ...typed }, [
    { field: 'file', name: 'plan.txt', content: 'A plan of Zweihander', type: 'text/plain' },
    { field: 'essay', name: 'letter.txt', content: 'A letter about the fee', type: 'text/plain' },
  ]);
  const referer = `${host.app.siteOrigin}/berths?topic=%20a%20refit`;
  const headers = { accept: 'text/html,*/*;q=0.8', referer, ...body.headers };
  const answer = await host.app.inject({ method: 'POST', url: paths.sendMail, headers, payload: body.payload });
  expect(answer.statusCode).toBe(303);
  onTestFinished(async () => {
    await erasePerson(host.payload, host.environment.cms, email);
  });
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 1 });
  const [lead] = docs;
  if (!lead) throw new Error('Nothing was stored');
  return lead;
}

it('keeps the file of a file question, and names form, version and answers at the request, hidden ones too', async () => {
  const lead = await submit();
  expect(lead).toMatchObject({ formId, formVersion, form: { name: formId, title: 'Berths' } });
  expect(answersByLabel(lead)).toEqual(answers);
  const { docs } = await host.payload.find({ collection: 'lead-files', where: { lead: { equals: lead.id } } });
  expect(docs.map(({ field, fileName }) => [field, fileName])).toEqual(
    expect.arrayContaining([
      ['file', 'plan.txt'],
      ['essay', 'letter.txt'],
    ]),
  );
});

it('gives webhooks each answer under its label, two of one label apart', async () => {
  const before = peer.bodies.length;
  await submit();
  await host.deliver();
  const { data } = JSON.parse(peer.bodies[before] ?? '');
  expect(data).toMatchObject({
    form: formId,
    formVersion,
    answers,
    files: [{ name: 'plan.txt' }, { name: 'letter.txt' }],
  });
});

it('tells sales and the CRM each answer, and the visitor what they chose', async () => {
  const { id } = await submit();
  await host.deliver();
  const { docs } = await host.payload.find({ collection: 'mails', where: { lead: { equals: id } } });
  const textOf = (kind: string) => docs.find((mail) => mail.kind === kind)?.text ?? '';
  for (const said of ['Zweihander', 'Thursday, Friday', 'a refit', 'NOK 40,000', 'letter.txt'])
    expect(textOf('lead-notification'), said).toContain(said);
  expect([textOf('acknowledgement')].map((text) => [text.includes('Thursday'), text.includes('Zweihander')])).toEqual([
    [true, false],
  ]);
  const notes = await host.payload.find({ collection: 'notes', where: { 'deal.lead': { equals: id } } });
  expect(notes.docs.map(({ content }) => content).join()).toContain('Which fee? NOK 40,000');
});

it.each([
  ['removes an answer once its own time is over, with its file and all that repeats it, and keeps the request', '?'],
  ['removes the line of such an answer as earlier versions stored it', '?:'],
])('%s', async (_, sign) => {
  const { details, id } = await submit();
  await host.deliver();
  const data = { details: details?.replace('Which fee?', `Which fee${sign}`) };
  await host.payload.db.updateOne({ collection: 'leads', id, data });
  const remove = (days: number) =>
    removeDue(host.payload, host.environment.cms, new Date(host.clock.now.getTime() + days * 86_400_000));
  expect(await remove(29)).toEqual({});
  expect(await lookAtDue(host.payload, new Date(host.clock.now.getTime() + 31 * 86_400_000))).toMatchObject({
    rules: expect.arrayContaining([expect.objectContaining({ rule: 'answer with a shorter time', count: 1 })]),
  });
  expect(await remove(31)).toMatchObject({ answers: 2, 'lead-files': 1, files: expect.any(Number) });
  const { 'Which fee?': _fee, 'A letter': _letter, ...kept } = answers;
  const lead = await host.payload.findByID({ collection: 'leads', id, depth: 0 });
  expect(answersByLabel(lead)).toEqual(kept);
  expect(lead).toMatchObject({ name: 'Ada Vinter', email: 'ada@example.com', answersKeptUntil: null });
  expect(lead.details).toContain('Zweihander');
  for (const collection of ['leads', 'lead-files', 'mails', 'notes'] as const) {
    const { docs } = await host.payload.find({ collection, depth: 0 });
    expect([collection, /40,?000|letter/.test(JSON.stringify(docs))]).toEqual([collection, false]);
  }
  const removals = await host.payload.find({ collection: 'removals', sort: '-id', limit: 1 });
  expect(removals.docs).toMatchObject([{ rule: 'answer with a shorter time', counts: { answers: 2 } }]);
  expect(await remove(31)).toEqual({});
});

it('gives exports each answer under the newest of its labels, and no program a formula', async () => {
  await submit();
  const user = await createUserWith(host.payload, 'sales');
  const exported = async (format: string) => {
    const req = await createLocalReq({ user }, host.payload);
    return (await exportEndpoint.handler(Object.assign(req, { query: { format } }))).text();
  };
  expect(JSON.parse(await exported('json'))).toMatchObject([{ form: formId, answers }]);
  const csv = await exported('csv');
  const [head = '', row = ''] = csv.trim().split('\r\n');
  const labels = Object.keys(answers)
    .map((label) => `"${label}"`)
    .join(',');
  expect(head.endsWith(`${labels},"became"`)).toBe(true);
  expect(
    row.endsWith(
      `"Ada Vinter","ada@example.com","Zweihander","'=1+1","Thursday, Friday","plan.txt","a refit","NOK 40,000","letter.txt",""`,
    ),
  ).toBe(true);
  const [form] = (await host.payload.find({ collection: 'forms', where: { name: { equals: formId } } })).docs;
  const renamed = questions.map((one) => (one.id === 'boat' ? { ...one, label: 'Your ship' } : one));
  await host.payload.update({ collection: 'forms', id: form?.id ?? 0, data: { questions: renamed } });
  onTestFinished(() =>
    host.payload.update({ collection: 'forms', id: form?.id ?? 0, data: { questions } }).then(() => {}),
  );
  const again = await submit('bo@example.com', versionOf(renamed));
  expect(answersByLabel(again)).toHaveProperty('Your ship', 'Zweihander');
  const [newHead = '', newer = '', older = ''] = (await exported('csv')).trim().split('\r\n');
  expect(newHead).toContain('"Your ship","Your boat","Days"');
  for (const row of [newer, older]) expect(row).toContain(`"Zweihander","'=1+1"`);
});

it('has them in the copy of a person’s data, and nowhere once that person was erased', async () => {
  const { id } = await submit();
  await host.deliver();
  const copy = await exportPerson(host.payload, host.environment.cms, 'Ada@example.com', host.clock.now);
  expect(copy.rows.leads).toMatchObject([{ formId, formVersion, answers: expect.any(Array) }]);
  expect(JSON.stringify(copy.rows.leads)).toContain('Zweihander');
  expect(copy.files.map(({ base64 }) => Buffer.from(base64, 'base64').toString())).toContain('A plan of Zweihander');
  await erasePerson(host.payload, host.environment.cms, 'ada@example.com');
  await expectGone(id);
});

it('removes them when their request is due, with the file, and keeps the questions', async () => {
  const { id } = await submit();
  const far = new Date('2039-11-21T12:00:00.000Z');
  expect(await removeDue(host.payload, host.environment.cms, far)).toMatchObject({ leads: 1, 'lead-files': 2 });
  await expectGone(id);
  const where = { key: { equals: `${formId} ${formVersion}` } };
  expect((await host.payload.count({ collection: 'form-versions', where })).totalDocs).toBe(1);
});

it('names the version in OpenAPI, as a field of the call', () => {
  const document = JSON.stringify(openApiDocument({ namespace: 'frontage' }).paths[paths.sendMail]);
  expect(document).toContain('"formVersion"');
});

async function expectGone(id: number) {
  const { docs } = await host.payload.find({ collection: 'leads', where: { id: { equals: id } } });
  expect(docs).toEqual([]);
  for (const collection of ['lead-files', 'mails', 'deliveries'] as const)
    expect(JSON.stringify((await host.payload.find({ collection, depth: 0 })).docs)).not.toContain('Zweihander');
  const { uploadsDir } = host.environment.cms;
  expect(existsSync(uploadsDir) ? readdirSync(uploadsDir).filter((name) => name.length === 32) : []).toEqual([]);
}

it('shows an editor what sales would read, with made-up answers that nobody stores', async () => {
  const { id } = (await host.payload.find({ collection: 'forms', where: { name: { equals: formId } } })).docs[0] ?? {};
  const editor = await createUserWith(host.payload, 'editor');
  const before = await host.payload.count({ collection: 'leads' });
  const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, host.payload);
  const response = await sampleRequestEndpoint.handler(Object.assign(req, { routeParams: { id: String(id) } }));
  expect(response.status).toBe(202);
  await host.deliver();
  const { docs } = await host.payload.find({ collection: 'mails', where: { kind: { equals: 'sample' } } });
  expect(docs).toMatchObject([{ to: editor.email, subject: expect.stringMatching(/^Test: .*Ada Lindqvist/) }]);
  for (const words of ['Ada Lindqvist', 'Your boat', 'Thursday', 'Berths']) expect(docs[0]?.text).toContain(words);
  expect(await host.payload.count({ collection: 'leads' })).toEqual(before);
});
