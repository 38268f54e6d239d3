import { articleCard, category, listedCategory, tag } from '@frontage/contract/article.ts';
import { event } from '@frontage/contract/event.ts';
import { glossaryTerm } from '@frontage/contract/glossary.ts';
import { office } from '@frontage/contract/office.ts';
import { pageCard } from '@frontage/contract/pageParts.ts';
import { post } from '@frontage/contract/post.ts';
import { review } from '@frontage/contract/review.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { kindOf, pathOfStored, typeOf } from '@frontage/kinds/kinds.ts';
import { page } from '@frontage/kinds/page/page.schema.ts';
import { expect, onTestFinished, test } from 'vitest';
import { originals } from '../fields/language.ts';
import { demoSeed } from '../seed/demoSeed.ts';
import { onPostgres, openTestDatabase } from '../testing/databases.ts';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { fitObject } from './fitTo.ts';
import {
  answerOf,
  categoriesOf,
  placeOf,
  type StoredDocument,
  toCategory,
  toGlossaryTerm,
  toListedCategory,
  toSiteSettings,
  toTag,
} from './toContract.ts';

/** The answer about a document that Payload has filled, as the content API gives it. */
function answered(
  collection: 'pages' | 'articles',
  as: 'listed' | 'whole',
  stored: StoredDocument & Parameters<typeof categoriesOf>[0],
) {
  const kind = kindOf(collection);
  const place = { type: typeOf(kind, stored), path: pathOfStored(kind, stored), categories: categoriesOf(stored) };
  return { ...answerOf(kind, as, stored), ...placeOf(kind, as, place) };
}

test('stores the demo in the CMS and returns it in the shapes of the contract', async () => {
  const { close, payload } = await openTestDatabase(onPostgres ? 'PostgreSQL' : 'SQLite', {
    filling: fillWithQuickDemo,
  });
  onTestFinished(close);
  const demo = demoSeed();

  const all = { pagination: false, depth: 2 } as const;
  const offices = (await payload.find({ collection: 'offices', ...all })).docs.map((one) =>
    fitObject(office.shape, one),
  );
  const events = (await payload.find({ collection: 'events', ...all })).docs.map((one) => fitObject(event.shape, one));
  const site = toSiteSettings(await payload.findGlobal({ slug: 'site-settings', depth: 2 }));
  const { docs: pages } = await payload.find({ collection: 'pages', where: originals, ...all });
  const { docs: articles } = await payload.find({ collection: 'articles', where: originals, ...all });
  const { docs: categories } = await payload.find({ collection: 'categories', ...all });

  const anyPicture = expect.objectContaining({ url: expect.any(String) });
  // Words of emails are for no page.
  const { emailWords, ...settings } = demo.settings;
  expect(siteSettings.parse(site)).toEqual({
    ...JSON.parse(JSON.stringify(settings), (key, value) => (key === 'picture' ? anyPicture : value)),
    language: 'en',
    languages: ['en', 'de', 'ar'].map((code) => expect.objectContaining({ code, isVisible: true })),
  });
  expect(offices.map((one) => office.parse(one).city).toSorted()).toEqual(
    demo.offices.map((one) => one.city).toSorted(),
  );
  expect(events.map((one) => event.parse(one).slug).toSorted()).toEqual(demo.events.map((one) => one.slug).toSorted());
  expect(categories.map((one) => category.parse(toCategory(one)).slug).toSorted()).toEqual(
    demo.categories.map((one) => one.slug).toSorted(),
  );
  expect(articles.map((one) => articleCard.parse(answered('articles', 'listed', { ...one })).slug).toSorted()).toEqual(
    demo.articles.map((one) => one.slug).toSorted(),
  );
  const reviews = (await payload.find({ collection: 'reviews', ...all })).docs.map((one) =>
    fitObject(review.shape, one),
  );
  expect(reviews.map((one) => review.parse(one).name).toSorted()).toEqual(
    demo.reviews.map((one) => one.name).toSorted(),
  );
  const { docs: tags } = await payload.find({ collection: 'tags', ...all });
  expect(tags.map((one) => tag.parse(toTag(one)))).toEqual(expect.arrayContaining(demo.tags));
  expect(categories.map((one) => listedCategory.parse(toListedCategory(one, 2)).heading).toSorted()).toEqual(
    demo.categories.map((one) => one.heading).toSorted(),
  );
  const { docs: terms } = await payload.find({ collection: 'glossary', ...all });
  const now = new Date('2026-11-21T12:00:00Z');
  const shownArticles = new Map(
    articles
      .filter(({ _status, date }) => _status === 'published' && new Date(date) <= now)
      .map((one) => [one.id, one]),
  );
  const readTerms = terms.map((one) => glossaryTerm.parse(toGlossaryTerm(one, shownArticles)));
  for (const term of demo.glossary) expect(readTerms).toContainEqual(expect.objectContaining(term));
  for (const written of demo.articles) {
    const found = articles.find((one) => one.slug === written.slug);
    if (!found) throw new Error(`The article ${written.slug} is gone`);
    const readPost = post.parse(answered('articles', 'whole', { ...found }));
    expect(readPost.layout.map((block) => block.acf_fc_layout)).toEqual(
      written.layout.map((block) => ('acf_fc_layout' in block ? block.acf_fc_layout : undefined)),
    );
    expect(readPost.lead).toBe(written.lead);
    expect(readPost.tags.map(({ slug }) => slug)).toEqual(written.tags);
    expect(readPost.cover === undefined).toBe(written.cover === undefined);
  }
  expect(pages.map((one) => pageCard.parse(answered('pages', 'listed', { ...one })).slug).toSorted()).toEqual(
    demo.pages.map((one) => one.slug).toSorted(),
  );
  // A draft that was just begun has no slug, and is previewed all the same.
  for (const one of pages.slice(0, 1))
    expect(answered('pages', 'whole', { ...one, slug: null })).toMatchObject({ title: one.title });
  const read = pages.map((one) =>
    page.parse({ ...answered('pages', 'whole', { ...one }), offices, events, reviews, site }),
  );
  for (const written of demo.pages) {
    const found = read.find((one) => one.slug === written.slug);
    expect(found?.layout.map((block) => block.acf_fc_layout)).toEqual(
      written.layout.map((block) => ('acf_fc_layout' in block ? block.acf_fc_layout : undefined)),
    );
    expect(found?.card.label).toBe(written.card?.label);
    expect(found?.offer).toEqual(written.offer);
    expect(found?.breadcrumbs).toEqual(written.breadcrumbs);
  }
}, 120_000);
