import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demo } from '@frontage/demo/content.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { documentToIndex } from './keepSearchIndex.ts';
import { searchDocuments } from './searchDocuments.ts';
import { putSearched } from './searchTable.ts';

/** The wanted page is one of the first so many hits, for at least that share of the questions. */
const looksAt = 3;
const least = 0.95;
const now = new Date('2026-11-28T12:00:00Z');

const questions = readFileSync(join(import.meta.dirname, 'questions.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, query, wanted] = /^([^#|]+) \| (.+)$/.exec(line) ?? [];
    return query && wanted ? [{ query, wanted: wanted.split(', ') }] : [];
  });

describe.each(databases)('questions to the demo, as people type them, on %s', (name) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(name);
    await inTransaction(database.payload, async (req) => {
      for (const document of documentsOfDemo()) await putSearched(database.payload, req, document);
    });
  });
  afterAll(() => database.close());

  test.each([
    ['as the site writes them', questions.slice(0, 100)],
    ['with a wrong letter or in another form', questions.slice(100)],
  ])('find the wanted page among the first three, %s', async (_, asked) => {
    expect(asked).toHaveLength(100);
    const missed: string[] = [];
    for (const { query, wanted } of asked) {
      const { hits } = await searchDocuments(database.payload, { query, now, offset: 0, count: looksAt });
      const found = hits.map(({ path }) => path.split(/[/#]/).at(-1) ?? '');
      if (!found.some((one) => wanted.includes(one))) missed.push(`${query}: ${found}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * (1 - least));
  });
});

/** The texts of the demo without its pictures, which would take minutes to store. */
function documentsOfDemo() {
  const { articles, categories, glossary, pages } = demo;
  const published = { _status: 'published' };
  const stored = [
    ...articles.map((article) => ({
      kind: kindOf('articles'),
      stored: {
        ...article,
        ...published,
        layout: toStoredBlocks<'articles'>(article.layout),
        category: categories.find(({ slug }) => slug === article.category),
      },
    })),
    ...pages.map((page) => ({
      kind: kindOf('pages'),
      stored: { ...page, ...published, layout: toStoredBlocks(page.layout) },
    })),
    ...glossary.map((term) => ({
      kind: kindOf('glossary'),
      stored: { ...term, letter: term.title.slice(0, 1).toUpperCase() },
    })),
  ];
  return stored.flatMap(
    ({ kind, stored: document }, place) => documentToIndex(kind, { ...document, id: place + 1 }) ?? [],
  );
}
