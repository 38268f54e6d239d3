import { estimateExamples } from '@frontage/blocks/Estimate/Estimate.examples.ts';
import type { EstimateRates } from '@frontage/contract/estimate.ts';
import { paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { sendForm } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const [{ block } = { block: undefined }] = estimateExamples;
if (!block) throw new Error('There is no example of an estimate');

let host: TestHost;
let visitor = 0;

beforeAll(async () => {
  host = await openTestHost();
  await fillSite(host.payload);
});
afterAll(() => host.close());

const estimate = {
  name: 'Ada Vinter',
  email: 'ada@example.com',
  pagePath: '/estimate',
  ratesVersion: '2026-11-01',
  projectType: 'web',
  platforms: ['flow-cadence', 'flow-evm'],
  lowUsd: 40_000,
  highUsd: 57_000,
};
const send = (fields: object = {}) => sendForm(host.app, paths.estimate, 'estimate', { ...estimate, ...fields });

/** Sends a request from a new visitor, expects the usual thank-you and returns the stored lead. */
async function sendAndFindLead(fields: object) {
  visitor += 1;
  const answer = await send({ email: `visitor${visitor}@example.com`, ...fields });
  expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
  return findLastLead();
}

async function findLastLead() {
  const { docs } = await host.payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 });
  if (!docs[0]) throw new Error('Nothing was stored');
  return docs[0];
}

const unknownSum = 'The sum on the page fits no rates that are kept';

describe('a request with an estimate', () => {
  it('is stored with answers, range, version and bill, so that the sum can be calculated again', async () => {
    expect((await send()).statusCode).toBe(200);
    const lead = await findLastLead();
    expect(lead).toMatchObject({ status: 'new', quarantineReason: null });
    expect(lead.estimate).toMatchObject({
      ratesVersion: '2026-11-01',
      answers: { projectType: ['web'], platforms: ['flow-cadence', 'flow-evm'] },
      shown: { lowUsd: 40_000, highUsd: 57_000 },
      bill: { low: 40_000, high: 57_000, lowWeeks: 8, highWeeks: 11 },
    });
    expect(lead.details?.split('\n')).toEqual([
      'What should it be: Web product',
      'Where does it live: Flow, Cadence, Flow, EVM',
      'Range: $40,000 to 57,000, 8 to 11 weeks',
      'Contracts with tests: 20,000 to 28,000',
      'Screens and their tests: 15,000 to 21,000',
      'The EVM side of Flow: 5,000 to 8,000',
      'Rates: 2026-11-01',
    ]);
  });

  it('tells sales the range in the currency of the site', async () => {
    await host.payload.updateGlobal({ slug: 'site-settings', data: { currency: 'CHF' } });
    const lead = await sendAndFindLead({});
    await host.payload.updateGlobal({ slug: 'site-settings', data: { currency: null } });
    expect(lead.details).toMatch(/Range: CHF\s40,000 to 57,000/);
  });

  it('stores only answers that its rates know', async () => {
    const lead = await sendAndFindLead({ platforms: ['flow-evm', 'atlantis'], features: ['bridge'] });
    expect(lead.status).toBe('new');
    expect(lead.estimate).toMatchObject({ answers: { projectType: ['web'], platforms: ['flow-evm'] } });
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'x' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['features', { features: ['<b>'] }],
    ['ratesVersion', { ratesVersion: undefined }],
    ['lowUsd', { lowUsd: '-4' }],
    ['projectType', { projectType: undefined, platforms: undefined, lowUsd: undefined, highUsd: undefined }],
    ['projectType', { projectType: 'castle', platforms: undefined, lowUsd: undefined, highUsd: undefined }],
    ['projectType', { projectType: undefined, platforms: undefined, ratesVersion: '1999-01-01' }],
  ])('is refused, naming the field, if %s is invalid', async (key, fields) => {
    const answer = await send(fields);
    const details: { message: string; context: { key: string } }[] = answer.json().error.details;
    expect([answer.statusCode, details.map(({ context }) => context.key)]).toEqual([422, [key]]);
    const told: Record<string, string> = {
      features: 'The features field must be one of the answers on the page',
      ratesVersion:
        'The ratesVersion field must name the rates of the page: load it again and send your answers once more',
      lowUsd: 'The lowUsd field must be a whole number, such as 50000',
    };
    if (told[key]) expect(details[0]?.message).toBe(told[key]);
  });

  it('is reported as a duplicate within a day, and is new with other answers', async () => {
    const again = await send();
    expect([again.statusCode, again.json().error]).toEqual([429, 'Too many requests with same payload']);
    expect((await send({ platforms: undefined, lowUsd: 35_000, highUsd: 49_000 })).statusCode).toBe(200);
    expect((await findLastLead()).status).toBe('new');
  });
});

