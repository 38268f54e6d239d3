import { paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMultipart, sendForm, tokenOf } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ settings: { fileBytes: 2000 } });
});
afterAll(() => host.close());

const audit = {
  name: 'Ada Vinter',
  email: 'ada@example.com',
  repository: 'https://git.example/vault',
  network: 'Flow',
  language: 'Cadence',
};
const sendAudit = (fields: object = {}, headers = {}) =>
  sendForm(host.app, paths.audit, 'audit', { ...audit, ...fields }, headers);

async function findLastLead() {
  const { docs } = await host.payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 });
  return docs[0];
}

const keysOf = (answer: { json(): { error: { details: { context: { key: string } }[] } } }) =>
  answer.json().error.details.map(({ context }) => context.key);

describe('a request for an audit', () => {
  it('is stored with the facts about the contract, and owed to sales, the visitor and the CRM', async () => {
    const answer = await sendAudit({ linesOfCode: '2,400', deadline: '2027-02-01', company: 'Vinter' });
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    const lead = await findLastLead();
    expect(lead).toMatchObject({
      name: 'Ada Vinter',
      company: 'Vinter',
      formId: 'audit',
      status: 'new',
      message: null,
    });
    expect(lead?.details).toBe(
      'Repository or address: https://git.example/vault\nNetwork: Flow\nLanguage: Cadence\nLines of code: 2,400\nDeadline: 2027-02-01',
    );
    const { docs } = await host.payload.find({ collection: 'deliveries', where: { lead: { equals: lead?.id ?? 0 } } });
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'crm', 'sales-notice']);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'ada@example' }],
    ['phone', { phone: 'call me' }],
    ['company', { company: 'x'.repeat(201) }],
    ['repository', { repository: '' }],
    ['network', { network: 'x'.repeat(81) }],
    ['language', { language: undefined }],
    ['linesOfCode', { linesOfCode: 'many' }],
    ['deadline', { deadline: '2027-02-31' }],
    ['message', { message: 'x'.repeat(5001) }],
  ])('is refused, naming the field, if %s is invalid', async (key, fields) => {
    const answer = await sendAudit(fields);
    expect([answer.statusCode, keysOf(answer)]).toEqual([422, [key]]);
  });

  it('is reported as a duplicate within a day, and is new if the contract differs', async () => {
    const repository = 'https://git.example/twice';
    expect((await sendAudit({ repository })).statusCode).toBe(200);
    const again = await sendAudit({ repository });
    expect([again.statusCode, again.json().error]).toEqual([429, 'Too many requests with same payload']);
    expect((await sendAudit({ repository, network: 'Ethereum' })).statusCode).toBe(200);
  });

  it('is one request for all tries with one key', async () => {
    const headers = { 'idempotency-key': 'audit-key-1' };
    const [first, second] = [
      await sendAudit({ repository: 'keyed' }, headers),
      await sendAudit({ repository: 'keyed' }, headers),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const { totalDocs } = await host.payload.count({
      collection: 'leads',
      where: { idempotencyKey: { equals: 'audit-key-1' } },
    });
    expect(totalDocs).toBe(1);
  });

  it('keeps its file, and refuses one that is too large', async () => {
    const { formToken } = await tokenOf(host.app, 'audit');
    const sendFile = (content: string) => {
      const body = makeMultipart({ formId: 'audit', formToken, ...audit, repository: `file of ${content.length}` }, [
        { field: 'file', name: 'spec.txt', content },
      ]);
      const headers = { accept: 'application/json', ...body.headers };
      return host.app.inject({ method: 'POST', url: paths.audit, headers, payload: body.payload });
    };
    expect((await sendFile('What it must never do')).statusCode).toBe(200);
    const { docs } = await host.payload.find({ collection: 'lead-files', depth: 0 });
    expect(docs).toMatchObject([{ fileName: 'spec.txt', lead: (await findLastLead())?.id }]);
    const tooLarge = await sendFile('x'.repeat(2001));
    expect([tooLarge.statusCode, keysOf(tooLarge)]).toEqual([413, ['file']]);
  });

  it('waits in quarantine if the honeypot was filled, with the usual thank-you', async () => {
    const { honeypotName } = await tokenOf(host.app, 'audit');
    expect((await sendAudit({ repository: 'honeypot', [honeypotName]: 'x' })).statusCode).toBe(200);
    expect(await findLastLead()).toMatchObject({ status: 'quarantine', consentGiven: false });
  });

  it('is refused from a page of another site', async () => {
    expect((await sendAudit({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
