import { expect, it } from 'vitest';
import { type ContentCall, createContentClient } from './contentClient.ts';

function clientThat(answer: unknown) {
  const calls: ContentCall[] = [];
  const content = createContentClient({
    namespace: 'frontage',
    send: async (call) => {
      calls.push(call);
      return answer;
    },
  });
  return { calls, content };
}

const term = { id: 7, letter: 'C', slug: 'cadence', title: 'Cadence', description: 'The language of Flow contracts.' };

it('calls the address of the contract and returns what has passed its schema', async () => {
  const { calls, content } = clientThat(term);
  expect(await content.term({ id: 7 })).toEqual(term);
  expect(calls).toEqual([{ method: 'GET', path: '/wp-json/frontage/v1/term', query: { id: 7 } }]);
});

it('drops what is null or undefined', async () => {
  const { calls, content } = clientThat([]);
  await content.news({ search: undefined, count: 2 });
  expect(calls[0]?.query).toEqual({ count: 2 });
});

it('fills in the parameters of the path from the query', async () => {
  const { calls, content } = clientThat({ page: 2, pages: 3, total: 14, items: [], categories: [], tags: [] });
  await content.newsPage({ page: 2, category: 'ai' });
  expect(calls[0]).toMatchObject({ path: '/wp-json/frontage/v1/news/page/2', query: { category: 'ai' } });
});

it('posts if the contract says so, without a namespace there', async () => {
  const { calls, content } = clientThat([]);
  await content.multiCategoryItems({ categories: ['ai', 'ada'] });
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/wp-json/v1/posts/get-multi-category-items' });
});

it('rejects an answer that does not fit the contract', async () => {
  const { content } = clientThat({ ...term, letter: 'Cadence' });
  await expect(content.term({ id: 7 })).rejects.toThrow('one letter, A to Z');
});
