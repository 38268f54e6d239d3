import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { clientSuccessExamples } from './CaseParts.examples.ts';
import { clientSuccess } from './CaseParts.schema.ts';
import { ClientSuccess } from './CaseParts.tsx';

const postsOf = (name: string) =>
  render(<ClientSuccess {...propsOf(clientSuccessExamples, name)} />).getAllByRole('listitem');

describe('ClientSuccess', () => {
  it.each(['two figures without a sentence', 'three figures', 'four figures, the longest'])(
    'puts the asset only on the last post: %s',
    (name) => {
      const posts = postsOf(name);
      expect(posts.map((post) => post.querySelector('[class*=accent]') !== null)).toEqual(
        posts.map((_, at) => at === posts.length - 1),
      );
    },
  );

  it('reads each figure before what it counts', () => {
    const [, post] = postsOf('three figures');
    expect(wordsOf(post)).toMatch(/^412,000 ?crossings ?Counted/);
  });

  it('refuses a fifth figure: four fill the line', () => {
    const { block } = propsOf(clientSuccessExamples, 'four figures, the longest');
    expect(clientSuccess.safeParse({ ...block, items: [...block.items, block.items[0]] }).success).toBe(false);
  });
});
