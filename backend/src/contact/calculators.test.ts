import { paths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimatePageHtml, sampleRates } from '../testing/estimatePage.ts';
import { publishRelease } from '../testing/formPage.ts';
import { multipart, tokenOf } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ settings: { fileBytes: 2000 } });
  publishRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { 'estimate.html': estimatePageHtml });
});
afterAll(() => host.close());

async function post(
  path: string,
  formId: string,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const { formToken } = await tokenOf(host.app, formId);
  return host.app.inject({
    method: 'POST',
    url: path,
    headers: { accept: 'application/json', ...headers },
    payload: { formId, formToken, ...fields },
  });
}

/** As a browser without script sends it. */
async function submit(path: string, formId: string, fields: [string, string][]) {
  const { formToken } = await tokenOf(host.app, formId);
  return host.app.inject({
    method: 'POST',
    url: path,
    headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams([['formId', formId], ['formToken', formToken], ...fields]).toString(),
  });
}

async function lastLead() {
  const { docs } = await host.payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 });
  return docs[0];
}

const keysOf = (answer: { json(): { error: { details: { context: { key: string } }[] } } }) =>
  answer.json().error.details.map(({ context }) => context.key);

const audit = {
  name: 'Ada Vinter',
  email: 'ada@example.com',
  repository: 'https://git.example/vault',
  network: 'Flow',
  language: 'Cadence',
};
const sendAudit = (fields: object = {}, headers = {}) => post(paths.audit, 'audit', { ...audit, ...fields }, headers);

