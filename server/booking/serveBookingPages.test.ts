import { bookingPaths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerCalls } from '../testing/offerCalls.ts';
import { tokenOf } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };
const zone = 'Europe/Amsterdam';
const now = new Date('2026-11-21T12:00:00Z');
const three = '2026-11-24T14:00:00.000Z';
const ten = '2026-11-24T09:00:00.000Z';

let host: TestHost;
let visitor = 0;
let email = '';

beforeAll(async () => {
  host = await openTestHost({
    filling: fillSite,
    fill: offerCalls,
  });
});
afterAll(() => host.close());
beforeEach(async () => {
  visitor += 1;
  email = `visitor${visitor}@example.com`;
  host.clock.now = new Date(now.getTime() + visitor * 60_000);
  await host.payload.delete({ collection: 'bookings', where: {} });
});

const get = (url: string, query: Record<string, string> = {}) => host.app.inject({ url, query, headers: browser });

function post(url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...browser };
  return host.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
}

async function book(fields: Record<string, string> = {}) {
  const { formToken } = await tokenOf(host.app, 'booking');
  const typed = { formId: 'booking', formToken, name: 'Ada <b>', email, message: 'A "bridge"', start: three, zone };
  return post(bookingPaths.booking, { ...typed, ...fields });
}

/** Books a call and returns its token. */
async function bookForToken(fields: Record<string, string> = {}): Promise<string> {
  const { location } = (await book(fields)).headers;
  return new URL(String(location), 'http://localhost').searchParams.get('t') ?? '';
}

const words = ($: ReturnType<typeof load>, selector: string) => $(selector).text().replace(/\s+/g, ' ').trim();

describe('the page at which a call is booked', () => {
  it('lists the free hours of a month as radio buttons, in the requested zone', async () => {
    const page = await get(bookingPaths.bookPage, { zone: 'America/New_York' });
    expect(page.body, 'the script finds its template whole').toMatch(
      /<template data-booking-hour-template[^>]*>\s*<label/,
    );
    const $ = load(page.body);
    $('template').remove();
    expect(words($, 'h1')).toBe('Forty minutes, no slides');
    expect($('fieldset:has([name=start]) legend').first().text()).toBe('Monday 23 November, 2026');
    expect($('fieldset:has([name=start])').first().find('label').text()).toBe('04:0005:3007:0009:00');
    expect($('input[type=hidden][name=zone]').val()).toBe('America/New_York');
    expect($('select[name=zone]').val()).toBe('America/New_York');
    const months = $('a[href^="/book?month="]').get();
    expect(months.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
      ['December 2026', '/book?month=2026-12&zone=America%2FNew_York'],
    ]);
  });

  it('is made at each visit for one visitor: no cache keeps it, and it records when it was opened', async () => {
    const { headers } = await get(bookingPaths.bookPage);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toMatch(/^opened=/);
  });

  it('says that a month has no free hour, and leads back', async () => {
    const $ = load((await get(bookingPaths.bookPage, { zone, month: '2027-02' })).body);
    expect(words($, 'main')).toContain('No hour is free in February 2027.');
    expect($('a[href^="/book?month=2027-01"]')).toHaveLength(1);
  });

  it('preselects the hour that was chosen elsewhere', async () => {
    const $ = load((await get(bookingPaths.bookPage, { start: '2026-12-03T14:00:00.000Z' })).body);
    expect($('[name=start][checked]').val()).toBe('2026-12-03T14:00:00.000Z');
  });

  it('leads to the page of the call after the booking, so that a reload sends nothing', async () => {
    const sent = await book();
    expect(sent.statusCode).toBe(303);
    const $ = load((await get(String(sent.headers.location))).body);
    expect(words($, 'h1')).toBe('Tuesday 24 November, 15:00 to 15:40');
    expect(words($, 'main')).toContain(`on their way to ${email}`);
  });

  it('states the time on our office’s clock, wherever the visitor is', async () => {
    const sent = await book({ zone: 'Asia/Tokyo' });
    const page = load((await get(String(sent.headers.location))).body);
    expect(words(page, 'h1')).toContain('23:00 to 23:40');
    expect(words(page, 'main')).toContain('15:00, Rotterdam');
  });

  it('is shown again if the hour was taken meanwhile, with three other hours and everything typed', async () => {
    await book({ email: `faster-${email}` });
    const page = await book();
    expect(page.statusCode).toBe(409);
    const $ = load(page.body);
    expect($('[data-form-notice]').attr('hidden')).toBeUndefined();
    expect(words($, '[data-form-notice]')).toContain('15:00 was taken while you typed');
    expect($('[data-form-notice] [name=start]')).toHaveLength(3);
    expect([$('[name=name]').val(), $('[name=message]').text()]).toEqual(['Ada <b>', 'A "bridge"']);
    expect($('[data-error-of=start]').attr('hidden')).toBeDefined();
  });

  it('is shown again with a wrong address and an hour taken meanwhile, both reported together', async () => {
    await book({ email: `faster-${email}` });
    const page = await book({ email: 'ada' });
    expect(page.statusCode).toBe(422);
    const $ = load(page.body);
    expect($('[data-error-of=email]').text()).toBe('The email field must be a valid email');
    expect($('[data-error-of=start]').text()).toBe('This hour is no longer free. Choose another one.');
    expect($('[name=start][checked]')).toHaveLength(0);
  });

  it('reports a missing hour and a wrong address at their fields, and still lists the hours', async () => {
    const page = await book({ email: 'ada', start: '' });
    expect(page.statusCode).toBe(422);
    const $ = load(page.body);
    expect(words($, 'title')).toMatch(/^Error: /);
    expect($('[data-error-of=start]').text()).toBe('Choose an hour for the call');
    expect($('[data-error-of=email]').text()).toBe('The email field must be a valid email');
    expect($('[name=start]').length).toBeGreaterThan(10);
    expect($('input[type=hidden][name=zone]').val()).toBe(zone);
  });
});

