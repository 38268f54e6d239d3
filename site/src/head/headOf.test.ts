import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { type Post, post } from '@frontage/contract/post.ts';
import { expect, it } from 'vitest';
import { headOfArticle } from './headOf.ts';

const settings = { siteUrl: 'https://wharfside.example', isProduction: true };

const article = post.parse({
  ...examplePage.articlesByCategory.blog?.[0],
  type: 'post',
  term_id: 30,
  categories: ['blockchain'],
  modified: '2026-11-10T08:00:00.000Z',
  head: {},
  layout: [],
});

const headOf = (more: Partial<Post> = {}) => headOfArticle({ ...article, ...more }, examplePage.site, settings);

it('takes title and description from the article if the editor wrote none', () => {
  const head = headOf();
  expect(head.title).toBe('What an account pays for when it stores a thing | Wharfside');
  expect(head.description).toBe(article.excerpt);
});

it('ends a long excerpt at a word', () => {
  const { description } = headOf({ excerpt: 'one two three '.repeat(20).trim() });
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/(?:one|two|three)…$/);
});

it('has a picture made of its title, whose address changes with the article', () => {
  const before = headOf().image;
  const after = headOf({ modified: '2026-11-11T08:00:00.000Z' }).image;
  expect(before).toMatchObject({ width: 1200, height: 630, alt: article.title });
  expect(before?.url).toMatch(/^https:\/\/wharfside\.example\/social\/post-1\.png\?v=/);
  expect(after?.url).not.toBe(before?.url);
});

it('never has a change date before its publication date', () => {
  expect(headOf({ modified: '2026-01-01T08:00:00.000Z' }).article?.modified).toBe(article.date);
});