describe('a request for an audit', () => {
  it('is stored with what is to be audited, and owed to sales, the visitor and the CRM', async () => {
    const answer = await sendAudit({ linesOfCode: '2,400', deadline: '2027-02-01', company: 'Vinter' });
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    const lead = await lastLead();
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
  ])('is refused, naming the field, where %s does not fit', async (key, fields) => {
    const answer = await sendAudit(fields);
    expect([answer.statusCode, keysOf(answer)]).toEqual([422, [key]]);
  });

  it('is told to be a duplicate within a day, and is a new one where the contract is another', async () => {
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
      const body = multipart({ formId: 'audit', formToken, ...audit, repository: `file of ${content.length}` }, [
        { field: 'file', name: 'spec.txt', content },
      ]);
      const headers = { accept: 'application/json', ...body.headers };
      return host.app.inject({ method: 'POST', url: paths.audit, headers, payload: body.payload });
    };
    expect((await sendFile('What it must never do')).statusCode).toBe(200);
    const { docs } = await host.payload.find({ collection: 'lead-files', depth: 0 });
    expect(docs).toMatchObject([{ fileName: 'spec.txt', lead: (await lastLead())?.id }]);
    const tooLarge = await sendFile('x'.repeat(2001));
    expect([tooLarge.statusCode, keysOf(tooLarge)]).toEqual([413, ['file']]);
  });

  it('waits in quarantine where the trap was filled, thanked for like any other', async () => {
    const { trapName } = await tokenOf(host.app, 'audit');
    expect((await sendAudit({ repository: 'trap', [trapName]: 'x' })).statusCode).toBe(200);
    expect(await lastLead()).toMatchObject({ status: 'quarantine', consentGiven: false });
  });

  it('is refused from a page of another site', async () => {
    expect((await sendAudit({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

const estimate = {
  name: 'Ada Vinter',
  email: 'ada@example.com',
  pagePath: '/estimate',
  ratesVersion: sampleRates.version,
  projectType: 'web',
  features: ['bridge', 'sale'],
  lowUsd: 38_000,
  highUsd: 58_000,
};
const sendEstimate = (fields: object = {}) => post(paths.estimate, 'estimate', { ...estimate, ...fields });

describe('a request with an estimate', () => {
  it('is stored with answers, range, version and bill, so that the sum can be made again', async () => {
    expect((await sendEstimate()).statusCode).toBe(200);
    const lead = await lastLead();
    expect(lead?.estimate).toMatchObject({
      ratesVersion: '2026-11-01',
      answers: { projectType: ['web'], features: ['bridge', 'sale'] },
      shown: { lowUsd: 38_000, highUsd: 58_000 },
      bill: { low: 38_000, high: 58_000, lowWeeks: 5, highWeeks: 7 },
    });
    expect(lead?.details?.split('\n')).toEqual([
      'What should it be: Web product',
      'What is in it: A bridge, A sale',
      'Range: $38,000 to 58,000, 5 to 7 weeks',
      'Web product: 14,000 to 22,000',
      'Bridge: 18,000 to 27,000',
      'Sale: 6,000 to 9,000',
      'Rates: 2026-11-01',
    ]);
  });

  it('is refused where the range does not fit its version of the rates', async () => {
    const answer = await sendEstimate({ lowUsd: 100, message: 'Cheaper' });
    expect([answer.statusCode, answer.json().error]).toEqual([422, expect.stringContaining('rates have changed')]);
  });

  it('is stored as it was shown where the site has other rates by now', async () => {
    const fields = { ratesVersion: '2025-01-01', lowUsd: 100, highUsd: 200 };
    expect((await sendEstimate(fields)).statusCode).toBe(200);
    const lead = await lastLead();
    expect(lead?.estimate).toMatchObject({ ratesVersion: '2025-01-01', shown: { lowUsd: 100, highUsd: 200 } });
    expect(lead?.details).toContain('the range is as it was shown');
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'x' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['features', { features: ['<b>'] }],
    ['ratesVersion', { ratesVersion: undefined }],
    ['lowUsd', { lowUsd: '-4' }],
    ['projectType', { projectType: undefined, features: undefined, lowUsd: undefined, highUsd: undefined }],
    ['projectType', { projectType: 'castle', features: undefined, lowUsd: undefined, highUsd: undefined }],
  ])('is refused, naming the field, where %s does not fit', async (key, fields) => {
    const answer = await sendEstimate(fields);
    expect([answer.statusCode, keysOf(answer)]).toEqual([422, [key]]);
  });

  it('is told to be a duplicate within a day, and is a new one with other answers', async () => {
    const again = await sendEstimate();
    expect([again.statusCode, again.json().error]).toEqual([429, 'Too many requests with same payload']);
    expect((await sendEstimate({ features: undefined, lowUsd: 14_000, highUsd: 22_000 })).statusCode).toBe(200);
  });
});

describe('the estimate without script', () => {
  const answers: [string, string][] = [
    ['pagePath', '/estimate'],
    ['projectType', 'web'],
    ['features', 'bridge'],
    ['features', 'sale'],
    ['name', 'Ada "<b>" Vinter'],
  ];
  const shownRows = ($: ReturnType<typeof load>) =>
    $('[data-estimate-row]:not([hidden])')
      .toArray()
      .map((row) =>
        $(row)
          .find('td')
          .toArray()
          .map((cell) => $(cell).text())
          .join(' '),
      );

  it('comes back with the bill filled in and what was typed kept, and stores nothing', async () => {
    const before = await host.payload.count({ collection: 'leads' });
    const answer = await submit(paths.estimateBill, 'estimate', answers);
    expect(answer.statusCode).toBe(200);
    const $ = load(answer.body);
    expect($('title').text()).toBe('Add it up');
    expect($('[data-estimate-text="range"]').text()).toBe('$38,000 to 58,000');
    expect(shownRows($)).toEqual(['14,000 22,000', '18,000 27,000', '6,000 9,000']);
    expect([$('[data-estimate-empty]').attr('hidden'), $('[data-estimate-full]').attr('hidden')]).toEqual([
      'hidden',
      undefined,
    ]);
    expect([$('[name=lowUsd]').val(), $('[name=highUsd]').val()]).toEqual(['38000', '58000']);
    expect($('#e-name').val()).toBe('Ada "<b>" Vinter');
    expect(await host.payload.count({ collection: 'leads' })).toEqual(before);
  });

  it('says what is missing with the bill still there, and leads to the thanks once all is right', async () => {
    const refused = await submit(paths.estimate, 'estimate', [...answers, ['ratesVersion', sampleRates.version]]);
    expect(refused.statusCode).toBe(422);
    const $ = load(refused.body);
    expect($('#e-email-error').text()).toBe('The email field is required');
    expect($('[data-estimate-text="range"]').text()).toBe('$38,000 to 58,000');
    const sent = await submit(paths.estimate, 'estimate', [
      ...answers,
      ['ratesVersion', sampleRates.version],
      ['lowUsd', '38000'],
      ['highUsd', '58000'],
      ['email', 'script@example.com'],
    ]);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thank-you']);
  });

  it('gets a plain page where its page is gone', async () => {
    expect((await submit(paths.estimateBill, 'estimate', [['pagePath', '/nowhere']])).statusCode).toBe(404);
  });
});
