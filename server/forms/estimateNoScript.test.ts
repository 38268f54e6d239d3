import { paths } from '@frontage/contract/paths.ts';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitForm } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ filling: fillSite });
  const pages = { '/estimate': '<title>Add it up</title>', '/contact': '<title>Contact us</title>' };
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { pages });
});
afterAll(() => host.close());

const answers: [string, string][] = [
  ['pagePath', '/estimate'],
  ['projectType', 'web'],
  ['platforms', 'flow-cadence'],
  ['platforms', 'flow-evm'],
  ['name', 'Ada "<b>" Vinter'],
];
const submit = (path: string, fields: [string, string][]) => submitForm(host.app, path, 'estimate', fields);

const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .get()
    .map((element) => $(element).text());
const shownRows = ($: CheerioAPI) =>
  $('[data-estimate-row]:not([hidden])')
    .get()
    .map((row) =>
      $(row)
        .find('td')
        .get()
        .map((cell) => $(cell).text()),
    );
const field = (name: string) => `[data-form="estimate"] [name="${name}"]`;
const bill = [
  ['20,000', '28,000'],
  ['15,000', '21,000'],
  ['5,000', '8,000'],
];

describe('the estimate without script', () => {
  it('is shown again with the bill filled in and what was typed kept, and stores nothing', async () => {
    const before = await host.payload.count({ collection: 'leads' });
    const answer = await submit(paths.estimateBill, answers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const $ = load(answer.body);
    expect($('title').text()).toBe('Add it up');
    expect(textsOf($, '[data-estimate-text="range"]')).toEqual(['$40,000 to 57,000']);
    expect(shownRows($)).toEqual(bill);
    expect([$('[data-estimate-empty]').attr('hidden'), $('[data-estimate-full]').attr('hidden')]).toEqual([
      'hidden',
      undefined,
    ]);
    expect([$(field('lowUsd')).val(), $(field('highUsd')).val()]).toEqual(['40000', '57000']);
    expect($(field('name')).val()).toBe('Ada "<b>" Vinter');
    expect(textsOf($, '[data-error-of]:not([hidden]), [data-form-notice]:not([hidden])')).toEqual([]);
    expect(await host.payload.count({ collection: 'leads' })).toEqual(before);
  });

  it('says what is missing and keeps the bill, and leads to the thanks once everything is right', async () => {
    const refused = await submit(paths.estimate, [...answers, ['ratesVersion', '2026-11-01']]);
    expect(refused.statusCode).toBe(422);
    const $ = load(refused.body);
    expect($('[data-form="estimate"] [data-error-of="email"]').text()).toBe('The email field is required');
    expect($('[data-estimate-text="range"]').text()).toBe('$40,000 to 57,000');
    expect(shownRows($)).toEqual(bill);
    const carried = ['ratesVersion', 'lowUsd', 'highUsd'].map((name): [string, string] => [
      name,
      String($(field(name)).val()),
    ]);
    const sent = await submit(paths.estimate, [...answers, ...carried, ['email', 'script@example.com']]);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thank-you']);
    const { docs } = await host.payload.find({
      collection: 'leads',
      where: { email: { equals: 'script@example.com' } },
    });
    expect(docs).toMatchObject([{ status: 'new', estimate: { bill: { low: 40_000, high: 57_000 } } }]);
  });

  it.each(['/nowhere', '/contact', 'estimate'])(
    'gets a plain page with its answers if it claims to be on %s',
    async (pagePath) => {
      const answer = await submit(paths.estimateBill, [['pagePath', pagePath], ...answers.slice(1)]);
      expect(answer.statusCode).toBe(404);
      const $ = load(answer.body);
      expect(
        $('[name=platforms]')
          .get()
          .map((input) => $(input).val()),
      ).toEqual(['flow-cadence', 'flow-evm']);
      expect($('[name=name]').val()).toBe('Ada "<b>" Vinter');
    },
  );
});

describe('the estimate without script while the renderer is unavailable', () => {
  beforeAll(() => host.renderer?.stop());

  it('is shown again as a plain page with its answers, and says when to try again', async () => {
    const answer = await submit(paths.estimateBill, answers);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    const $ = load(answer.body);
    expect($('main').text()).toContain('The bill cannot be shown at the moment.');
    expect($('[name=projectType]').val()).toBe('web');
  });

  it('is accepted as usual', async () => {
    const shown: [string, string][] = [
      ['ratesVersion', '2026-11-01'],
      ['lowUsd', '40000'],
      ['highUsd', '57000'],
    ];
    const sent = await submit(paths.estimate, [...answers, ...shown, ['email', 'away@example.com']]);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thank-you']);
  });
});
