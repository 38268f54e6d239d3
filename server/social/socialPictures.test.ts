import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Family, families } from '@frontage/contract/identity/looks.ts';
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
  expect(drawn).toEqual([{ title: 'About flow', companyName: 'Wharfside' }]);
});

it('draws again when the title changes', async () => {
  await host.payload.update({ collection: 'pages', id: pageId, data: { title: 'About Cadence' } });
  await get(`/social/page-${pageId}.png?v=2`);
  expect(drawn.map(({ title }) => title)).toEqual(['About flow', 'About Cadence']);
});

it('shows the drawing of the first view in place of a general one, and the logo in place of the name', async () => {
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 400"><path fill="#C8005A" d="M0 0H1440V400H0Z"/></svg>',
  );
  const file = { data, name: 'scene.svg', mimetype: 'image/svg+xml', size: data.length };
  const { id: image } = await host.payload.create({ collection: 'media', data: { alt: 'A scene' }, file });
  const action = { label: 'Write to us', href: '/contacts' };
  const hero = { blockType: 'hero', heading: 'Flow', description: 'Flow', action, drawing: 'none', image } as const;
  await host.payload.update({ collection: 'pages', id: pageId, data: { layout: [hero] } });
  const answer = await get(`/social/page-${pageId}.png?v=3`);
  expect(drawn.at(-1)?.drawing).toContain('fill="#c8005a"');
  // Above the drawing is paper with the title, and the drawing is from edge to edge.
  const pixelOf = async (png: Uint8Array, left: number, top: number) => [
    ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  expect(await pixelOf(answer.rawPayload, 5, 200)).toEqual([0xf6, 0xf1, 0xe4]);
  for (const left of [1, 600, 1198]) expect(await pixelOf(answer.rawPayload, left, 500)).toEqual([0xc8, 0, 0x5a]);
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="var(--accent)" d="M0 0H10V10H0Z"/></svg>';
  const marked = await drawSocialPicture({ title: 'Flow', companyName: 'Wharfside', logo });
  expect(await pixelOf(marked, 90, 60)).toEqual([0xc8, 0, 0x5a]);
});

const lines = Array.from({ length: 20_000 }, (_, index) => `L${(index * 7919) % 1440} ${(index * 104_729) % 400}`);
it('shows the general drawing where that of the page cannot be read, and does not try again', () =>
  showGeneral('cannot be read', '<path d="M0 0'));
// R62 holds for every thread; this one takes its seconds.
it('shows the general drawing where that of the page takes too long, and does not try again', { tags: 'long' }, () =>
  showGeneral('takes too long', `<path stroke="#000" d="M0 0${lines.join('')}"/>`),
);

async function showGeneral(title: string, shapes: string): Promise<void> {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 400"><view id="a"></view>${shapes}</svg>`;
  await writeFile(join(host.dataDir, 'media', 'scene.svg'), file);
  await host.payload.update({ collection: 'pages', id: pageId, data: { title } });
  const general = await drawSocialPicture({ title, companyName: 'Wharfside' });
  const tries = drawn.length;
  for (const version of [4, 5]) {
    const { rawPayload } = await get(`/social/page-${pageId}.png?v=${version}`);
    expect(rawPayload.equals(general)).toBe(true);
  }
  expect(drawn.length - tries).toBe(1);
}

it('reads a drawing only where it draws, and keeps no picture for one that was away', async () => {
  const file = join(host.dataDir, 'media', 'scene.svg');
  const drawingOf = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 400"><view id="a"></view><path fill="${fill}" d="M0 0H1440V400H0Z"/></svg>`;
  await host.payload.update({ collection: 'pages', id: pageId, data: { title: 'Away' } });
  await rm(file);
  await get(`/social/page-${pageId}.png?v=6`);
  expect(drawn.at(-1)).toEqual({ title: 'Away', companyName: 'Wharfside' });
  await writeFile(file, drawingOf('#c8005a'));
  const shown = await get(`/social/page-${pageId}.png?v=7`);
  expect(drawn.at(-1)).toMatchObject({ title: 'Away', drawing: drawingOf('#c8005a') });
  const times = drawn.length;
  await writeFile(file, drawingOf('#000000'));
  const again = await get(`/social/page-${pageId}.png?v=8`);
  expect([again.rawPayload.equals(shown.rawPayload), drawn.length]).toEqual([true, times]);
});

it.each(['page-2', 'page-999', 'post-1', 'page-0', 'page-1x', 'office-1', '..%2fpage-1', 'page-99999999999999999999'])(
  'answers 404 to %s',
  async (name) => {
    expect((await get(`/social/${name}.png`)).statusCode).toBe(404);
  },
);

const drawTitle = async (title: string, family: Family) => {
  const picture = await drawSocialPicture({ title, companyName: 'Wharfside', family });
  return Buffer.from(picture).toString('base64');
};

it('uses the typeface that the owner chose', async () => {
  const pictures = await Promise.all(families.map((family) => drawTitle('About flow', family)));
  expect(new Set(pictures).size).toBe(families.length);
});

async function lettersIn(family: Family): Promise<void> {
  // All missing letters would be drawn as the same box.
  expect(await drawTitle('Ł', family)).not.toBe(await drawTitle('Đ', family));
}
for (const [place, family] of families.entries())
  it(`has the letters of Łódź and Đà Nẵng in ${family}`, place < 2 ? {} : { tags: 'long' }, () => lettersIn(family));
