import type { PageType } from '@frontage/contract/pageParts.ts';
import type { Payload } from 'payload';
import { toStoredBlocks } from '../seed/stored.ts';
import { sampleOffices, sampleSettings } from './sampleCompany.ts';
import { uploadSample } from './samplePicture.ts';
import type { TestHost } from './testHost.ts';

/** Part of everything that nobody may see, and of nothing else. */
export const canary = 'zq7kanarie';

const dayMs = 86_400_000;

interface SampleArticle {
  further?: number[];
  tags?: number[];
  isDraft?: boolean;
  text?: string;
}

/** Content of every type, some of it hidden, with the ids under which it is stored. */
export interface SampleContent {
  categories: Record<'blog' | 'news' | 'ai', number>;
  tags: Record<'flow' | 'cadence', number>;
  /** By slug, including hidden ones. */
  articles: Record<string, number>;
  pages: Record<string, number>;
  terms: Record<string, number>;
  picture: number;
  addArticle: (slug: string, daysAgo: number, category: number, more?: SampleArticle) => Promise<number>;
}

/**
 * Articles: news-1 to news-3, one to three days old, then in the blog flow-storage, four, and cadence-resources, five,
 * both also in ai; pages of each type; terms under C and R; one future and one past event, and a review dated the day
 * after tomorrow.
 */
export async function fillWithSamples({ payload, clock }: Pick<TestHost, 'payload' | 'clock'>): Promise<SampleContent> {
  const picture = (await uploadSample(payload)).id;
  const category = async (slug: 'blog' | 'news' | 'ai', term_id: number) => {
    const data = { slug, term_id, name: slug.toUpperCase(), heading: `All of ${slug}`, description: `About ${slug}` };
    return (await payload.create({ collection: 'categories', data })).id;
  };
  const tag = async (slug: string, group: 'technologies' | 'protocols', term_id: number) =>
    (await payload.create({ collection: 'tags', data: { slug, name: slug, group, term_id } })).id;
  const categories = {
    ai: await category('ai', 25),
    news: await category('news', 24),
    blog: await category('blog', 23),
  };
  const tags = {
    flow: await tag('flow', 'protocols', 101),
    cadence: await tag('cadence', 'technologies', 102),
  };
  const articles: Record<string, number> = {};
  const addArticle: SampleContent['addArticle'] = async (slug, daysAgo, first, more = {}) => {
    const { id } = await payload.create({
      collection: 'articles',
      data: {
        title: `About ${slug}`,
        slug,
        excerpt: `What there is to know of ${slug}.`,
        preview: picture,
        date: new Date(clock.now.getTime() - daysAgo * dayMs).toISOString(),
        timeToRead: 4,
        category: first,
        second_categories: more.further ?? [],
        tags: more.tags ?? [],
        layout: toStoredBlocks<'articles'>([{ acf_fc_layout: 'textbox', text: more.text ?? `The text of ${slug}.` }]),
        _status: more.isDraft ? 'draft' : 'published',
      },
    });
    articles[slug] = id;
    return id;
  };
  const { ai, blog, news } = categories;
  await addArticle('cadence-resources', 5, blog, { further: [ai], tags: [tags.cadence, tags.flow] });
  await addArticle('flow-storage', 4, blog, { further: [ai], tags: [tags.flow] });
  for (const days of [3, 2, 1]) await addArticle(`news-${days}`, days, news);
  await addArticle(`${canary}-draft`, 1, blog, { isDraft: true, further: [ai], tags: [tags.flow], text: canary });
  await addArticle(`${canary}-tomorrow`, -1, blog, { further: [ai], tags: [tags.flow], text: canary });
  await addArticle(`${canary}-news-tomorrow`, -1, news, { text: canary });
  // A newer draft of an article whose published version is shown.
  await payload.update({
    collection: 'articles',
    id: articles['flow-storage'] ?? 0,
    data: { title: `Flow ${canary}`, _status: 'draft' },
    draft: true,
  });
  const pages = await fillPages(payload);
  const terms = await fillGlossary(payload, articles);
  await fillCompany(payload, { now: clock.now, picture });
  return { categories, tags, articles, pages, terms, picture, addArticle };
}

