import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { clientSuccessExamples } from './ClientSuccess.examples.ts';
import { clientSuccess } from './ClientSuccess.schema.ts';
import { ClientSuccess } from './ClientSuccess.tsx';

const postsOf = (name: string) =>
  renderToStaticMarkup(<ClientSuccess {...propsOf(clientSuccessExamples, name)} />).match(/<li[\s\S]*?<\/li>/g) ?? [];

describe('ClientSuccess', () => {
  it.each(['two figures without a sentence', 'three figures', 'four figures, the longest'])(
    'puts the asset on the last post alone: %s',
    (name) => {
      const posts = postsOf(name);
      expect(posts.map((post) => /class="[^"]*asset/.test(post))).toEqual(
        posts.map((_, at) => at === posts.length - 1),
      );
    },
  );

  it('reads each figure before what it counts', () => {
    expect(
      postsOf('three figures')[1]
        ?.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
        .trim(),
    ).toMatch(/^412,000 +crossings +Counted/);
  });

  it('refuses a fifth figure: four fill the line', () => {
    const { block } = propsOf(clientSuccessExamples, 'four figures, the longest');
    expect(clientSuccess.safeParse({ ...block, items: [...block.items, block.items[0]] }).success).toBe(false);
  });
});
