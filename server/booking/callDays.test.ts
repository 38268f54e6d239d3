import { bookingPaths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReleaseFolder } from '../publishing/servedReleases.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { fillSite } from '../testing/siteContent.ts';
import { publishSmallRelease, writeSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let isReadable = true;

const asPublished = '<title>As published</title>';
const pages = { '/': { html: asPublished, headers: { 'X-Page': 'as published' }, marks: ['callDays' as const] } };
const [older, newer] = ['20261121000000-aaaaaa', '20261121000001-bbbbbb'];

beforeAll(async () => {
  host = await openTestHost({
    filling: fillSite,
    fill: offerCalls,
    replace: ({ bookings }) => ({
      bookings: {
        ...bookings,
        plan: () => (isReadable ? bookings.plan() : Promise.reject(new Error('the store is away'))),
      },
    }),
  });
  publishSmallRelease(host.environment.releasesDir, older, { pages });
});
afterAll(() => host.close());
beforeEach(() => {
  isReadable = true;
});

const home = (headers: Record<string, string> = {}) => host.app.inject({ url: '/', headers });

/** The page at a given time, once its days are drawn: the first visitor waits half a second for them at most. */
async function openDaysAt(moment: string) {
  host.clock.now = new Date(moment);
  await expect.poll(async () => (await home()).body).not.toBe(asPublished);
  const page = await home();
  const $ = load(page.body);
  const days = $('main time').get();
  const labels = days.map((time) => $(time).attr('datetime') ?? '');
  return { $, headers: page.headers, labels, hoursOf: (day: number) => $(days[day]).closest('li') };
}

describe('the days of a call on a page', () => {
  it('are the next five with a free hour at the time of the visit, not of the release', async () => {
    expect((await openDaysAt('2026-11-21T12:00:00Z')).labels).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    ]);
    expect((await openDaysAt('2027-03-11T09:00:00Z')).labels[0]).toBe('2027-03-12');
  });

  it('are never past, at any hour of the year', async () => {
    for (let hour = 0; hour < 365 * 24; hour += 431) {
      const moment = new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
      const { $, labels } = await openDaysAt(moment);
      expect(labels.length, moment).toBe(5);
      const starts = $('a[href*="start="]')
        .get()
        .map((link) => new URL($(link).attr('href') ?? '', host.environment.siteUrl));
      expect(starts.length, moment).toBeGreaterThan(10);
      for (const start of starts) expect(String(start.searchParams.get('start')) > moment, moment).toBe(true);
    }
  });

  it('link each hour to its booking, and the button names the highlighted one', async () => {
    const { $, hoursOf } = await openDaysAt('2026-11-21T12:00:00Z');
    expect(hoursOf(0).text()).toBe('Mon 23 Nov4 free10:0011:3013:0015:00');
    expect(hoursOf(0).find('[data-chosen]').attr('aria-label')).toBe('Book Mon 23 Nov, 15:00');
    const href = '/book?start=2026-11-23T14%3A00%3A00.000Z';
    expect(hoursOf(0).find('[data-chosen]').attr('href')).toBe(href);
    expect($('p > a[href*="start="]').text()).toBe('Book Mon 23 Nov, 15:00');
    expect($('p > a[href*="start="]').attr('href')).toBe(href);
    expect($('main').text()).toContain('Times in Europe/Amsterdam.');
    const book = load((await host.app.inject({ url: href })).body);
    expect(book('[name=start][checked]').val()).toBe('2026-11-23T14:00:00.000Z');
  });

  it('drop an hour within half a minute after it was held for somebody', async () => {
    await openDaysAt('2026-12-01T12:00:00Z');
    const start = '2026-12-03T14:00:00.000Z';
    await host.app.inject({ method: 'POST', url: bookingPaths.hold, payload: { start } });
    const { $ } = await openDaysAt('2026-12-01T12:00:31Z');
    expect($(`a[href="/book?${new URLSearchParams({ start })}"]`)).toHaveLength(0);
    expect($('time[datetime="2026-12-03"]').closest('li').text()).toContain('3 free');
  });

  it('are drawn once for all visits within half a minute: a browser with the page gets no second one', async () => {
    const { headers } = await openDaysAt('2026-12-08T12:00:00Z');
    host.clock.now = new Date('2026-12-08T12:00:29Z');
    expect((await home({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('come with the headers of the drawn page, whose policy allows its own styles', async () => {
    const { headers } = await openDaysAt('2026-12-08T12:01:00Z');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect([headers['x-page'], headers['cache-control']]).toEqual([undefined, 'private, no-cache']);
  });

  it('are left out if they cannot be read: the page is shown as published, and the log says so', async () => {
    isReadable = false;
    host.clock.now = new Date('2026-12-15T12:00:00Z');
    const page = await home();
    expect([page.statusCode, page.body, page.headers['x-page']]).toEqual([200, asPublished, 'as published']);
    expect(host.log.join('')).toContain('the free hours of a page could not be read');
  });

  it('are left out while the site is kept at an older release, because only the newest can be drawn', async () => {
    writeSmallRelease(host.environment.releasesDir, newer, { pages });
    host.clock.now = new Date('2026-12-16T12:00:00Z');
    expect((await home()).body).toBe(asPublished);
    await openReleaseFolder(host.environment.releasesDir).makeCurrent(newer);
    expect((await openDaysAt('2026-12-16T12:00:01Z')).labels).toHaveLength(5);
  });

  it('are left out while the renderer is unavailable', async () => {
    await host.renderer?.stop();
    host.clock.now = new Date('2026-12-17T12:00:00Z');
    const page = await home();
    expect([page.statusCode, page.body]).toEqual([200, asPublished]);
  });
});