async function fillPages(payload: Payload): Promise<Record<string, number>> {
  const pages: Record<string, number> = {};
  const page = async (slug: string, type: PageType, _status: 'draft' | 'published') => {
    const { id } = await payload.create({
      collection: 'pages',
      data: {
        title: `Page ${slug}`,
        slug,
        type,
        head: { title: `Page ${slug}`, description: `About ${slug}` },
        card: { label: 'Bridge, 11 months', description: `Card of ${slug}` },
        layout: toStoredBlocks([{ acf_fc_layout: 'textbox', text: `Text of ${slug}.` }]),
        _status,
      },
    });
    pages[slug] = id;
  };
  for (const type of ['page', 'service', 'case', 'industry'] as const) {
    await page(`${type}-one`, type, 'published');
    await page(`${type}-two`, type, 'published');
    await page(`${canary}-${type}`, type, 'draft');
  }
  return pages;
}

async function fillGlossary(payload: Payload, articles: Record<string, number>): Promise<Record<string, number>> {
  const terms: Record<string, number> = {};
  const term = async (slug: string, title: string, description: string, article?: string) => {
    const more = article ? { article: articles[article] ?? null } : {};
    const data = { slug, title, description, letter: '', ...more };
    terms[slug] = (await payload.create({ collection: 'glossary', data })).id;
  };
  await term('resource', 'Resource', 'A thing of Cadence that cannot be copied.', 'cadence-resources');
  await term('cadence', 'Cadence', 'The language in which contracts on Flow are written.', 'flow-storage');
  await term('capability', 'Capability', 'A right to use a resource of another account.', `${canary}-draft`);
  await term('consensus', 'Consensus', 'How nodes agree on the order of what happened.', `${canary}-tomorrow`);
  await term('contract', 'Contract', 'Code that stands on a ledger.');
  return terms;
}

async function fillCompany(payload: Payload, { now, picture }: { now: Date; picture: number }): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  for (const office of sampleOffices) await payload.create({ collection: 'offices', data: office });
  const event = (slug: string, days: number) =>
    payload.create({
      collection: 'events',
      data: {
        slug,
        title: `Event ${slug}`,
        summary: 'An evening with tables.',
        mode: 'in-person' as const,
        venue: 'London',
        starts: inDays(days),
        ends: inDays(days + 0.1),
        timeZone: 'Europe/London',
        seats: 40,
        seatsTaken: 12,
      },
    });
  await event('ahead', 7);
  await event(`${canary}-over`, -7);
  const vacancy = (
    slug: string,
    { days, ...more }: { days: number; posted?: number; _status?: 'draft' | 'published' },
  ) =>
    payload.create({
      collection: 'vacancies',
      data: {
        slug,
        title: `Post ${slug}`,
        summary: `What there is to do as ${slug}.`,
        employment: 'full-time',
        place: { mode: 'office', city: 'London', countryCode: 'GB' },
        pay: { from: 82_000, to: 98_000, per: 'year', currency: 'GBP' },
        text: `The text of ${slug}.`,
        posted: inDays(more.posted ?? -3),
        closes: inDays(days),
        _status: more._status ?? 'published',
      },
    });
  const person = (slug: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'people',
      data: { slug, name: slug, role: 'Engineer', summary: `What ${slug} does.`, portrait: picture, _status },
    });
  await person('ada', 'published');
  await person(`${canary}-person`, 'draft');
  const recording = (slug: string, more: { date?: number; _status?: 'draft' } = {}) =>
    payload.create({
      collection: 'recordings',
      data: {
        slug,
        title: `Film ${slug}`,
        summary: `What ${slug} shows.`,
        elsewhere: 'https://films.example/1',
        duration: '1:05',
        poster: picture,
        date: inDays(more.date ?? -3),
        _status: more._status ?? 'published',
      },
    });
  await recording('walk');
  await recording(`${canary}-film`, { _status: 'draft' });
  await recording(`${canary}-premiere`, { date: 2 });
  await vacancy('engineer', { days: 7 });
  await vacancy(`${canary}-closed`, { days: -1 });
  await vacancy(`${canary}-later`, { days: 9, posted: 2 });
  await vacancy(`${canary}-unpublished`, { days: 9, _status: 'draft' });
  for (const [name, date] of [
    ['Ines Okafor', '2026-03-01'],
    ['Tomas Lind', '2026-09-01'],
    [canary, inDays(2).slice(0, 10)],
  ] as const) {
    const data = {
      name,
      jobTitle: 'CTO, Hushmint',
      description: 'They left us with less code.',
      rating: 5,
      date,
      picture,
    };
    await payload.create({ collection: 'reviews', data });
  }
  await payload.updateGlobal({ slug: 'site-settings', data: sampleSettings });
}
