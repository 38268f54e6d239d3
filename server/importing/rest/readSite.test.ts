import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../testing/findFreePort.ts';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import type { ExportEntry } from '../export/exportEntry.ts';
import { importWordpress } from '../importWordpress.ts';
import { readSite } from './readSite.ts';

const now = new Date('2026-11-23T12:00:00Z');

const post = (id: number, changed: object = {}) => ({
  id,
  date: '2020-01-02T10:00:00',
  date_gmt: '2020-01-02T09:00:00',
  guid: { rendered: `https://blog.example/?p=${id}` },
  slug: `post-${id}`,
  status: 'publish',
  link: `https://blog.example/2020/01/post-${id}/`,
  title: { rendered: `Post &amp; ${id}` },
  content: { rendered: '<h2>One</h2>\n<p>Words</p>', protected: false },
  excerpt: { rendered: '<p>The first words [&hellip;]</p>\n' },
  author: 3,
  featured_media: 0,
  categories: [5],
  tags: [71],
  ...changed,
});

interface Site {
  posts: object[];
  /** Lists that it shows to nobody. */
  hidden?: string[];
  hasPlainAddresses?: boolean;
}

/** Starts a WordPress site that shows what its API shows to everybody, page by page. */
async function openSite({ hasPlainAddresses = false, hidden = [], posts }: Site): Promise<string> {
  const lists: Record<string, object[]> = {
    categories: [{ id: 5, slug: 'ai', name: 'AI' }],
    tags: [{ id: 71, slug: 'rust', name: 'Rust' }],
    users: [{ id: 3, slug: 'ada', name: 'Ada Quay' }],
    media: [],
    posts,
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    const route = hasPlainAddresses ? searchParams.get('rest_route') : pathname.replace(/^\/wp-json/, '');
    const name = route?.replace('/wp/v2/', '') ?? '';
    const list = hidden.includes(name) ? undefined : lists[name];
    const page = Number(searchParams.get('page'));
    const size = Number(searchParams.get('per_page'));
    const isRoot = route === '/' && (hasPlainAddresses || pathname === '/wp-json/');
    const value = isRoot
      ? { url: 'https://blog.example', namespaces: ['oembed/1.0', 'wp/v2'] }
      : list?.slice((page - 1) * size, page * size);
    const pages = list ? { 'X-WP-TotalPages': String(Math.ceil(list.length / size)) } : {};
    response.writeHead(value ? 200 : 401, { 'Content-Type': 'application/json', ...pages });
    response.end(JSON.stringify(value ?? { code: 'rest_cannot_access' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function open(site: Site) {
  const source = await openSite(site);
  const payload = await openTestPayload();
  const carry = () =>
    importWordpress(
      payload,
      {
        source,
        isPublicOnly: false,
        mediaFolder: undefined,
        isFetching: false,
        isDryRun: false,
        categories: new Map(),
        defaultCategory: 'blog',
        timeZone: undefined,
      },
      now,
    );
  return { payload, carry };
}

async function allOf(address: string): Promise<ExportEntry[]> {
  const entries: ExportEntry[] = [];
  for await (const entry of readSite(address, 'all')) entries.push(entry);
  return entries;
}

test('carries what a site shows like an export of it, and leaves it alone the second time', async () => {
  const { carry, payload } = await open({ posts: [post(7), post(8, { excerpt: { rendered: '<p>In short</p>' } })] });
  expect((await carry()).toText()).toContain('articles created: 2');
  const { docs } = await payload.find({ collection: 'articles', sort: 'slug', depth: 1 });
  expect(docs).toMatchObject([
    {
      title: 'Post & 7',
      slug: 'post-7',
      author: 'Ada Quay',
      date: '2020-01-02T09:00:00.000Z',
      category: { slug: 'ai' },
      tags: [{ slug: 'rust', term_id: 71 }],
      layout: [{ blockType: 'textbox', text: '## One\n\nWords' }],
      _status: 'published',
    },
    { slug: 'post-8', excerpt: 'In short' },
  ]);
  expect(docs[0]?.excerpt ?? '', 'an excerpt that WordPress made up is none').toBe('');
  expect((await carry()).toText()).toContain('articles that are as they were: 2');
});

test('reads a site page by page, with pretty permalinks and with plain ones', async () => {
  const posts = Array.from({ length: 201 }, (_, index) => post(index + 1));
  for (const hasPlainAddresses of [false, true]) {
    const entries = await allOf(await openSite({ posts, hasPlainAddresses }));
    const ids = entries.flatMap((entry) => (entry.kind === 'item' ? [entry.id] : []));
    expect(ids).toEqual(posts.map(({ id }) => id));
  }
});

test('goes on without lists that a site shows to nobody, and makes a draft of what is behind a password', async () => {
  const closed = post(7, { content: { rendered: '', protected: true } });
  const { carry, payload } = await open({ posts: [closed], hidden: ['users', 'media'] });
  await carry();
  const { docs } = await payload.find({ collection: 'articles', draft: true });
  expect(docs).toMatchObject([{ slug: 'post-7', _status: 'draft' }]);
  expect(docs[0]?.author ?? '').toBe('');
});

test('says what is wrong with an address, and with an answer', async () => {
  await expect(allOf(`http://127.0.0.1:${await findFreePort()}`)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\)\. See that the address is right/,
  );
  const silent = await openSite({ posts: [], hidden: [] });
  await expect(allOf(`${silent}/blog`)).rejects.toThrow('shows no REST API of WordPress');
  const broken = await openSite({ posts: [post(7, { title: 'Words alone' })] });
  await expect(allOf(broken)).rejects.toThrow(/posts\?.+ is not as WordPress has it: title: /);
});
