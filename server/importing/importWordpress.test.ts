import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Payload, ValidationError } from 'payload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Article } from '../payload-types.ts';
import { readRedirects } from '../redirects/redirectPath.ts';
import { makeTemporaryFolder, openTestPayload } from '../testing/openTestPayload.ts';
import { type SamplePost, writeSampleExport } from '../testing/sampleExport.ts';
import { samplePng, withoutCuts } from '../testing/samplePicture.ts';
import { checkWrittenExports } from '../testing/writtenExports.ts';
import { importWordpress } from './importWordpress.ts';
import type { ImportOptions } from './options.ts';

const now = new Date('2026-11-22T12:00:00Z');

async function open() {
  const payload = await openTestPayload();
  const folder = makeTemporaryFolder();
  const carry = (posts: SamplePost[], options: Partial<ImportOptions> = {}, beside = '') =>
    withoutCuts(payload, () =>
      importWordpress(
        payload,
        {
          source: writeSampleExport(folder, posts, beside),
          mediaFolder: undefined,
          isPublicOnly: false,
          isFetching: false,
          isDryRun: false,
          categories: new Map(),
          defaultCategory: 'blog',
          timeZone: undefined,
          ...options,
        },
        now,
      ),
    );
  return { payload, folder, carry };
}

async function articlesOf(payload: Payload): Promise<Article[]> {
  return (await payload.find({ collection: 'articles', sort: 'id', pagination: false, depth: 1, draft: true })).docs;
}

const textsOf = ({ layout }: Article) =>
  (layout ?? []).map((block) => (block.blockType === 'textbox' ? block.text : block.blockType));

/** Puts a picture where WordPress keeps its uploads. */
async function putPicture(folder: string, name: string, data?: Buffer): Promise<void> {
  const path = join(folder, 'uploads', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data ?? (await samplePng(40, 30)));
}

test('carries a post with its text, date, author, categories, tags and words for search engines', async () => {
  const { payload, carry } = await open();
  await carry([
    {
      id: 7,
      title: 'Keys &amp; <em>locks</em>',
      slug: 'keys',
      content: '<!-- wp:heading --><h2>One</h2><!-- /wp:heading --><p>Words</p>',
      excerpt: 'In <b>short</b>',
      terms: ['category:ai', 'category:rope', 'post_tag:rust'],
      meta: { _yoast_wpseo_title: 'For search', _yoast_wpseo_metadesc: '%%excerpt%%' },
    },
  ]);
  const [article] = await articlesOf(payload);
  expect(article).toMatchObject({
    title: 'Keys & locks',
    slug: 'keys',
    excerpt: 'In short',
    author: 'Ada Quay',
    date: '2020-01-02T09:00:00.000Z',
    category: { slug: 'ai' },
    tags: [{ slug: 'rope' }, { slug: 'rust', term_id: 71 }],
    head: { title: 'For search' },
    _status: 'published',
  });
  expect(article && textsOf(article)).toEqual(['## One\n\nWords']);
});

