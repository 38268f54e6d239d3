import { endpoints } from '@frontage/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fillWithSamples, type SampleContent } from '../testing/sampleContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let content: SampleContent;

beforeAll(async () => {
  host = await openTestHost();
  content = await fillWithSamples(host);
});
afterAll(() => host.close());

async function read<Answer>({ answer }: { answer: z.ZodType<Answer> }, path: string): Promise<Answer> {
  const given = await host.app.inject({ url: `/wp-json/frontage/v1/${path}` });
  expect(given.statusCode).toBe(200);
  return answer.parse(given.json());
}
const readSuggested = async (query: string) =>
  (await read(endpoints.glossarySuggestion, `glossary/suggestion?${query}`)).map(({ slug }) => slug);

describe('the glossary', () => {
  it('lists every term, sorted by letter and word', async () => {
    const terms = await read(endpoints.glossary, 'glossary');
    expect(terms.map(({ letter, slug }) => [letter, slug])).toEqual([
      ['C', 'cadence'],
      ['C', 'capability'],
      ['C', 'consensus'],
      ['C', 'contract'],
      ['R', 'resource'],
    ]);
  });

  it('names the article about a term as soon as the article is shown', async () => {
    const article = async (slug: string) => (await read(endpoints.term, `term?id=${content.terms[slug]}`)).articleSlug;
    expect(await article('resource')).toBe('cadence-resources');
    expect(await article('contract')).toBeUndefined();
    expect(await article('capability')).toBeUndefined();
    expect(await article('consensus')).toBeUndefined();
    const before = host.clock.now;
    host.clock.now = new Date(before.getTime() + 2 * 86_400_000);
    expect(await article('consensus')).toContain('tomorrow');
    host.clock.now = before;
  });

  it('suggests the terms that mention a term, then its neighbours in the alphabet', async () => {
    expect(await readSuggested(`id=${content.terms.resource}`)).toEqual([
      'capability',
      'cadence',
      'contract',
      'consensus',
    ]);
  });

  it('suggests the terms under a letter, nearest to a term first', async () => {
    expect(await readSuggested('letter=r')).toEqual(['resource']);
    expect(await readSuggested('letter=C')).toEqual(['cadence', 'capability', 'consensus', 'contract']);
    expect(await readSuggested(`letter=C&id=${content.terms.cadence}`)).toEqual([
      'contract',
      'capability',
      'consensus',
    ]);
    expect(await readSuggested('letter=X')).toEqual([]);
  });

  it('suggests at most five terms', async () => {
    for (const letters of ['a', 'b', 'c']) {
      const data = { slug: `chain-${letters}`, title: `Chain ${letters}`, description: 'A chain.', letter: '' };
      await host.payload.create({ collection: 'glossary', data });
    }
    expect(await readSuggested('letter=C')).toHaveLength(5);
  });
});