describe('the pages behind the links in the email', () => {
  it('show the call, and change nothing when they are opened', async () => {
    const t = await bookForToken();
    for (const path of [bookingPaths.cancelPage, bookingPaths.movePage, bookingPaths.confirmedPage]) {
      const page = await get(path, { t });
      expect([page.statusCode, page.headers['x-robots-tag']], path).toEqual([200, 'noindex']);
      expect(page.headers['cache-control'], path).toBe('private, no-store');
      expect(words(load(page.body), 'main'), path).toContain('Tuesday 24 November');
    }
    const { docs } = await host.payload.find({ collection: 'bookings' });
    expect(docs).toMatchObject([{ state: 'booked', sequence: 0 }]);
  });

  it('link to one another, and to a calendar file', async () => {
    const t = await bookForToken();
    const $ = load((await get(bookingPaths.confirmedPage, { t })).body);
    const links = $('main a').not('nav a').get();
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      `${bookingPaths.calendar}?t=${t}`,
      `${bookingPaths.movePage}?t=${t}`,
      `${bookingPaths.cancelPage}?t=${t}`,
    ]);
  });

  it('move the call to an hour chosen in its own time zone', async () => {
    const t = await bookForToken({ zone: 'America/New_York' });
    const $ = load((await get(bookingPaths.movePage, { t })).body);
    expect($('select[name=zone]').val()).toBe('America/New_York');
    expect($(`[name=start][value="${three}"]`), 'its own hour is not free').toHaveLength(0);
    const form = $('form[action="/booking/move"]');
    const sent = { t: String(form.find('[name=t]').val()), zone: String(form.find('input[name=zone]').val()) };
    const moved = await post(bookingPaths.move, { ...sent, start: ten });
    expect(moved.headers.location).toBe(`${bookingPaths.confirmedPage}?t=${t}`);
    expect((await get(String(moved.headers.location))).body).toContain('04:00 to 04:40');
  });

  it('offer other hours if somebody else was faster, and the call can still be moved from there', async () => {
    const t = await bookForToken();
    await book({ email: `faster-${email}`, start: ten });
    const page = await post(bookingPaths.move, { t, start: ten, zone });
    expect(page.statusCode).toBe(409);
    const $ = load(page.body);
    expect(words($, 'h1')).toBe('Move your call');
    expect(words($, '[data-form-notice]')).toContain('10:00 was taken while you typed');
    expect($('[data-form-notice] [name=start]')).toHaveLength(3);
    expect($('form[action="/booking/move"] [name=t]').val()).toBe(t);
  });

  it('cancel the call with a button', async () => {
    const t = await bookForToken();
    const $ = load((await get(bookingPaths.cancelPage, { t })).body);
    const form = $('main form');
    const answer = await post(String(form.attr('action')), { t: String(form.find('[name=t]').val()) });
    expect(answer.headers.location).toBe(`${bookingPaths.cancelledPage}?t=${t}`);
    expect(words(load((await get(String(answer.headers.location))).body), 'h1')).toBe('Your call is cancelled');
    expect(words(load((await get(bookingPaths.cancelPage, { t })).body), 'h1')).toBe('Your call is cancelled');
  });

  it('say that the call is over or the link is incomplete, whichever way they are used', async () => {
    const t = await bookForToken();
    const forged = [await get(bookingPaths.cancelPage, { t: `${t}A` }), await post(bookingPaths.cancel, { t: '1' })];
    host.clock.now = new Date('2026-11-24T14:05:00Z');
    const past = [await get(bookingPaths.movePage, { t }), await post(bookingPaths.move, { t, start: ten, zone })];
    expect([...forged, ...past].map(({ statusCode }) => statusCode)).toEqual([404, 410, 410, 410]);
    for (const { body } of [...forged, ...past]) expect(words(load(body), 'h1')).toBe('This call is over');
  });
});