test('keeps out of search engines what a plugin kept out, and names a post without a title by its first words', async () => {
  const { payload, carry } = await open();
  const report = await carry([
    { id: 1, meta: { '_yoast_wpseo_meta-robots-noindex': '1' } },
    { id: 2, meta: { rank_math_robots: 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}' } },
    { id: 3, meta: { '_yoast_wpseo_meta-robots-noindex': '2', rank_math_robots: 'a:1:{i:0;s:5:"index";}' } },
    { id: 4, title: '', content: '<!-- wp:paragraph --><p>[su_note]Kurz &amp; gut.</p><!-- /wp:paragraph -->' },
  ]);
  const articles = await articlesOf(payload);
  expect(articles.map(({ head }) => Boolean(head?.noIndex))).toEqual([true, true, false, false]);
  expect(articles[3]?.title).toBe('Kurz & gut.');
  expect(report.linesOf('text')).toEqual(['"Kurz & gut.": it had no title']);
});

test('keeps drafts and scheduled posts as such, and makes drafts of what only some could read', async () => {
  const { payload, carry } = await open();
  const report = await carry([
    { id: 1, status: 'draft', dateGmt: '0000-00-00 00:00:00' },
    { id: 2, status: 'future', dateGmt: '2030-01-01 09:00:00' },
    { id: 3, status: 'private' },
    { id: 4, password: 'secret' },
    { id: 5, status: 'trash' },
  ]);
  const articles = await articlesOf(payload);
  expect(articles.map(({ _status, slug }) => `${slug} ${_status}`)).toEqual([
    'post-1 draft',
    'post-2 published',
    'post-3 draft',
    'post-4 draft',
  ]);
  // By the clock of the site, which is an hour ahead, as the other posts tell.
  expect(articles[0]?.date).toBe('2020-01-02T09:00:00.000Z');
  expect(articles[1]?.date).toBe('2030-01-01T09:00:00.000Z');
  expect(report.linesOf('draft')).toEqual([
    '"Post 1": it was a draft',
    '"Post 3": it was private',
    '"Post 4": it was behind a password, which articles here cannot be',
  ]);
});

test('changes nothing in a second run of the same export', async () => {
  const { payload, folder, carry } = await open();
  await putPicture(folder, '2020/01/a.jpg');
  const posts: SamplePost[] = [
    {
      id: 1,
      content: '<img src="https://blog.example/wp-content/uploads/2020/01/a-300x200.jpg">',
      terms: ['post_tag:rust'],
    },
    { id: 2, status: 'draft' },
  ];
  const options = { mediaFolder: join(folder, 'uploads') };
  await carry(posts, options);
  const before = await articlesOf(payload);
  const changes = await payload.count({ collection: 'changes' });
  const report = await carry(posts, options);
  expect(report.countOf('articles that are as they were')).toBe(2);
  expect(await articlesOf(payload)).toEqual(before);
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(1);
  expect((await payload.count({ collection: 'tags' })).totalDocs).toBe(1);
  expect(await payload.count({ collection: 'changes' })).toEqual(changes);
});

test('updates what changed in WordPress, and keeps its address', async () => {
  const { payload, carry } = await open();
  await carry([{ id: 1, content: 'Old' }]);
  const report = await carry([{ id: 1, content: 'New', slug: 'other' }]);
  const [article] = await articlesOf(payload);
  expect(report.countOf('articles updated')).toBe(1);
  expect([article?.slug, article && textsOf(article)]).toEqual(['post-1', ['New']]);
});

test('never overwrites what an editor changed, published or not, and names it', async () => {
  const { payload, carry } = await open();
  await carry([
    { id: 1, content: 'Old' },
    { id: 2, content: 'Old' },
  ]);
  const [first, second] = await articlesOf(payload);
  await payload.update({ collection: 'articles', id: first?.id ?? 0, data: { title: 'Mine' } });
  await payload.update({ collection: 'articles', id: second?.id ?? 0, data: { title: 'Mine too' }, draft: true });
  const again = await carry([
    { id: 1, content: 'Old' },
    { id: 2, content: 'Old' },
  ]);
  expect(again.linesOf('kept'), 'nothing new in WordPress').toEqual([]);
  const report = await carry([
    { id: 1, content: 'New' },
    { id: 2, content: 'New' },
  ]);
  expect(report.linesOf('kept')).toEqual([
    '"Post 1": it was changed in WordPress and here: carry over by hand what you want of it',
    '"Post 2": it was changed in WordPress and here: carry over by hand what you want of it',
  ]);
  expect((await articlesOf(payload)).map(({ title }) => title)).toEqual(['Mine', 'Mine too']);
});

test('does not bring back what was removed here, until its line under Imported is deleted', async () => {
  const { payload, carry } = await open();
  await carry([{ id: 1, content: 'Old' }]);
  await payload.delete({ collection: 'articles', where: { slug: { equals: 'post-1' } } });
  expect((await carry([{ id: 1, content: 'New' }])).linesOf('kept')).toEqual(['"Post 1": it was removed here']);
  await payload.delete({ collection: 'imports', where: { title: { equals: 'Post 1' } } });
  expect((await carry([{ id: 1, content: 'New' }])).countOf('articles created')).toBe(1);
});

test('leads from old addresses to the new ones, in redirects and in the links of texts', async () => {
  const { payload, carry } = await open();
  const report = await carry([
    {
      id: 1,
      slug: 'one',
      content: '<a href="https://www.blog.example/?p=2">two</a> <a href="/2020/01/one/#end">end</a>',
    },
    { id: 2, slug: 'two', terms: ['category:ai'] },
    { id: 3, slug: 'three', link: 'https://blog.example/?p=3' },
    { id: 4, slug: 'four', status: 'draft' },
    { id: 5, slug: 'übung', link: 'https://blog.example/%C3%BCbung/' },
  ]);
  expect((await readRedirects(payload)).map(({ from, to }) => `${from} > ${to}`)).toEqual([
    '/2020/01/one > /blog/one',
    '/2020/01/two > /ai/two',
    '/übung > /blog/uebung',
  ]);
  const [one] = await articlesOf(payload);
  expect(one && textsOf(one)).toEqual(['[two](/ai/two) [end](/blog/one#end)']);
  expect(report.linesOf('redirect')).toEqual([
    '"Post 3": https://blog.example/?p=3 leads to /blog/three only where the proxy in front does it: a redirect here has no "?"',
  ]);
});

test('leads to no article that does not go live, and already when an article goes live', async () => {
  const { payload, carry } = await open();
  const ledAtOnce: string[][] = [];
  const { hooks } = payload.collections.articles.config;
  const redirects = async () => (await readRedirects(payload)).map(({ from }) => from);
  hooks.beforeChange.push(async ({ data, operation }) => {
    if (operation !== 'create') return data;
    ledAtOnce.push(await redirects());
    if (data.slug === 'two' && data._status === 'published')
      throw new ValidationError({ collection: 'articles', errors: [{ path: 'layout', message: 'It does not fit' }] });
    if (data.slug === 'three') throw new Error('The disk is full');
    return data;
  });
  const report = await carry([
    { id: 1, slug: 'one' },
    { id: 2, slug: 'two' },
    { id: 3, slug: 'three' },
  ]);
  expect(ledAtOnce[0]).toEqual(['/2020/01/one']);
  expect(await redirects()).toEqual(['/2020/01/one']);
  expect(report.countOf('redirects')).toBe(1);
  expect((await articlesOf(payload)).map(({ _status, slug }) => [slug, _status])).toEqual([
    ['one', 'published'],
    ['two', 'draft'],
  ]);
});

test('takes each picture from the folder once, and reads its format from its content', async () => {
  const { payload, folder, carry } = await open();
  const gif = await sharp(await samplePng(40, 30))
    .gif()
    .toBuffer();
  await putPicture(folder, '2020/01/a.jpg');
  await putPicture(folder, '2020/01/b.gif', gif);
  await putPicture(folder, '2020/01/page.png', Buffer.from('<script>alert(1)</script>'));
  const address = (name: string) => `https://blog.example/wp-content/uploads/2020/01/${name}`;
  const image = (name: string) => `<img src="${address(name)}" alt="">`;
  const attachment = { id: 9, type: 'attachment', status: 'inherit', attachmentUrl: address('a.jpg') };
  const report = await carry(
    [
      { ...attachment, meta: { _wp_attachment_image_alt: 'A quay' } },
      { id: 1, content: `Text ${image('a-300x200.jpg')}`, meta: { _thumbnail_id: '9' } },
      {
        id: 2,
        content: `Text ${image('a.jpg')} ${image('b.gif')} ${image('page.png')} ${image('../../../etc/passwd.png')}`,
      },
    ],
    { mediaFolder: join(folder, 'uploads') },
  );
  const { docs } = await payload.find({ collection: 'media', sort: 'id', depth: 0 });
  expect(docs.map(({ alt, mimeType }) => `${alt}, ${mimeType}`)).toEqual(['A quay, image/png', 'b, image/png']);
  const [first, second] = await articlesOf(payload);
  expect(first?.preview).toMatchObject({ id: docs[0]?.id });
  const [quay, still] = docs.map(({ id }) => id);
  expect(second && textsOf(second)).toEqual([`Text\n\n![](picture:${quay})\n\n![](picture:${still})`]);
  expect(report.linesOf('picture')).toEqual([
    `"Post 2": ${address('page.png')}: it is no picture, or a broken one`,
    '"Post 2": https://blog.example/wp-content/etc/passwd.png: it is not in the folder',
  ]);
});

test('gives an article without a picture a plain one, and its own once a later run finds it', async () => {
  const { payload, folder, carry } = await open();
  const posts = [{ id: 1, content: 'Text <img src="/wp-content/uploads/a.png" alt="A quay">' }];
  const report = await carry(posts);
  expect(report.linesOf('preview')).toEqual(['"Post 1"']);
  expect((await articlesOf(payload))[0]?.preview, 'is not shown above the article').toMatchObject({ isPlain: true });
  expect(report.linesOf('picture')).toEqual([
    '"Post 1": https://blog.example/wp-content/uploads/a.png: no folder was given',
  ]);
  await putPicture(folder, 'a.png');
  await carry(posts, { mediaFolder: join(folder, 'uploads') });
  const [article] = await articlesOf(payload);
  expect(article?.preview).toMatchObject({ alt: 'A quay' });
  expect(article && textsOf(article)).toEqual([expect.stringMatching(/^Text\n\n!\[\]\(picture:\d+\)$/)]);
});

test('carries articles whose pictures are missing, readable without them, and names each missing picture', async () => {
  const { payload, carry } = await open();
  // Refused before anything is asked, because the host of a real export may be gone too.
  const figure = (name: string) =>
    `<figure><img src="http://127.0.0.1/wp-content/uploads/${name}" alt=""><figcaption>Of ${name}</figcaption></figure>`;
  const report = await carry(
    [
      { id: 1, content: `<p>Before</p>${figure('a.png')}<p>After</p>${figure('b.png')}` },
      { id: 2, content: figure('a.png') },
      { id: 3, content: '<img src="http://127.0.0.1/wp-content/uploads/b.png" alt="">' },
    ],
    { isFetching: true },
  );
  const reason = 'it lies in our own network';
  expect(report.linesOf('picture')).toEqual([
    `"Post 1": http://127.0.0.1/wp-content/uploads/a.png: ${reason}`,
    `"Post 1": http://127.0.0.1/wp-content/uploads/b.png: ${reason}`,
    `"Post 2": http://127.0.0.1/wp-content/uploads/a.png: ${reason}`,
    `"Post 3": http://127.0.0.1/wp-content/uploads/b.png: ${reason}`,
  ]);
  const articles = await articlesOf(payload);
  expect(articles.map(textsOf)).toEqual([['Before\n\nOf a.png\n\nAfter\n\nOf b.png'], ['Of a.png'], []]);
  expect(articles.map(({ _status }) => _status)).toEqual(['published', 'published', 'draft']);
  expect(report.linesOf('draft')).toEqual(['"Post 3": nothing of its text could be carried']);
  expect(report.linesOf('preview')).toEqual(['"Post 1"', '"Post 2"']);
});

test('finds a free address if one is taken', async () => {
  const { payload, carry } = await open();
  await carry([
    { id: 1, slug: 'keys' },
    { id: 2, slug: 'Keys' },
    { id: 3, slug: '日本', title: '日本' },
  ]);
  expect((await articlesOf(payload)).map(({ slug }) => slug)).toEqual(['keys', 'keys-2', 'article-3']);
});

test('carries the others if one post cannot be carried, and names it with what to do', async () => {
  const { payload, carry } = await open();
  const report = await carry([{ id: 1, title: 'Deep', content: '<div>'.repeat(50_000) }, { id: 2 }]);
  expect(report.linesOf('failed')).toEqual([
    '"Deep": Its HTML is nested more than 500 elements deep. Fix it in WordPress and run the import again, or write it again here',
  ]);
  expect((await articlesOf(payload)).map(({ slug }) => slug)).toEqual(['post-2']);
});

test('counts comments and other kinds of content, and names them as not carried', async () => {
  const { carry } = await open();
  const report = await carry([
    { id: 1, comments: 3 },
    { id: 2, type: 'page' },
    { id: 3, type: 'recipe' },
  ]);
  expect(report.linesOf('comments')).toEqual(['"Post 1": 3']);
  expect(report.linesOf('kind')).toEqual([expect.stringMatching(/^recipe: 1\./)]);
});

test('carries pages as drafts with their text, once, and leads links to them', async () => {
  const { payload, carry } = await open();
  const posts: SamplePost[] = [
    { id: 1, content: 'See <a href="/company/about/">us</a>' },
    {
      id: 2,
      type: 'page',
      title: 'About',
      slug: 'about',
      link: 'https://blog.example/company/about/',
      content: 'We <b>moor</b>',
    },
    { id: 3, type: 'page', title: 'About', slug: 'about', status: 'draft' },
  ];
  const report = await carry(posts);
  const pagesOf = async () =>
    (await payload.find({ collection: 'pages', sort: 'id', draft: true, pagination: false, depth: 0 })).docs;
  const pages = await pagesOf();
  expect(pages.map(({ _status, address, title }) => [title, address, _status])).toEqual([
    ['About', '/about', 'draft'],
    ['About', '/about-2', 'draft'],
  ]);
  expect(pages[0]?.layout).toMatchObject([{ blockType: 'textbox', heading: 'About', text: 'We **moor**' }]);
  const [article] = await articlesOf(payload);
  expect(article && textsOf(article)).toEqual(['See [us](/about)']);
  expect(report.countOf('pages created')).toBe(2);
  expect(report.linesOf('redirect')).toEqual(['"About": lead /company/about to /about once the page is published']);
  const again = await carry(posts);
  expect([again.countOf('pages that are as they were'), (await pagesOf()).length]).toEqual([2, 2]);
});

test('creates a category under their name at an address that is free here, and leaves out another', async () => {
  const { payload, carry } = await open();
  const category = (slug: string, name: string) =>
    `<wp:category><wp:term_id>9</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${name}</wp:cat_name></wp:category>`;
  await carry(
    [{ id: 1, terms: ['category:ropes', 'category:classic'] }],
    {
      categories: new Map([
        ['ropes', 'insights'],
        ['classic', ''],
      ] as const),
    },
    category('ropes', 'ropes'),
  );
  const [article] = await articlesOf(payload);
  expect(article).toMatchObject({ category: { slug: 'insights', name: 'ropes' }, tags: [] });
});

test('takes a category for another if the operator says so', async () => {
  const { payload, carry } = await open();
  await carry([{ id: 1, terms: ['category:machines', 'category:uncategorized'] }], {
    categories: new Map([['machines', 'ai']]),
  });
  expect((await articlesOf(payload))[0]).toMatchObject({ category: { slug: 'ai' }, tags: [] });
});

test('brings a category back from the trash, where its address and its number stay taken', async () => {
  const { payload, carry } = await open();
  const data = { name: 'Machines', slug: 'ai', term_id: 7 } as const;
  const { id } = await payload.create({ collection: 'categories', data });
  await payload.update({ collection: 'categories', id, data: { deletedAt: '2026-11-24T09:00:00.000Z' } });
  const report = await carry([{ id: 1, terms: ['category:ai'] }]);
  expect(report.countOf('categories')).toBe(1);
  expect((await articlesOf(payload))[0]).toMatchObject({ category: { id, name: 'Machines' } });
});

test('writes nothing in a dry run, and says what would be done', async () => {
  const { payload, folder, carry } = await open();
  await putPicture(folder, 'a.png');
  const content = 'Text <img src="/wp-content/uploads/a.png"><img src="https://elsewhere.example/b.png">';
  const options = { isDryRun: true, isFetching: true, mediaFolder: join(folder, 'uploads') };
  const report = await carry([{ id: 1, content, terms: ['post_tag:rust'] }], options);
  const counts = ['articles created', 'pictures', 'pictures to fetch', 'tags', 'redirects'].map((what) =>
    report.countOf(what),
  );
  expect(counts).toEqual([1, 1, 1, 1, 1]);
  for (const collection of ['articles', 'media', 'tags', 'categories', 'redirects', 'imports', 'changes'] as const) {
    expect((await payload.count({ collection })).totalDocs, collection).toBe(0);
  }
});

/* R65 */
test('every word of a post is in its article or in the report, in whichever way the file is written', async () => {
  await checkWrittenExports(await openTestPayload(), makeTemporaryFolder(), 20);
});
