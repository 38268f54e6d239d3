import { callDaysMarks } from '@frontage/contract/booking/callDaysMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingPageFiles, offerCalls } from '../testing/bookingPages.ts';
import { publishRelease } from '../testing/formPage.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let isReadable = true;

beforeAll(async () => {
  host = await openTestHost({
    replace: ({ bookings }) => ({
      bookings: {
        ...bookings,
        plan: () => (isReadable ? bookings.plan() : Promise.reject(new Error('the store is away'))),
      },
    }),
  });
  publishRelease(host.environment.releasesDir, '20261121000000-aaaaaa', bookingPageFiles());
  await offerCalls(host.payload);
});
afterAll(() => host.close());
beforeEach(() => {
  isReadable = true;
});

async function daysAt(moment: string) {
  host.clock.now = new Date(moment);
  const page = await host.app.inject({ url: '/' });
  const $ = load(page.body);
  const labels = $(`[${callDaysMarks.list}] time`)
    .get()
    .map((time) => $(time).attr('datetime') ?? '');
  return { $, labels, action: $(`[${callDaysMarks.action}] a`), etag: String(page.headers.etag) };
}

describe('the days of a call on a page', () => {
  it('are the next five with a free hour at the moment of the visit, not at that of the build', async () => {
    expect((await daysAt('2026-11-21T12:00:00Z')).labels).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    ]);
    expect((await daysAt('2027-03-11T09:00:00Z')).labels[0]).toBe('2027-03-12');
  });

  it('are never past, whatever the hour of the year', async () => {
    for (let hour = 0; hour < 365 * 24; hour += 431) {
      const moment = new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
      const { $, labels } = await daysAt(moment);
      expect(labels.length, moment).toBe(5);
      const starts = $('a[href*="start="]')
        .get()
        .map((link) => new URL($(link).attr('href') ?? '', host.environment.siteUrl));
      for (const start of starts) expect(String(start.searchParams.get('start')) > moment, moment).toBe(true);
    }
  });

  it('lead from each hour to where it is booked, and the button names the one that stands out', async () => {
    const { $, action } = await daysAt('2026-11-21T12:00:00Z');
    expect($(`[${callDaysMarks.list}] > li`).first().text()).toBe(
      'Mon 23 Nov4 freeBook Mon 23 Nov, 10:00Book Mon 23 Nov, 11:30Book Mon 23 Nov, 13:00Book Mon 23 Nov, 15:00',
    );
    expect(action.text()).toBe('Book Mon 23 Nov, 15:00');
    expect($(`[${callDaysMarks.chosen}]`).attr('href')).toBe(action.attr('href'));
    expect($(`[${callDaysMarks.zone}]`).text()).toBe('Europe/Amsterdam');
    const book = await host.app.inject({ url: String(action.attr('href')) });
    expect(load(book.body)('input[name=start][checked]').attr('value')).toBe('2026-11-23T14:00:00.000Z');
  });

  it('lose an hour within half a minute of its being kept for somebody', async () => {
    await daysAt('2026-12-01T12:00:00Z');
    const start = '2026-12-03T14:00:00.000Z';
    await host.app.inject({ method: 'POST', url: bookingPaths.hold, payload: { start } });
    const { $ } = await daysAt('2026-12-01T12:00:31Z');
    expect($(`a[href="/book?${new URLSearchParams({ start })}"]`)).toHaveLength(0);
    expect($('time[datetime="2026-12-03"]').closest('li').text()).toContain('3 free');
  });

  it('are written once for all who come within half a minute, so that a reader who has the page gets no second one', async () => {
    const { etag } = await daysAt('2026-12-08T12:00:00Z');
    const again = await host.app.inject({ url: '/', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  it('are left out where they cannot be known: the page stands as it was built, and says so in the log', async () => {
    isReadable = false;
    const { action, labels } = await daysAt('2026-12-15T12:00:00Z');
    expect(labels).toEqual([]);
    expect([action.text(), action.attr('href')]).toEqual(['Choose an hour', '/book']);
    expect(host.log.join('')).toContain('the free hours of a page could not be read');
  });
});
