import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { createArticleParts, sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { findFormOfAddress, pathMeant } from './findFormOfAddress.ts';

describe('an address typed for a page of the site', () => {
  it.each([
    ['/services/flow', '/services/flow'],
    ['/services/flow/?a=1#faq', '/services/flow'],
    ['https://www.example.com/blockchain/what-it-costs', '/blockchain/what-it-costs'],
    ['https://example.com', '/'],
    ['/caf%C3%A9', '/café'],
    ['//example.com/x', undefined],
    ['services flow', undefined],
    ['javascript:alert(1)', undefined],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s means the path %s', (typed, path) => {
    expect(pathMeant(typed)).toBe(path);
  });
});

/** Creates a page, a draft, an article with its category, a tag, a term, and old addresses. */
async function open() {
  const payload = await openTestPayload();
  const { id: picture } = await uploadSample(payload);
  const parts = await createArticleParts(payload, picture);
  const page = await payload.create({ collection: 'pages', data: samplePage('flow', 'Text', { type: 'service' }) });
  const drafted = samplePage('soon', 'Text', { _status: 'draft' });
  const draft = await payload.create({ collection: 'pages', data: drafted, draft: true });
  const article = await payload.create({ collection: 'articles', data: sampleArticle(parts, 'costs', 'Text') });
  const word = { title: 'Custody', description: 'Who holds the key.', slug: 'custody', letter: 'C' };
  const term = await payload.create({ collection: 'glossary', data: word });
  const group = 'technologies';
  const tag = await payload.create({ collection: 'tags', data: { name: 'Rust', slug: 'rust', group, term_id: 7 } });
  const redirects = {
    '/old': '/older',
    '/older': '/services/flow',
    '/round': '/round-again',
    '/round-again': '/round',
  };
  for (const [from, to] of Object.entries(redirects)) {
    const data = { from, to, isPermanent: true };
    await payload.db.create({ collection: 'redirects', data, returning: false });
  }
  const user = await createUserWith(payload, 'editor');
  return {
    formAt: async (path: string) => findFormOfAddress(await createLocalReq({ user }, payload), path),
    asStranger: async (path: string) => findFormOfAddress(await createLocalReq({}, payload), path),
    ...{ page, draft, article, category: { id: parts.category }, term, tag },
  };
}

describe('the form of an address', () => {
  it('is that of the page or the article, drafts included, and for an old address that of its target', async () => {
    const { article, draft, formAt, page } = await open();
    expect(await formAt('/services/flow')).toBe(`/admin/collections/pages/${page.id}`);
    expect(await formAt('/soon')).toBe(`/admin/collections/pages/${draft.id}`);
    expect(await formAt('/blockchain/costs')).toBe(`/admin/collections/articles/${article.id}`);
    expect(await formAt('/old')).toBe(`/admin/collections/pages/${page.id}`);
  });

  it('is that of the category, the tag or the term that the page shows', async () => {
    const { category, formAt, tag, term } = await open();
    expect(await formAt('/blockchain/page/2')).toBe(`/admin/collections/categories/${category.id}`);
    expect(await formAt('/blockchain/tag/rust')).toBe(`/admin/collections/tags/${tag.id}`);
    expect(await formAt('/glossary/custody')).toBe(`/admin/collections/glossary/${term.id}`);
    expect(await formAt('/glossary/c')).toBe('/admin/collections/glossary?where[letter][equals]=C');
  });

  it('does not exist where there is nothing, where redirects form a circle, and for strangers', async () => {
    const { asStranger, formAt } = await open();
    expect(await formAt('/nothing')).toBeUndefined();
    expect(await formAt('/round')).toBeUndefined();
    await expect(asStranger('/services/flow')).rejects.toThrow('You may not do this.');
  });
});