describe('booking while the renderer is unavailable', () => {
  beforeAll(async () => {
    await host.renderer?.stop();
    const pages = { [bookingPaths.bookPage]: { html: '<h1>As published</h1>', marks: ['form' as const] } };
    publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { pages });
  });

  it('starts with the page of the release, whose script finds the hours', async () => {
    const page = await get(bookingPaths.bookPage);
    expect([page.statusCode, page.body]).toEqual([200, '<h1>As published</h1>']);
    expect(page.headers['set-cookie']).toMatch(/^opened=/);
  });

  it('still works: a call is booked, moved and cancelled as usual, and only its pages have to wait', async () => {
    const t = await bookForToken();
    for (const path of [bookingPaths.confirmedPage, bookingPaths.movePage, bookingPaths.cancelPage]) {
      const page = await get(path, { t });
      expect([page.statusCode, page.headers['x-robots-tag']], path).toEqual([503, 'noindex']);
      expect(page.body).toContain('Nothing is lost: load it again in a minute.');
    }
    expect((await post(bookingPaths.move, { t, start: ten, zone })).statusCode).toBe(303);
    expect((await post(bookingPaths.cancel, { t })).statusCode).toBe(303);
    expect((await host.payload.find({ collection: 'bookings' })).docs).toMatchObject([{ state: 'cancelled' }]);
  });

  it('reports errors on a plain page with everything that was typed', async () => {
    const page = await book({ email: 'ada' });
    expect(page.statusCode).toBe(422);
    const $ = load(page.body);
    expect(words($, 'li')).toBe('The email field must be a valid email');
    expect([$('[name=name]').val(), $('[name=start]').val(), $('[name=zone]').val()]).toEqual(['Ada <b>', three, zone]);
  });

  it('says that a call is over', async () => {
    const page = await get(bookingPaths.movePage, { t: 'forged' });
    expect(page.statusCode).toBe(404);
    expect(words(load(page.body), 'h1')).toBe('This call is over');
  });
});
