import { paths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdnVariablesOf, type EdgeCache, startEdgeCache } from '../testing/edgeCache.ts';
import { publishSite } from '../testing/publishSite.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let edge: EdgeCache;
let originUrl = '';

beforeAll(async () => {
  edge = await startEdgeCache('Cloudflare', () => originUrl);
  const variables = cdnVariablesOf('Cloudflare', edge.purgeUrl);
  host = await openTestHost({ variables, filling: fillSite });
  await publishSite(host);
  const address = host.app.server.address();
  originUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
});
afterAll(async () => {
  await host.close();
  await edge.close();
});

interface Visit {
  email: string;
  /** Whether the browser loads pictures and keeps cookies, as all browsers used by people do. */
  loadsPictures: boolean;
}

/** Opens the page of the form from the CDN without script, and sends the form. Returns the stored request. */
async function sendWithoutScript({ email, loadsPictures }: Visit) {
  const page = await fetch(`${edge.url}/contact`);
  expect(page.headers.get('set-cookie')).toBeNull();
  const $ = load(await page.text(), { scriptingEnabled: false });
  const picture = $('noscript img').attr('src') ?? '';
  const opened = loadsPictures ? await fetch(`${edge.url}${picture}`) : undefined;
  const cookie = opened?.headers.get('set-cookie')?.split(';')[0] ?? '';
  const form = $(`form[action="${paths.sendMail}"]`).first();
  const fields = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]));
  const answer = await fetch(`${originUrl}${paths.sendMail}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: originUrl, ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams({ ...fields, name: 'Ada Vinter', email, message: `A bridge for ${email}` }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, paths.thanks]);
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
  return docs[0];
}

describe('a form on a page that a CDN keeps', () => {
  it('is accepted from visitors without script, the second of whom got it out of the cache', async () => {
    edge.takeAsked();
    for (const email of ['ada@example.com', 'grace@example.com']) {
      expect(await sendWithoutScript({ email, loadsPictures: true })).toMatchObject({ status: 'new' });
    }
    expect(edge.takeAsked()).toEqual(['/contact', paths.opened, paths.opened]);
  });

  it('waits for a person where nothing says when it was opened, as with programs', async () => {
    expect(await sendWithoutScript({ email: 'program@example.com', loadsPictures: false })).toMatchObject({
      status: 'quarantine',
      quarantineReason: 'Nothing says when the form was opened',
    });
  });

  it('is on every page except one that is drawn for its visitor', async () => {
    for (const path of ['/', '/contact', '/scholarship', '/estimate']) {
      const { headers } = await fetch(`${originUrl}${path}`);
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^public, .*s-maxage=\d+$/)]);
    }
    expect((await fetch(`${originUrl}/book`)).headers.get('cache-control')).toBe('private, no-store');
  });
});
