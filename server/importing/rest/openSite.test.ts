import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../testing/findFreePort.ts';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import type { ExportEntry } from '../export/exportEntry.ts';
import { importWordpress } from '../importWordpress.ts';
import { openSite } from './openSite.ts';

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
  pages?: object[];
  media?: object[];
  /** Lists that it shows to nobody. */
  hidden?: string[];
  hasPlainAddresses?: boolean;
  /** What plugins write before its answers. */
  before?: string;
  /** Answers with a status in place of an answer; undefined for an ordinary one. */
  fail?: (name: string, ids: number[]) => number | 'reset' | undefined;
  /** Ids that its answers are without. */
  left?: number[];
  /** Whether it says how many pages a list has. */
  isCounting?: boolean;
}

/** Starts a WordPress site that shows what its API shows to everybody, page by page. */
async function startSite({
  before = '',
  fail,
  hasPlainAddresses,
  hidden = [],
  left = [],
  ...site
}: Site): Promise<string> {
  const { isCounting = true, ...own } = site;
  const lists: Record<string, { id?: number }[]> = {
    categories: [{ id: 5, slug: 'ai', name: 'AI' } as object],
    tags: [{ id: 71, slug: 'rust', name: 'Rust' } as object],
    users: [{ id: 3, slug: 'ada', name: 'Ada &amp; Co' } as object],
    media: [],
    pages: [],
    ...own,
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    const route = hasPlainAddresses ? searchParams.get('rest_route') : pathname.match(/^\/wp-json(.*)/)?.[1];
    // Its pages, and what it shows where others have their API.
    if (!route) {
      response.end('<title>A blog</title>');
      return;
    }
    const name = route.replace('/wp/v2/', '');
    const ids = searchParams.get('include')?.split(',').map(Number);
    const list = lists[name]?.filter(({ id = 0 }) => (ids ? ids.includes(id) && !left.includes(id) : true));
    const page = Number(searchParams.get('page') ?? 1);
    const size = Number(searchParams.get('per_page'));
    const value =
      route === '/'
        ? { url: 'https://blog.example/core', home: 'https://blog.example', namespaces: ['oembed/1.0', 'wp/v2'] }
        : list?.slice((page - 1) * size, page * size);
    const isBeyond = page > 1 && Array.isArray(value) && value.length === 0;
    const pages = list && isCounting ? { 'X-WP-TotalPages': String(Math.ceil(list.length / size)) } : {};
    const status = hidden.includes(name) ? 401 : (fail?.(name, ids ?? []) ?? (isBeyond ? 400 : value ? 200 : 404));
    if (status === 'reset') {
      request.socket.destroy();
      return;
    }
    const code = isBeyond ? 'rest_post_invalid_page_number' : 'rest_cannot_access';
    // PHP has sent the head with the warning that it printed.
    response.writeHead(before && status === 400 ? 200 : status, {
      'Content-Type': 'application/json',
      'Retry-After': '1',
      ...pages,
    });
    response.end(before + JSON.stringify(status === 200 ? value : { code, data: { status } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function open(site: Site, onWait: (host: string) => void = () => {}) {
  const source = await startSite(site);
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
        tell: (progress) => 'waitsFor' in progress && onWait(progress.waitsFor),
      },
      now,
    );
  return { payload, carry };
}

async function allOf(address: string): Promise<ExportEntry[]> {
  const entries: ExportEntry[] = [];
  const { overview, read } = await openSite(address, 'all');
  for await (const entry of overview()) entries.push(entry);
  for await (const entry of read()) entries.push(entry);
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
      author: 'Ada & Co',
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

test('carries what themes and plugins make of a text, as browsers get it', async () => {
  const content = `<p>On a line
that goes on<sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup>.</p>
<div class="wp-caption"><img src="/wp-content/uploads/a.png"><p class="wp-caption-text">The quay</p></div>
<ol class="wp-block-footnotes"><li id="a1">A note <a href="#a1-link">↩︎</a></li></ol>`;
  const { carry, payload } = await open({
    posts: [
      post(7, {
        content: { rendered: content, protected: false },
        excerpt: undefined,
        tags: undefined,
        slug: '%e6%97%a5',
        title: { rendered: 'It&#8217;s &lt;b&gt;' },
        yoast_head_json: { description: 'Found so', robots: { index: 'noindex' } },
      }),
    ],
    pages: [{ ...post(9), slug: 'about', categories: undefined }],
    media: [{ id: 4, source_url: false, media_details: [] }],
  });
  expect((await carry()).linesOf('page')).toEqual(['"Post & 9"']);
  const { docs } = await payload.find({ collection: 'articles', depth: 0 });
  expect(docs).toMatchObject([
    {
      title: 'It’s <b>',
      slug: 'its-b',
      tags: [],
      head: { description: 'Found so', noIndex: true },
      layout: [{ text: 'On a line that goes on[^1].\n\n[^1]: A note\n\nThe quay' }],
    },
  ]);
  const pages = await payload.find({ collection: 'pages', draft: true, depth: 0 });
  expect(pages.docs).toMatchObject([{ title: 'Post & 9', slug: 'about', _status: 'draft' }]);
});

test('reads a site page by page, with pretty permalinks and with plain ones, and around warnings of PHP', async () => {
  const posts = Array.from({ length: 201 }, (_, index) => post(index + 1));
  for (const hasPlainAddresses of [false, true]) {
    const before = '\uFEFF<br />\n<b>Warning</b>:  Undefined array key "x" on line <b>12</b><br />\n';
    const entries = await allOf(await startSite({ posts, hasPlainAddresses, before }));
    const ids = entries.flatMap((entry) => (entry.kind === 'item' && entry.content ? [entry.id] : []));
    expect(ids).toEqual(posts.map(({ id }) => id));
  }
});

test('goes on without lists that a site shows to nobody, names them, and makes a draft of what is behind a password', async () => {
  const closed = post(7, { content: { rendered: '', protected: true } });
  const { carry, payload } = await open({ posts: [closed], hidden: ['users', 'media'] });
  expect((await carry()).linesOf('kind')).toEqual([
    'users: the old site shows them to nobody (status 401)',
    'media: the old site shows them to nobody (status 401)',
  ]);
  const { docs } = await payload.find({ collection: 'articles', draft: true });
  expect(docs).toMatchObject([{ slug: 'post-7', _status: 'draft' }]);
  expect(docs[0]?.author ?? '').toBe('');
});

test('waits for a site that is overloaded, and carries what is around a post that ends it', async () => {
  let busy = 1;
  let hurried = 1;
  const { carry, payload } = await open({
    posts: [post(1), post(2), post(3)],
    fail: (name, ids) => {
      if (name === 'tags' && busy-- > 0) return 429;
      if (ids.join() === '3' && hurried-- > 0) return 429;
      return ids.includes(2) ? 500 : undefined;
    },
  });
  expect((await carry()).linesOf('failed')).toEqual([
    '"Post & 2": the old site answers with status 500 to the question for it',
  ]);
  const { docs } = await payload.find({ collection: 'articles', sort: 'slug', depth: 1 });
  expect(docs).toMatchObject([{ slug: 'post-1', tags: [{ slug: 'rust' }] }, { slug: 'post-3' }]);
});

test('says what came from a site that goes down in the middle, and carries the rest once it is back', async () => {
  let isDown = true;
  const posts = Array.from({ length: 22 }, (_, index) => post(index + 1));
  let isLate = false;
  const { carry } = await open({
    posts,
    fail: (_, ids) => {
      isLate ||= ids.some((id) => id > 20);
      return isDown && isLate ? 403 : undefined;
    },
  });
  const report = await carry();
  expect(report.countOf('articles created')).toBe(20);
  expect(report.linesOf('failed')).toEqual([expect.stringContaining('import again, and the rest comes')]);
  isDown = false;
  expect((await carry()).countOf('articles created')).toBe(2);
});

test('carries what is around posts that end every answer they are in, and names what an answer is without', async () => {
  const { carry } = await open({
    posts: [post(1), post(2), post(3)],
    pages: [post(9)],
    left: [3],
    fail: (_, ids) => (ids.includes(1) ? 'reset' : undefined),
  });
  const report = await carry();
  expect(report.linesOf('failed')).toEqual([
    '"Post & 1": the old site does not give it: the server cannot be reached (ECONNRESET)',
    '"Post & 3": the old site does not give it: the answer is without it',
  ]);
  expect(report.countOf('articles created')).toBe(1);
});

test('carries what is around a text with which a site is always overloaded, says that it waits, and names it', async () => {
  const waits: string[] = [];
  const { carry, payload } = await open(
    { posts: [post(1), post(2), post(3)], fail: (_, ids) => (ids.includes(2) ? 503 : undefined) },
    (waitsFor) => waits.push(waitsFor),
  );
  expect((await carry()).linesOf('failed')).toEqual([
    '"Post & 2": the old site answers with status 503 to the question for it',
  ]);
  expect((await payload.find({ collection: 'articles', sort: 'slug' })).docs.map(({ slug }) => slug)).toEqual([
    'post-1',
    'post-3',
  ]);
  expect(waits.length, 'three pauses together and three alone').toBeGreaterThanOrEqual(6);
});

test('stops asking for texts of a kind after twenty in vain, waits for them once, and reads the others', async () => {
  const asked: number[] = [];
  const { carry, payload } = await open({
    posts: Array.from({ length: 45 }, (_, index) => post(index + 1)),
    pages: [{ ...post(99), slug: 'about' }],
    fail: (name, ids) => {
      if (name !== 'posts' || ids.length === 0) return undefined;
      asked.push(ids.length);
      return 503;
    },
  });
  const failed = (await carry()).linesOf('failed');
  expect(failed).toHaveLength(21);
  expect(failed.at(-1)).toBe(
    '"posts": 20 in a row could not be had, so 25 more were not asked for. Import again once the old site gives them, or use an export file',
  );
  expect(asked).toEqual([20, 20, 20, 20, ...Array.from({ length: 20 }, () => 1), 20]);
  expect((await payload.find({ collection: 'pages', draft: true })).docs).toMatchObject([{ slug: 'about' }]);
});

test('reads the pages of a site none of whose posts can be had', async () => {
  const { carry, payload } = await open({
    posts: [post(1), post(2)],
    pages: [{ ...post(9), slug: 'about' }],
    fail: (name, ids) => (name === 'posts' && ids.length > 0 ? 500 : undefined),
  });
  expect((await carry()).linesOf('failed')).toHaveLength(2);
  expect((await payload.find({ collection: 'pages', draft: true })).docs).toMatchObject([{ slug: 'about' }]);
});

test('stops at the end of lists whose length nobody says, and goes on without one that is asked for in vain', async () => {
  const posts = Array.from({ length: 100 }, (_, index) => post(index + 1));
  for (const before of ['', '<b>Warning</b>\n']) {
    const fail = (name: string) => (name === 'tags' ? 400 : undefined);
    const entries = await allOf(await startSite({ posts, before, isCounting: false, fail }));
    expect(entries.filter((entry) => entry.kind === 'item' && entry.content)).toHaveLength(100);
    expect(entries).toContainEqual({
      ...{ kind: 'gap', chapter: 'kind', about: '' },
      words: 'tags: the old site shows them to nobody (status 400)',
    });
  }
});

test('says what is wrong with an address, and with an answer', async () => {
  await expect(allOf(`http://127.0.0.1:${await findFreePort()}`)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\)\. See that the site is online/,
  );
  const silent = await startSite({ posts: [] });
  await expect(allOf(`${silent}/blog`)).rejects.toThrow('shows no REST API of WordPress. Use');
  const restarting = await startSite({ posts: [], fail: (name) => (name === '/' ? 503 : undefined) });
  await expect(allOf(restarting)).rejects.toThrow(/answers with status 503\. Try again later/);
  const closed = await startSite({ posts: [post(7)], hidden: ['/'] });
  await expect(allOf(closed)).rejects.toThrow('to nobody who is not signed in (status 401)');
  const without = await startSite({ posts: [post(7)], hidden: ['posts'] });
  await expect(allOf(without)).rejects.toThrow('shows its posts to nobody');
  const broken = await allOf(await startSite({ posts: [post(7, { title: 'Words alone' })] }));
  expect(broken.at(-1)).toMatchObject({ kind: 'gap', about: 'posts 7', words: expect.stringContaining('title') });
});
