import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { ApiPage } from './ApiPage.tsx';
import { createApiReference } from './createApiReference.ts';

const reference = createApiReference('frontage');
const page = { title: 'Content API', breadcrumbs: [] };
const shown = render(<ApiPage reference={reference} page={page} openApiHref="/openapi.json" />);
const links = shown.getAllByRole('link');
const ids = [...shown.page.querySelectorAll('[id]')].map(({ id }) => id);

describe('the page of the content API', () => {
  it('has a section for each call of the contract, and a link to it', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect(links.some((link) => link.getAttribute('href') === `#${name}`)).toBe(true);
      expect(wordsOf(shown.page.querySelector(`#${name}`))).toContain(pathOf(endpoint, 'frontage'));
    }
  });

  it('has no link to a missing section and no id twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('#'));
    for (const anchor of anchors) expect(ids).toContain(anchor.slice(1));
  });

  it('says for each field its limits and its default', () => {
    const news = reference.calls.find(({ id }) => id === 'news');
    expect(news?.fields.find(({ name }) => name === 'count')).toEqual({
      name: 'count',
      kind: [{ text: 'whole number' }],
      note: 'How many to list',
      standard: '6',
      limits: '1 to 100',
      isRequired: false,
    });
    expect(news?.answer).toEqual([{ text: 'list of ' }, { text: 'articleCard', shape: 'articleCard' }]);
  });

  it('begins with one call and its answer', () => {
    expect(wordsOf(shown.page.querySelector('header'))).toMatch(/GET \/wp-json\/frontage\/v1\/\S+ \{ "id": 4, .*\}$/);
  });

  it('shows an example of each call', () => {
    const examples = Object.fromEntries(reference.calls.map(({ id, example }) => [id, example]));
    expect(examples.newsPage).toBe('GET /wp-json/frontage/v1/news/page/1?category=blockchain');
    expect(examples.multiCategoryItems).toContain('"categories": ["blockchain", "ai"]');
    expect(examples.glossary).toBe('GET /wp-json/frontage/v1/glossary');
  });

  it('needs no inline style and no script', () => {
    const names = [...shown.page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(shown.page.querySelectorAll('style, script')).toHaveLength(0);
  });
});
