import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { stepsExamples } from './Steps.examples.ts';
import { steps } from './Steps.schema.ts';
import { Steps } from './Steps.tsx';

const htmlOf = (name: string) => renderToStaticMarkup(<Steps {...propsOf(stepsExamples, name)} />);

describe('Steps', () => {
  it('is an ordered list, because the order matters', () => {
    expect(htmlOf('six steps')).toMatch(/<ol[^>]*>(<li.*<\/li>){1}<\/ol>/);
    expect(htmlOf('six steps').match(/<li/g)).toHaveLength(6);
  });

  it('hangs the asset once, at the end of the last step', () => {
    for (const name of ['six steps', 'four steps, one with a list', 'five steps']) {
      const parts = htmlOf(name).split('<li');
      const withAsset = parts.filter((part) => part.includes('aria-hidden="true"'));
      expect(withAsset).toEqual([parts.at(-1)]);
    }
  });

  it('does without text and list where a step has none', () => {
    const first = htmlOf('four steps, one with a list').split('<li')[1] ?? '';
    expect(first).toContain('Read');
    expect(first).not.toMatch(/<p|<ul/);
  });

  it('takes three to nine steps', () => {
    const { block } = propsOf(stepsExamples, 'six steps');
    const of = (count: number) => ({ ...block, items: Array.from({ length: count }, () => block.items[0]) });
    expect([2, 3, 9, 10].map((count) => steps.safeParse(of(count)).success)).toEqual([false, true, true, false]);
  });
});
