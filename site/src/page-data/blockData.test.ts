import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentServer, startContentServer } from '../testing/contentServer.ts';
import { answersOf, publishedContent } from '../testing/publishedContent.ts';
import { readBlockData } from './blockData.ts';
import { ContentError } from './ContentError.ts';
import { createContentMemory } from './contentMemory.ts';
import type { Facts } from './facts.ts';
import { openPageFacts } from './pageFacts.ts';

let server: ContentServer;
let facts: Facts;
beforeEach(async () => {
  server = await startContentServer(answersOf(publishedContent()));
  const options = { ...server.backend, memory: createContentMemory(), moment: new Date('2026-11-21T12:00:00Z') };
  facts = (await openPageFacts(options)).facts;
  server.asked.length = 0;
});
afterEach(() => server.stop());

const dataOf = (...layout: object[]) => readBlockData(facts, 'The page /services/flow', layout);

describe('the data that blocks show in addition to their fields', () => {
  it('is empty, without a request, if no block needs any', async () => {
    const nothing = { articlesByCategory: {}, articlesBySlug: {}, casesBySlug: {}, formTokens: {} };
    expect(await dataOf({ acf_fc_layout: 'faq', heading: 'Asked often' })).toEqual(nothing);
    expect(server.asked).toEqual([]);
  });

  it('includes everything that blocks name, at any depth', async () => {
    const nested = { acf_fc_layout: 'cases', items: [{ caseSlug: 'causeway' }], articleSlugs: ['article-2'] };
    const { articlesBySlug, casesBySlug } = await dataOf(nested);
    expect(casesBySlug).toMatchObject({ causeway: { path: '/work/causeway', card: { label: 'Bridge' } } });
    expect(Object.keys(articlesBySlug)).toEqual(['article-2']);
  });

  it('includes the token of each form, requested once', async () => {
    const { formTokens } = await dataOf({ formId: 'contact' }, { formId: 'contact' }, { formId: 'quote' });
    expect(formTokens).toMatchObject({
      contact: { formToken: 'token of contact' },
      quote: { honeypotName: 'fax_number' },
    });
    expect(server.asked.filter((call) => call.includes('form-token'))).toHaveLength(2);
  });

  it('includes the forms that their owner changed, in one call', async () => {
    const { ownForms } = await dataOf({ formId: 'contact' }, { formId: 'quote' }, { formId: 'fair-2026' });
    expect(ownForms).toEqual({ quote: { id: 'quote', buttonText: 'Ask' } });
    expect(server.asked.filter((call) => call.includes('/forms'))).toHaveLength(1);
  });

  it('includes the newest articles of a category only if a block lists them', async () => {
    const lists = { acf_fc_layout: 'latest_articles', category: 'blockchain' };
    const { articlesByCategory } = await dataOf(lists, { acf_fc_layout: 'faq', category: 'ada' });
    expect(Object.keys(articlesByCategory)).toEqual(['blockchain']);
    expect(articlesByCategory.blockchain).toHaveLength(3);
  });
});

it('includes people where a block tells one by the name alone', async () => {
  expect(await dataOf({ acf_fc_layout: 'contact_prompt', person: 'Ines Halvorsen' })).toHaveProperty(
    'documents.person',
  );
  expect(await dataOf({ acf_fc_layout: 'faq', heading: 'Asked often' })).not.toHaveProperty('documents');
});

describe('a name that leads nowhere', () => {
  it('is rejected in words for the person who can fix it', async () => {
    const asked = dataOf({ caseSlug: 'nowhere' });
    await expect(asked).rejects.toBeInstanceOf(ContentError);
    await expect(asked).rejects.toThrow(
      'The page /services/flow names the case "nowhere", which is not published. Publish what is named, or name another in the CMS.',
    );
  });

  it('is reported together with all others of its kind', async () => {
    await expect(dataOf({ articleSlugs: ['lost', 'article-1', 'gone'] })).rejects.toThrow(
      'names the articles "lost", "gone", which are not published',
    );
  });
});
