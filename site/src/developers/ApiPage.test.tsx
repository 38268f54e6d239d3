import { endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiPage } from './ApiPage.tsx';
import { apiReference } from './apiReference.ts';

const reference = apiReference('frontage');
const page = { title: 'Content API', breadcrumbs: [] };
const html = renderToStaticMarkup(<ApiPage reference={reference} page={page} openApiHref="/openapi.json" />);

describe('the page of the content API', () => {
  it('has a section for each call of the contract, and a way to it', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect(html).toContain(`<a href="#${name}">`);
      expect(html).toContain(`id="${name}"`);
      expect(html).toContain(pathOf(endpoint, 'frontage'));
    }
  });

  it('leads nowhere that is not on it, and names nothing twice', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, anchor] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
  });

  it('says of each field its limits and what stands for it', () => {
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

  it('shows how each call is made', () => {
    const examples = Object.fromEntries(reference.calls.map(({ id, example }) => [id, example]));
    expect(examples.newsPage).toBe('GET /wp-json/frontage/v1/news/page/1?category=blockchain');
    expect(examples.multiCategoryItems).toContain('"categories": ["blockchain", "ai"]');
    expect(examples.glossary).toBe('GET /wp-json/frontage/v1/glossary');
  });

  it('needs no style of its own and no script', () => {
    expect(html).not.toMatch(/ style=| on[a-z]+=|<script/);
  });
});