describe('a sum that matches no rates of its version', () => {
  it('waits in quarantine as it was shown, with the usual thank-you and without an email to anybody', async () => {
    const lead = await sendAndFindLead({ lowUsd: 100, highUsd: 57_000 });
    expect(lead).toMatchObject({ status: 'quarantine', quarantineReason: unknownSum });
    expect(lead.estimate).toMatchObject({ ratesVersion: '2026-11-01', shown: { lowUsd: 100, highUsd: 57_000 } });
    expect(lead.estimate).not.toHaveProperty('bill');
    expect(lead.details?.split('\n')).toEqual([
      'projectType: web',
      'platforms: flow-cadence, flow-evm',
      'Range: $100 to 57,000',
      'Rates: 2026-11-01, by which the sum is another: the range is as it was shown',
    ]);
    const owed = await host.payload.count({ collection: 'deliveries', where: { lead: { equals: lead.id } } });
    expect(owed.totalDocs).toBe(0);
  });

  it('waits there too if its version is unknown or only in a draft', async () => {
    const rates = { ...block.rates, version: 'not-yet' };
    await publishRates(rates, 'draft');
    for (const ratesVersion of ['1999-01-01', 'not-yet']) {
      expect(await sendAndFindLead({ ratesVersion })).toMatchObject({
        status: 'quarantine',
        quarantineReason: unknownSum,
      });
    }
    await publishRates(rates);
    expect((await sendAndFindLead({ ratesVersion: 'not-yet' })).status).toBe('new');
  });
});

describe('rates that were replaced', () => {
  it('are still valid for a page that was opened before, but only under their own version', async () => {
    await publishRates(withAdvice('2027-01-01', 9000));
    const advice = { projectType: 'advice', platforms: undefined };
    const [old, current] = [
      { lowUsd: 7000, highUsd: 7000 },
      { lowUsd: 9000, highUsd: 9000 },
    ];
    expect((await sendAndFindLead({ ...advice, ...old })).status).toBe('new');
    expect((await sendAndFindLead({ ...advice, ...current, ratesVersion: '2027-01-01' })).status).toBe('new');
    expect((await sendAndFindLead({ ...advice, ...current })).status).toBe('quarantine');
    expect((await sendAndFindLead({ ...advice, ...old, ratesVersion: '2027-01-01' })).status).toBe('quarantine');
  });

  it('under an unchanged version make the bill that matches the sum on the page', async () => {
    await publishRates(withAdvice('2026-11-01', 11_000));
    for (const usd of [7000, 11_000]) {
      const lead = await sendAndFindLead({ projectType: 'advice', platforms: undefined, lowUsd: usd, highUsd: usd });
      expect(lead.status).toBe('new');
      expect(lead.estimate).toMatchObject({ bill: { low: usd, high: usd } });
    }
  });

  it('are ignored for a page that showed no sum: the current ones count', async () => {
    const lead = await sendAndFindLead({
      projectType: 'advice',
      platforms: undefined,
      lowUsd: undefined,
      highUsd: undefined,
    });
    expect(lead.status).toBe('new');
    expect(lead.estimate).toMatchObject({ bill: { low: 11_000, high: 11_000 } });
  });
});

/** The same rates with another price for advice. */
function withAdvice(version: string, usd: number): EstimateRates {
  const advice = [{ entry: 'Four pages and a plan', low: usd, high: usd }];
  const questions = block?.rates.questions.map((question) => ({
    ...question,
    options: question.options.map((option) => (option.value === 'advice' ? { ...option, rows: advice } : option)),
  }));
  return { version, questions: questions ?? [] };
}

async function publishRates(rates: EstimateRates, _status: 'draft' | 'published' = 'published'): Promise<void> {
  await host.payload.update({
    collection: 'pages',
    where: { slug: { equals: 'estimate' } },
    data: { layout: toStoredBlocks([{ ...block, rates }]), _status },
    draft: _status === 'draft',
  });
}
