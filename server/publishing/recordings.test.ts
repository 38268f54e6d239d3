import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { publishSite } from '../testing/publishSite.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const folder = join(repositoryRoot(), 'demo/recordings');
const film = await readFile(join(folder, 'counting-a-pier.webm'));
const words = await readFile(join(folder, 'counting-a-pier.vtt'));

async function upload(payload: Payload, name: string, data: Buffer) {
  const file = { name, data, mimetype: 'application/octet-stream', size: data.length };
  const req = await createLocalReq({}, payload);
  return payload.create({ collection: 'recording-files', data: { title: name }, file, req });
}

const video = { name: 'Video', slug: 'video', term_id: 77 } as const;
const shared = {
  summary: 'What is counted, and how.',
  duration: '1:05',
  date: '2026-11-12T09:00:00.000Z',
  _status: 'published',
} as const;

let host: TestHost;
let poster: number;
let category: number;
beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await fillSite(payload);
      poster = (await payload.find({ collection: 'media', limit: 1 })).docs[0]?.id ?? 0;
      const settings = await payload.findGlobal({ slug: 'site-settings' });
      const embeds = { hosts: ['harbour.example'] };
      await payload.updateGlobal({ slug: 'site-settings', data: { ...settings, embeds } });
      category = (await payload.create({ collection: 'categories', data: video })).id;
      const file = (await upload(payload, 'A pier, the last cut.exe', film)).id;
      const captions = (await upload(payload, 'captions.vtt', words)).id;
      const record = (slug: string, data: object) =>
        payload.create({ collection: 'recordings', data: { ...shared, slug, title: `The ${slug}`, poster, ...data } });
      await record('pier', { file, captions, text: 'Each post is one account.' });
      await record('talk', { elsewhere: 'https://talks.harbour.example/talk', date: '2026-03-19T09:00:00.000Z' });
    },
  });
  await publishSite(host);
}, 120_000);
afterAll(() => host.close());

const get = (url: string, headers = {}) => host.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const videoIn = async (path: string) => {
  const { '@graph': graph } = JSON.parse(load((await get(path)).body)('script[type="application/ld+json"]').text());
  return graph.find((node: object) => Reflect.get(node, '@type') === 'VideoObject');
};

it('plays a film of its own once somebody presses, with its captions and without another host', async () => {
  const { body, headers } = await get('/video/pier');
  const $ = load(body);
  const video = $('main video');
  expect(video.attr()).toMatchObject({ controls: '', preload: 'none', 'aria-label': 'The pier' });
  expect(video.attr('poster')).toMatch(/^\/media\//);
  expect(video.find('track').attr()).toMatchObject({ kind: 'captions', src: expect.stringMatching(/\.vtt$/) });
  expect(headers['content-security-policy']).toMatch(/media-src 'self'(?:;| http)/);
  expect(headers['content-security-policy']).not.toContain('frame-src');
  expect($('main').text()).toContain('1:05');
  expect($('main').text()).toContain('Each post is one account.');
});

it('serves the file in ranges, by its actual type, whatever it was called', async () => {
  const $ = load((await get('/video/pier')).body);
  const { src, type } = $('main source').attr() ?? {};
  expect([src, type]).toEqual([expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webm$/), 'video/webm']);
  const part = await get(src ?? '', { range: 'bytes=4-9' });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({
    'content-type': 'video/webm',
    'content-range': `bytes 4-9/${film.length}`,
    'x-content-type-options': 'nosniff',
  });
  expect(part.rawPayload.equals(film.subarray(4, 10))).toBe(true);
  const track = await get($('main track').attr('src') ?? '');
  expect(track.headers['content-type']).toMatch(/^text\/vtt/);
  expect(track.rawPayload.equals(words)).toBe(true);
});

it('names another site before anything is loaded from there', async () => {
  const { body, headers } = await get('/video/talk');
  const $ = load(body);
  expect($('main figure').attr('data-embed')).toBe('https://talks.harbour.example/talk');
  expect($('main figure').text()).toContain(
    'From talks.harbour.example. Nothing is loaded from there until you press.',
  );
  expect($('iframe, video').length).toBe(0);
  expect(headers['content-security-policy']).toContain('frame-src https://talks.harbour.example');
  expect(body).toMatch(/<script[^>]*type="module"/);
});

it('tells search engines what they ask of a film: R7', async () => {
  expect(await videoIn('/video/pier')).toMatchObject({
    name: 'The pier',
    description: shared.summary,
    uploadDate: shared.date,
    duration: 'PT1M5S',
    thumbnailUrl: expect.stringMatching(/^https?:\/\/[^/]+\/media\//),
    contentUrl: expect.stringMatching(/^https?:\/\/[^/]+\/media\/[0-9a-f]{32}\.webm$/),
    encodingFormat: 'video/webm',
  });
  expect(await videoIn('/video/talk')).toMatchObject({ embedUrl: 'https://talks.harbour.example/talk' });
});

it('is on the list of the category video, newest first, in search and for machines', async () => {
  const $ = load((await get('/video')).body);
  expect(
    $('[aria-labelledby="recordings-heading"] a')
      .toArray()
      .map((one) => $(one).attr('href')),
  ).toEqual(['/video/pier', '/video/talk']);
  for (const place of ['/sitemap-pages.xml', '/sitemap', '/llms.txt', '/search?q=pier'])
    expect((await get(place)).body, place).toContain('/video/pier');
});

it('is refused at the address of an article, and an article at that of a recording, in words that name the other', async () => {
  const [article] = (await host.payload.find({ collection: 'articles', depth: 0, limit: 1 })).docs;
  const move = (slug: string) =>
    host.payload.update({
      collection: 'articles',
      id: article?.id ?? 0,
      data: { slug, category, _status: 'published' },
    });
  await expect(move('pier')).rejects.toMatchObject({
    data: {
      errors: [
        { path: 'slug', message: '/video/pier is the address of the recording "The pier". Give this one another end' },
      ],
    },
  });
  await move('walk');
  const data = { ...shared, slug: 'walk', title: 'A walk', poster, elsewhere: 'https://talks.harbour.example/walk' };
  await expect(host.payload.create({ collection: 'recordings', data })).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'slug',
          message: `/video/walk is the address of the article "${article?.title}". Give this one another end`,
        },
      ],
    },
  });
});

it('is published with one source only, and is kept as a draft without', async () => {
  const data = { ...shared, slug: 'empty', title: 'Empty', poster };
  await expect(host.payload.create({ collection: 'recordings', data })).rejects.toMatchObject({
    data: { errors: [{ path: 'elsewhere', message: 'Choose a file, or type an address on another site' }] },
  });
  await host.payload.create({ collection: 'recordings', data: { ...data, _status: 'draft' }, draft: true });
});

it('takes films and captions by how they begin, and nothing else', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  await expect(upload(host.payload, 'film.mp4', page)).rejects.toThrow(
    'This file is neither a film that browsers play',
  );
  await expect(upload(host.payload, 'long.vtt', Buffer.concat([words, Buffer.alloc(1_000_000, 10)]))).rejects.toThrow(
    'more than 1 MB',
  );
  const used = await host.payload.find({
    collection: 'recording-files',
    where: { mimeType: { equals: 'video/webm' } },
  });
  await expect(host.payload.delete({ collection: 'recording-files', id: used.docs[0]?.id ?? 0 })).rejects.toThrow(
    'pier',
  );
});
