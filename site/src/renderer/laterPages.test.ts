import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createExampleArticles, exampleTags } from '../gallery/exampleLists.ts';
import { undrawableTitle } from '../testing/exampleApp.ts';
import { openTestPublishing, type TestPublishing } from '../testing/openTestPublishing.ts';

const articles = 48;
const perPage = 8;
/** Lists of the category and of the blog, and of each tag in both. */
const lists = 2 * (exampleTags.length + 1);
const furtherPages = lists * (articles / perPage - 1);

let site: TestPublishing;
beforeEach(async () => {
  site = await openTestPublishing();
  const tags = exampleTags.map(({ count: _, ...tag }) => tag);
  site.content.articles = createExampleArticles(articles)
    .map((card) => ({ ...card, second_categories: [], tags }))
    .sort((one, other) => other.date.localeCompare(one.date))
    .map((card) => ({ version: 'first', card, more: {} }));
});
afterEach(() => site.close());

type Release = Awaited<ReturnType<TestPublishing['publish']>>;

const linkTo = (slug: string) => `href="/blockchain/${slug}"`;
const pagesWith = ({ folder }: Release, words: string) =>
  readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && readFileSync(join(folder, 'public', name), 'utf8').includes(words))
    .sort();

function publishArticle(slug: string): void {
  const [newest] = site.content.articles;
  if (!newest) throw new Error('There is no article');
  const card = { ...newest.card, id: Number(slug.split('-')[1]), slug, date: '2026-11-20T08:00:00Z' };
  site.content.articles.unshift({ ...newest, card });
}

/** Whether each page is as if all of them were rendered. */
async function expectAsRenderedAnew(release: Release): Promise<void> {
  const full = await site.publish({ isFull: true });
  const names = pagesWith(full, '<title>');
  expect(pagesWith(release, '<title>')).toEqual(names);
  expect(names.filter((name) => release.text(name) !== full.text(name))).toEqual([]);
}

it('shows a new article on the first page of its lists, and on all others with the next release', async () => {
  const first = await site.publish();
  expect(first.later).toBe(0);
  publishArticle('new-9000');
  const second = await site.publish();
  expect(second.titleAt('/blockchain/new-9000')).toBeDefined();
  expect(pagesWith(second, linkTo('new-9000'))).toHaveLength(lists);
  expect(second.later).toBe(furtherPages);
  expect(second.text('blog/page/2.html')).toBe(first.text('blog/page/2.html'));
  expect(existsSync(second.file('blog/page/7.html')), 'what was not there cannot wait').toBe(true);
  const third = await site.publish();
  expect(third).toMatchObject({ completes: second.id, later: 0, rendered: furtherPages });
  expect(await site.publish()).toMatchObject({ id: third.id, rendered: 0 });
  await expectAsRenderedAnew(third);
});

it('leads nowhere to an article that is gone, however far down a list it was', async () => {
  await site.publish();
  const [gone] = site.content.articles.splice(20, 1);
  const second = await site.publish();
  expect(second.removed).toBe(1);
  expect(second.later).toBeGreaterThan(0);
  expect(pagesWith(second, linkTo(gone?.card.slug ?? ''))).toEqual([]);
  await expectAsRenderedAnew(await site.publish());
});

it('leads nowhere to a new article that cannot be shown, beside one that is gone', async () => {
  await site.publish();
  const [gone] = site.content.articles.splice(20, 1);
  if (!gone) throw new Error('There is no article');
  const card = { ...gone.card, id: 9000, slug: 'new-9000', title: undrawableTitle };
  site.content.articles.push({ ...gone, card });
  const second = await site.publish();
  expect(second.faults).toMatchObject([{ path: '/blockchain/new-9000', isKept: false }]);
  expect(pagesWith(second, linkTo('new-9000'))).toEqual([]);
  await expectAsRenderedAnew(await site.publish());
});

it('leads nowhere to a part of a page that is gone', async () => {
  const { site: company } = site.content.surroundings as { site: object };
  const link = 'href="/services/flow#price"';
  site.content.surroundings.site = { ...company, companyName: `<a ${link}></a>` };
  const first = await site.publish();
  expect(pagesWith(first, link).length).toBeGreaterThan(furtherPages);
  site.content.surroundings.site = company;
  site.content.pages = site.content.pages.filter(({ slug }) => slug !== 'flow');
  expect(pagesWith(await site.publish(), link)).toEqual([]);
});

it('keeps the last page of a list that became shorter while others lead to it', async () => {
  site.content.articles.splice(-(perPage - 1));
  const first = await site.publish();
  expect(existsSync(first.file('blog/page/6.html'))).toBe(true);
  site.content.articles.shift();
  const second = await site.publish();
  expect(second).toMatchObject({ later: furtherPages, removed: 1 });
  expect(second.text('blog/page/6.html')).toBe(first.text('blog/page/6.html'));
  const third = await site.publish();
  expect(third).toMatchObject({ later: 0, removed: lists });
  await expectAsRenderedAnew(third);
});

it('brings after a restart what was put off, and puts nothing off twice', async () => {
  await site.publish();
  publishArticle('new-9000');
  expect((await site.publish()).later).toBe(furtherPages);
  await site.restart();
  publishArticle('new-9001');
  const third = await site.publish();
  expect(third.later).toBe(0);
  await expectAsRenderedAnew(third);
});
