import { type Family, families } from '@frontage/contract/identity/families.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { drawSocialPicture, type SocialPicture } from './socialPicture.ts';

let host: TestHost;
let pageId = 0;
const drawn: SocialPicture[] = [];

beforeAll(async () => {
  host = await openTestHost({
    replace: ({ social }) => ({
      social: {
        ...social,
        draw: (picture) => {
          drawn.push(picture);
          return social.draw(picture);
        },
      },
    }),
  });
  const page = (slug: string, _status: 'draft' | 'published') =>
    host.payload.create({
      collection: 'pages',
      data: { title: `About ${slug}`, slug, type: 'page', head: { title: slug, description: slug }, _status },
    });
  pageId = (await page('flow', 'published')).id;
  await page('secret', 'draft');
});
afterAll(() => host.close());

const get = (url: string) => host.app.inject({ url });

it('draws the title of a published document at the size that networks require', async () => {
  const answer = await get(`/social/page-${pageId}.png?v=1`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
});

it('draws each title once, however often it is requested at the same time', async () => {
  await Promise.all(Array.from({ length: 5 }, () => get(`/social/page-${pageId}.png?v=${Math.random()}`)));
  expect(drawn).toEqual([{ title: 'About flow', companyName: 'Wharfside', look: expect.any(String) }]);
});

it('draws again when the title changes', async () => {
  await host.payload.update({ collection: 'pages', id: pageId, data: { title: 'About Cadence' } });
  await get(`/social/page-${pageId}.png?v=2`);
  expect(drawn.map(({ title }) => title)).toEqual(['About flow', 'About Cadence']);
});

it.each(['page-2', 'page-999', 'post-1', 'page-0', 'page-1x', 'office-1', '..%2fpage-1', 'page-99999999999999999999'])(
  'answers 404 to %s',
  async (name) => {
    expect((await get(`/social/${name}.png`)).statusCode).toBe(404);
  },
);

const drawTitle = async (title: string, family: Family) => {
  const picture = await drawSocialPicture({ title, companyName: 'Wharfside', look: 'quay', family });
  return Buffer.from(picture).toString('base64');
};

it('uses the typeface that the owner chose', async () => {
  const pictures = await Promise.all(families.map((family) => drawTitle('About flow', family)));
  expect(new Set(pictures).size).toBe(families.length);
});

it.each(families)('has the letters of Łódź and Đà Nẵng in %s', async (family) => {
  // All missing letters would be drawn as the same box.
  expect(await drawTitle('Ł', family)).not.toBe(await drawTitle('Đ', family));
});
